import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type Change,
  isOfKind,
  type OutboxKind,
  useOutbox,
  useOutboxStatus,
} from '../../../lib/outbox/index.ts'

interface Answered<P> {
  /** The server has stored it; absent where this tab has not seen it wait. */
  readonly onStored: (entity: string, change: Change<P> | undefined) => void
  /** The server refused it for good, and it is forgotten here: its words are to be given back. */
  readonly onRefused: (change: Change<P>) => void
}

/** The changes of one kind below a prefix that the server has not acknowledged. */
export const useWaiting = <P>(
  prefix: string,
  kind: OutboxKind<P>,
  { onStored, onRefused }: Answered<P>,
): { waiting: readonly Change<P>[]; isHeldUp: boolean; look: () => Promise<unknown> } => {
  const outbox = useOutbox()
  const [waiting, setWaiting] = useState<readonly Change<P>[]>([])
  const sent = useRef(new Map<string, Change<P>>())
  const { state } = useOutboxStatus(prefix)

  const look = useCallback(async () => {
    const changes = (await outbox?.pending(prefix)) ?? []
    const own = changes.filter((change) => isOfKind(change, kind))
    for (const change of own) sent.current.set(change.id, change)
    setWaiting(own.filter(({ refusal }) => refusal === undefined))
    return own.filter(({ refusal }) => refusal !== undefined)
  }, [outbox, prefix, kind])

  const giveBack = useCallback(async () => {
    for (const change of await look()) {
      // The words are kept elsewhere before the outbox forgets them: between the two the page may go.
      onRefused(change)
      await outbox?.discard(change.id)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is done with the words is new at each drawing
  }, [look, outbox])

  useEffect(() => {
    if (!outbox) return undefined
    const again = () => void giveBack().catch(() => undefined)
    again()
    return outbox.listen((message) => {
      const entity =
        message.type === 'stored'
          ? message.entity
          : message.type === 'refused' || message.type === 'enqueued'
            ? message.change.entity
            : prefix
      if (!entity.startsWith(prefix)) return
      if (message.type === 'enqueued' && isOfKind(message.change, kind))
        sent.current.set(message.change.id, message.change)
      if (message.type === 'stored') onStored(entity, sent.current.get(message.id))
      again()
    })
    // oxlint-disable-next-line react/exhaustive-deps -- the page behind the outbox is new at each drawing
  }, [outbox, prefix, giveBack])

  return { waiting, isHeldUp: state === 'kept', look }
}
