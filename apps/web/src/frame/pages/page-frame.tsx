import { Outlet } from '@tanstack/react-router'
import { ReaderClock } from '../../lib/texts/index.ts'
import { PersonOutbox } from './person-outbox.tsx'
import { useVisitor } from '../areas/use-visitor.ts'

/** What every page stands in, whichever area it belongs to. */
export const PageFrame = () => {
  const visitor = useVisitor()
  const chosen = visitor?.is_auto_timezone === false ? visitor.time_zone : null
  return (
    <ReaderClock zone={chosen ?? undefined}>
      <PersonOutbox>
        <Outlet />
      </PersonOutbox>
    </ReaderClock>
  )
}
