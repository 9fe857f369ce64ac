import { combineTransactionSteps, findChildren, getChangedRanges } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { newKey } from '../../../../lib/new-key.ts'
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state'

const isTask = (node: Node): boolean => node.type.name === 'taskItem'

/** Whether a line with a box may have come or changed its key: only then all of them are looked at. */
const touchesTasks = (
  transactions: readonly Transaction[],
  before: EditorState,
  { doc }: EditorState,
): boolean =>
  getChangedRanges(combineTransactionSteps(before.doc, [...transactions])).some(({ newRange }) => {
    let found = false
    doc.nodesBetween(newRange.from, newRange.to, (node) => {
      if (isTask(node)) found = true
      return !found
    })
    return found
  })

/** Gives every line with a box a key unlike all others: learners' ticks are kept by it (contract, `taskItem`). */
export const taskKeys = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged) || !touchesTasks(transactions, before, after))
        return null
      const taken = new Set<unknown>()
      const { tr } = after
      for (const { node, pos } of findChildren(after.doc, isTask)) {
        const key: unknown = node.attrs['key']
        if (key === null || taken.has(key)) tr.setNodeAttribute(pos, 'key', newKey())
        taken.add(key)
      }
      return tr.docChanged ? tr : null
    },
  })
