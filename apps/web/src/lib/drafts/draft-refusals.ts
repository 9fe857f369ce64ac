import type { Change, Refusal } from '../outbox/index.ts'
import { isSame } from './is-same.ts'
import type { DraftChanges, DraftDependencies } from './draft-changes.ts'
import type { DraftMemory } from './draft-memory.ts'
import type { DraftWriter } from './draft-writer.ts'

interface RefusalParts<D, P> extends Pick<DraftDependencies<D, P>, 'entity' | 'kind' | 'fetch'> {
  memory: DraftMemory<D>
  changes: DraftChanges<D, P>
  writer: DraftWriter
  closed: AbortSignal
}

/** Two tabs hear of one refusal; one after the other looks after it. */
const oneAtATime = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (typeof navigator.locks === 'undefined') return work()
  await navigator.locks.request(name, work)
}

/**
 * Looks after changes that the server refused. A change holds the whole document, so a later one makes an earlier one
 * needless. A change made on an old revision is joined with the newest; any other gives way to what was there before it,
 * and is kept for its person (document 000 §4).
 */
export const createRefusals = <D, P>(dependencies: RefusalParts<D, P>) => {
  const { entity, kind, fetch, memory, changes, writer, closed } = dependencies

  const joinStale = async (change: Change<P>): Promise<void> => {
    const theirs = await fetch()
    // The newest of this tab, taken after the wait: the person may have written on meanwhile.
    const state = memory.state()
    if (closed.aborted || !state) return
    // What others stored meanwhile may have come into the content already, and into the base with it.
    const base = kind.document.newest?.(changes.baseOf(change), memory.base()) ?? changes.baseOf(change)
    const joined = kind.document.join(base.content, state.content, theirs.content)
    if (joined.clashes.length > 0)
      return memory.note({ conflict: { ...joined, theirs, changeId: change.id } })
    memory.moveBase(theirs)
    memory.note({})
    memory.show(joined.content)
    if (!isSame(joined.content, theirs.content)) await writer.write()
    await changes.forget([change.id])
  }

  const restore = (change: Change<P>, refusal: Refusal): void => {
    if (memory.state()?.refused?.changeId === change.id) return
    memory.show(changes.baseOf(change).content)
    memory.note({ refused: { changeId: change.id, refusal, content: changes.contentOf(change) } })
  }

  const settle = async (): Promise<void> => {
    if (closed.aborted) return
    const all = await changes.read()
    const refused = all.filter((change) => change.refusal)
    const last = refused.at(-1)
    if (!last?.refusal) return memory.note({})
    const isOvertaken = all.some((change) => !change.refusal && change.seq > last.seq)
    const needless = refused.filter((change) => isOvertaken || change !== last)
    await changes.forget(needless.map((change) => change.id))
    if (isOvertaken) return
    if (last.refusal.code === 'stale_revision') await joinStale(last)
    else restore(last, last.refusal)
  }

  return { settle: () => oneAtATime(`lectern-kept:${entity}`, settle) }
}
