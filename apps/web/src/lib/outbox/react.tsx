import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { Outbox } from './outbox.ts'
import type { OutboxStatus } from './status.ts'

const OutboxContext = createContext<Outbox | undefined>(undefined)

const nothing: OutboxStatus = { state: 'idle', unsafe: false }
const never = () => () => {}

/** Gives the signed-in person's outbox to the page. */
export const OutboxProvider = ({ outbox, children }: { outbox: Outbox | undefined; children: ReactNode }) => (
  <OutboxContext value={outbox}>{children}</OutboxContext>
)

/** The outbox of the signed-in person; undefined while the page is rendered on the server and for visitors. */
export const useOutbox = (): Outbox | undefined => use(OutboxContext)

/** Status of the entities that begin with `prefix`, live; of everything when it is left out. */
export const useOutboxStatus = (prefix = ''): OutboxStatus => {
  const outbox = useOutbox()
  const read = useCallback(() => outbox?.status(prefix) ?? nothing, [outbox, prefix])
  return useSyncExternalStore(outbox?.subscribe ?? never, read, () => nothing)
}
