import { isOfKind, type Change, type Outbox } from '../outbox/index.ts'
import { isRevised } from './define-draft-kind.ts'
import type { DraftOutboxKind, Revised } from './draft-kind.ts'
import type { DraftMemory } from './draft-memory.ts'

/** A document and where its changes go. */
export interface DraftDependencies<D, P> {
  entity: string
  kind: DraftOutboxKind<D, P>
  outbox: Outbox
  server: Revised<D>
  /** Reads the newest document, after the server refused a change made on an older one. */
  fetch: () => Promise<Revised<D>>
}

/** The server may have it already: it was sent, and nobody has heard what became of it. */
export const isOnItsWay = ({ attempts, refusal }: Change): boolean => attempts > 0 && !refusal

/** The changes of one document that the outbox holds. */
export const createChanges = <D, P>(
  { entity, kind, outbox }: Pick<DraftDependencies<D, P>, 'entity' | 'kind' | 'outbox'>,
  memory: DraftMemory<D>,
) => {
  const baseOf = (change: Change): Revised<D> => (isRevised<D>(change.base) ? change.base : memory.base())
  const { earlier } = kind.document
  const isOurs = (change: Change): change is Change<P> =>
    change.entity === entity && (isOfKind(change, kind) || change.kind === earlier?.name)
  const contentOf = (change: Change<P>): D =>
    earlier && change.kind === earlier.name
      ? earlier.toContent(change.payload)
      : kind.document.toContent(change.payload, baseOf(change))
  return {
    isOurs,
    /** What a waiting change of this document sends; nothing where it is one that an earlier page left. */
    payloadOf: (change: Change): P[] =>
      change.entity === entity && isOfKind(change, kind) ? [change.payload] : [],
    baseOf,
    contentOf,
    read: async (): Promise<Change<P>[]> => (await outbox.pending(entity)).filter(isOurs),
    forget: async (ids: readonly string[]): Promise<void> => {
      await Promise.all(ids.map((id) => outbox.discard(id)))
    },
  }
}

export type DraftChanges<D, P> = ReturnType<typeof createChanges<D, P>>
