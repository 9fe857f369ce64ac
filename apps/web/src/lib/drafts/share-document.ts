import type { Outbox } from '../outbox/index.ts'
import type { DraftDependencies } from './draft-changes.ts'
import { openDraft, type DraftDocument } from './draft-document.ts'
import type { DraftKind } from './draft-kind.ts'

interface Shared {
  document: unknown
  users: number
  close: () => void
}

// A practice may stand twice in a lesson: two editors of one document have to be editors of the same one.
const tables = new WeakMap<Outbox, WeakMap<object, Map<string, Shared>>>()

const tableOf = (outbox: Outbox, kind: object): Map<string, Shared> => {
  const kinds = tables.get(outbox) ?? new WeakMap<object, Map<string, Shared>>()
  const table = kinds.get(kind) ?? new Map<string, Shared>()
  tables.set(outbox, kinds)
  kinds.set(kind, table)
  return table
}

/** Whether a shared document is of this kind; it was found in the table of the kind, which vouches for its content. */
const isOfDocument = <D, P>(document: unknown, _kind: DraftKind<D, P>): document is DraftDocument<D> =>
  typeof document === 'object' && document !== null

/** Opens a document, or joins those who have it open in this tab; it is closed with the last of them. */
export const shareDraft = <D, P>(dependencies: DraftDependencies<D, P>): DraftDocument<D> => {
  const { entity, kind, outbox } = dependencies
  const table = tableOf(outbox, kind)
  const known = table.get(entity)
  const document =
    known && isOfDocument(known.document, kind.document) ? known.document : openDraft(dependencies)
  const shared = known ?? { document, users: 0, close: document.close }
  shared.users += 1
  table.set(entity, shared)
  if (known) document.offer(dependencies.server)
  let isClosed = false
  const close = () => {
    if (isClosed) return
    isClosed = true
    shared.users -= 1
    if (shared.users > 0) return
    table.delete(entity)
    shared.close()
  }
  return { ...document, close }
}
