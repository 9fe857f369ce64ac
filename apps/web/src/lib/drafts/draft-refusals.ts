import type { Change, Refusal } from '../outbox/index.ts'
import { report } from '../reporting.ts'
import { newestOf } from './draft-kind.ts'
import { isSame } from './is-same.ts'
import { isOnItsWay, type DraftChanges, type DraftDependencies } from './draft-changes.ts'
import type { DraftMemory } from './draft-memory.ts'
import type { DraftWriter } from './draft-writer.ts'

interface RefusalParts<D, P> extends Pick<DraftDependencies<D, P>, 'entity' | 'kind' | 'outbox' | 'fetch'> {
  memory: DraftMemory<D>
  changes: DraftChanges<D, P>
  writer: DraftWriter
  closed: AbortSignal
}

/** After a fetch that failed it is tried again so much later, in milliseconds. */
const again = 3000

/** Two tabs hear of one refusal, and one tab hears of it twice; one after the other looks after it. */
const createTurns = (name: string) => {
  let last: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>): Promise<void> => {
    const turn = () => (typeof navigator.locks === 'undefined' ? work() : navigator.locks.request(name, work))
    last = last.then(turn, turn)
    return last
  }
}

/**
 * Looks after changes that the server refused. A change holds the whole document, so a later one makes an earlier one
 * needless. A change made on an old revision is joined with the newest; any other gives way to what was there before it,
 * and is kept for its person (document 000 §4).
 */
export const createRefusals = <D, P>(dependencies: RefusalParts<D, P>) => {
  const { entity, kind, outbox, fetch, memory, changes, writer, closed } = dependencies

  const joinStale = async (change: Change<P>, refusal: Refusal): Promise<void> => {
    const fetched = await fetch()
    const kept = await changes.read()
    const isDecided = !kept.some(({ id }) => id === change.id)
    // The newest of this tab, taken after the wait: the person may have written on meanwhile, and more may have come in.
    const state = memory.state()
    if (closed.aborted || !state || isDecided || kept.some(isOnItsWay)) return
    const theirs = newestOf(kind.document, memory.base(), fetched)
    const mine = kind.document.renamed?.(state.content, theirs, refusal) ?? state.content
    const joined = kind.document.join(memory.base().content, mine, theirs.content)
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
    const state = memory.state()
    // Words that are not on the device yet are set aside with those of the change.
    const set =
      state && writer.isBusy()
        ? { content: state.content, base: memory.base() }
        : { content: changes.contentOf(change), base: changes.baseOf(change) }
    memory.show(memory.base().content)
    memory.note({ refused: { changeId: change.id, refusal, ...set } })
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
    if (last.refusal.code === 'stale_revision') await joinStale(last, last.refusal)
    else restore(last, last.refusal)
  }

  const inTurn = createTurns(`lectern-kept:${entity}`)
  const settleOrLater = (): Promise<void> =>
    inTurn(settle).catch((error: unknown) => {
      if (!closed.aborted) outbox.clock.after(again, () => void settleOrLater())
      report(error, 'a refused change')
    })
  return { settle: settleOrLater }
}
