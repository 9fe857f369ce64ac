import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useOutbox } from '../outbox/index.ts'
import type { DraftDocument } from './draft-document.ts'
import type { DraftOutboxKind, Revised } from './draft-kind.ts'
import type { DraftState } from './draft-memory.ts'
import { joinedStates } from './joined-states.ts'
import { shareDraft } from './share-document.ts'

const never = () => () => {}

/** What a document says now; undefined until it is open. */
export const useDraftState = <D>(kept: DraftDocument<D> | undefined): DraftState<D> | undefined =>
  useSyncExternalStore(kept?.subscribe ?? never, () => kept?.state())

/** What several documents say now, those that are not open yet as undefined. */
export const useDraftStates = <D>(
  docs: readonly DraftDocument<D>[],
): readonly (DraftState<D> | undefined)[] => {
  const joined = useMemo(() => joinedStates(docs), [docs])
  return useSyncExternalStore(joined.subscribe, joined.read)
}

/** Opens the document of `entity` for as long as the component stands; undefined until the outbox is there. */
export const useDraft = <D, P>(
  kind: DraftOutboxKind<D, P>,
  entity: string,
  server: Revised<D>,
  fetch: () => Promise<Revised<D>>,
): DraftDocument<D> | undefined => {
  const outbox = useOutbox()
  const [kept, setKept] = useState<DraftDocument<D>>()

  useEffect(() => {
    if (!outbox) return
    const opened = shareDraft({ entity, kind, outbox, server, fetch })
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
