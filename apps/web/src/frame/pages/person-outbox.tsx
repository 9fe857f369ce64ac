import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { OutboxProvider, type Outbox } from '../../lib/outbox/index.ts'
import { setPagePerson } from '../../lib/api/index.ts'
import { report } from '../../lib/reporting.ts'
import { outboxKinds } from '../../outbox-kinds.ts'
import { useVisitor } from '../areas/use-visitor.ts'

/** Opens the outbox until `leaving` aborts. */
const openOutbox = async (
  person: string,
  leaving: AbortSignal,
  onOpen: (outbox: Outbox) => void,
): Promise<void> => {
  const { createBrowserOutbox } = await import('../../lib/outbox/browser-outbox.ts')
  if (leaving.aborted) return
  const outbox = createBrowserOutbox(person, outboxKinds)
  leaving.addEventListener('abort', outbox.close)
  onOpen(outbox)
}

/** Opens the signed-in person's outbox in this tab once the page stands, and sends what earlier visits left. */
export const PersonOutbox = ({ children }: { children: ReactNode }) => {
  const person = useVisitor()?.id.toString()
  const [outbox, setOutbox] = useState<Outbox>()
  const opening = useMemo(() => ({ person, ...Promise.withResolvers<Outbox>() }), [person])

  useEffect(() => setPagePerson(person), [person])

  useEffect(() => {
    if (opening.person === undefined) return
    const leaving = new AbortController()
    openOutbox(opening.person, leaving.signal, (here) => {
      opening.resolve(here)
      setOutbox(here)
    }).catch((error: unknown) => report(error, 'outbox'))
    return () => {
      leaving.abort()
      setOutbox(undefined)
    }
  }, [opening])

  return <OutboxProvider value={{ outbox, opened: opening.promise }}>{children}</OutboxProvider>
}
