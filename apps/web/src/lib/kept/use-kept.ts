import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOutbox } from '../outbox/index.ts'
import type { KeptDocument } from './kept-document.ts'
import type { KeptOutboxKind, Revised } from './kept-kind.ts'
import type { KeptState } from './kept-memory.ts'
import { shareKeptDocument } from './share-document.ts'

const never = () => () => {}

/** What a document says now; undefined until it is open. */
export const useKeptState = <D>(kept: KeptDocument<D> | undefined): KeptState<D> | undefined =>
  useSyncExternalStore(kept?.subscribe ?? never, () => kept?.state())

/** Opens the document of `entity` for as long as the component stands; undefined until the outbox is there. */
export const useKept = <D, P>(
  kind: KeptOutboxKind<D, P>,
  entity: string,
  server: Revised<D>,
  fetch: () => Promise<Revised<D>>,
): KeptDocument<D> | undefined => {
  const outbox = useOutbox()
  const [kept, setKept] = useState<KeptDocument<D>>()

  useEffect(() => {
    if (!outbox) return
    const opened = shareKeptDocument({ entity, kind, outbox, server, fetch })
    setKept(opened)
    return () => {
      setKept(undefined)
      opened.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what the server says later is offered below
  }, [outbox, kind, entity])

  useEffect(() => {
    kept?.offer(server)
  }, [kept, server])

  return kept
}
