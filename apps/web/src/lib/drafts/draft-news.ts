import { isOnItsWay, type DraftChanges, type DraftDependencies } from './draft-changes.ts'
import { newestOf, type Revised } from './draft-kind.ts'
import { isSame } from './is-same.ts'
import type { DraftMemory } from './draft-memory.ts'
import type { DraftWriter } from './draft-writer.ts'

/**
 * What the server has and this page does not show yet. It waits here until it can be joined with the content: while the same part is
 * being written, while a change of it is under way, while a person decides about it.
 */
export const createNews = <D, P>(
  { kind }: Pick<DraftDependencies<D, P>, 'kind'>,
  memory: DraftMemory<D>,
  changes: DraftChanges<D, P>,
  writer: DraftWriter,
) => {
  const { document } = kind
  let heard: Revised<D> | undefined
  /** The content holds something that no change on the device stands for: what was joined while own work waited. */
  let isUnwritten = false

  const hear = (state: Revised<D>): void => {
    heard = heard ? newestOf(document, heard, state) : state
  }

  const readOwnWork = async () => {
    const before = memory.state()
    const all = await changes.read()
    const isOwn = all.length > 0 || writer.isBusy() || memory.state() !== before
    return { isOwn, isUnderWay: all.some(isOnItsWay) }
  }

  const show = (newer: Revised<D>, content: D): void => {
    heard = undefined
    memory.moveBase(newer)
    memory.show(content)
  }

  /** What others stored comes between own work that is not stored yet, as long as nobody touched the same part. */
  const joinBetween = (newer: Revised<D>, content: D): void => {
    if (!document.newest) return
    const joined = document.join(memory.base().content, content, newer.content)
    // Asked about when the own change is refused.
    if (joined.clashes.length > 0) return
    show(newer, joined.content)
    isUnwritten = true
  }

  const takeIn = async (): Promise<void> => {
    const { isOwn, isUnderWay } = await readOwnWork()
    const state = memory.state()
    // What is heard may be what this page has just sent: it is told from what others wrote when the answer is there.
    if (!state || isUnderWay || state.refused || state.conflict) return
    if (!isOwn && isUnwritten) {
      isUnwritten = false
      if (!isSame(state.content, memory.base().content)) return writer.write()
    }
    if (!heard) return
    const newer = newestOf(document, memory.base(), heard)
    if (newer === memory.base()) heard = undefined
    else if (isOwn) joinBetween(newer, state.content)
    else show(newer, newer.content)
  }

  return { hear, takeIn }
}

export type DraftNews<D> = ReturnType<typeof createNews<D, unknown>>
