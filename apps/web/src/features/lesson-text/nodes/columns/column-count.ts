import { columnLimits, columnNode, columnsNode } from '@lectern/contract/rich-text/nodes/boxes'
import { Fragment, type Node } from '@tiptap/pm/model'
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Gives the columns at `at` another number. Columns that go leave what was written in them to the last that stays.
 *
 * @returns whether there was something to change
 */
export const setColumnCount = (tr: Transaction, at: number, count: number): boolean => {
  const columns = tr.doc.nodeAt(at)
  if (columns?.type.name !== columnsNode.type || columns.childCount === count) return false
  if (count < columnLimits.least || count > columnLimits.most) return false
  const { nodes } = columns.type.schema
  const column = nodes[columnNode.type]
  const line = nodes['paragraph']
  if (!column || !line) return false
  const stays = columns.children.slice(0, count)
  const added = Array.from({ length: count - stays.length }, () => column.create(null, line.create()))
  const left = columns.children.slice(count).flatMap((each) => writtenIn(each))
  const last = stays.at(-1)
  const kept =
    last && left.length > 0
      ? [...stays.slice(0, -1), last.copy(last.content.append(Fragment.from(left)))]
      : stays
  tr.replaceWith(at, at + columns.nodeSize, columns.copy(Fragment.from([...kept, ...added])))
  tr.setSelection(TextSelection.near(tr.doc.resolve(at + 2)))
  return true
}

/** What stands in a column, besides a line that is empty. */
const writtenIn = (column: Node): Node[] =>
  column.childCount === 1 &&
  column.firstChild?.type.name === 'paragraph' &&
  column.firstChild.childCount === 0
    ? []
    : [...column.children]

/** Puts all that stands in the columns into the text, in reading order. */
export const unfoldColumns = (tr: Transaction, at: number): boolean => {
  const columns = tr.doc.nodeAt(at)
  if (columns?.type.name !== columnsNode.type) return false
  const written = columns.children.flatMap(writtenIn)
  const line = columns.type.schema.nodes['paragraph']
  const content = written.length > 0 || !line ? written : [line.create()]
  tr.replaceWith(at, at + columns.nodeSize, content)
  tr.setSelection(
    content[0]?.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)),
  )
  return true
}
