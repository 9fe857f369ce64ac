import { createContext, use, useCallback, useSyncExternalStore, type ReactNode } from 'react'
import type { Outbox } from './outbox.ts'
import type { OutboxStatus } from './status.ts'

/** The signed-in person's outbox: here, or on its way (its code is loaded after the page stands). */
export interface OpenedOutbox {
  outbox: Outbox | undefined
  /** Rejects for visitors, who have no work to keep. */
  opened: Promise<Outbox>
}

const OutboxContext = createContext<OpenedOutbox | undefined>(undefined)

const nothing: OutboxStatus = { state: 'idle', unsafe: false }
const never = () => () => {}

/** Gives the person's outbox to the page. */
export const OutboxProvider = ({ value, children }: { value: OpenedOutbox; children: ReactNode }) => (
  <OutboxContext value={value}>{children}</OutboxContext>
)

/** The person's outbox; undefined on the server, for visitors, and until its code is here. */
export const useOutbox = (): Outbox | undefined => use(OutboxContext)?.outbox

/** `outbox.enqueue`, which may be called at once: it waits for the outbox to be there. */
export const useEnqueue = (): Outbox['enqueue'] => {
  const opened = use(OutboxContext)?.opened
  return useCallback(
    async (...change) => {
      if (!opened) throw new Error('useEnqueue needs an OutboxProvider above it')
      return (await opened).enqueue(...change)
    },
    [opened],
  )
}

/** Status of the entities that begin with `prefix`, live; of everything when it is left out. */
export const useOutboxStatus = (prefix = ''): OutboxStatus => {
  const outbox = useOutbox()
  const read = useCallback(() => outbox?.status(prefix) ?? nothing, [outbox, prefix])
  return useSyncExternalStore(outbox?.subscribe ?? never, read, () => nothing)
}
