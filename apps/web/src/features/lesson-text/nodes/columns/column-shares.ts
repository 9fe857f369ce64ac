import { columnNode, columnsNode } from '@lectern/contract/rich-text/nodes/boxes'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'

/** The most that one column takes, to one of another (contract, `share`). */
const mostShare = 6

/** What each column takes of the room. */
export const sharesOf = (columns: Node): number[] =>
  columns.children.map(({ attrs }) => (typeof attrs['share'] === 'number' ? attrs['share'] : 1))

/** The shares of two neighbours after the edge between them was moved by `part` of the room that both take, -1 to 1. */
export const movedShares = (before: readonly [number, number], part: number): [number, number] => {
  const [one, other] = before
  const together = one + other
  const wanted = Math.min(Math.max(one / together + part, 0), 1)
  const pairs = pairsOfShares()
  const nearest = pairs.toSorted((a, b) => Math.abs(a.part - wanted) - Math.abs(b.part - wanted))[0]
  return nearest ? [nearest.one, nearest.other] : [one, other]
}

const pairsOfShares = () => {
  const sides = Array.from({ length: mostShare }, (_, at) => at + 1)
  return sides.flatMap((one) => sides.map((other) => ({ one, other, part: one / (one + other) })))
}

/** Gives every column at `at` the share of `shares`, in order. @returns whether that changed something */
export const setShares = (tr: Transaction, at: number, shares: readonly number[]): boolean => {
  const columns = tr.doc.nodeAt(at)
  if (columns?.type.name !== columnsNode.type) return false
  let isChanged = false
  columns.forEach((column, offset, index) => {
    const share = shares[index] ?? 1
    if (column.type.name !== columnNode.type || column.attrs['share'] === share) return
    tr.setNodeAttribute(at + 1 + offset, 'share', share)
    isChanged = true
  })
  return isChanged
}

/** Lets all columns take the same room. */
export const evenShares = (tr: Transaction, at: number): boolean => {
  const count = tr.doc.nodeAt(at)?.childCount ?? 0
  return setShares(tr, at, Array<number>(count).fill(1))
}
