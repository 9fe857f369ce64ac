import { Outlet, useMatches } from '@tanstack/react-router'
import { schoolOf } from '../../lib/routing/page-school.ts'
import { ReaderClock } from '../../lib/texts/index.ts'
import { PersonOutbox } from './person-outbox.tsx'
import { useVisitor } from '../areas/use-visitor.ts'

/** What every page stands in, whichever area it belongs to. */
export const PageFrame = () => {
  const visitor = useVisitor()
  const chosen = visitor?.is_auto_timezone === false ? visitor.time_zone : null
  const school = useMatches({ select: (matches) => schoolOf(matches)?.time_zone })
  return (
    <ReaderClock zone={chosen ?? undefined} likely={visitor?.time_zone ?? school}>
      <PersonOutbox>
        <Outlet />
      </PersonOutbox>
    </ReaderClock>
  )
}
