import { closeHistory } from '@tiptap/pm/history'
import { TextSelection, type EditorState, type Selection, type Transaction } from '@tiptap/pm/state'
import { dropPoint } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import { BlockSelection } from '../moves/block-selection.ts'
import { rangeAt } from '../moves/block-range.ts'

interface Dragged {
  readonly from: number
  readonly to: number
}

const dragged = new WeakMap<EditorView, Dragged>()

const selectionOf = ({ doc }: EditorState, { from, to }: Dragged): Selection =>
  BlockSelection.between(doc, from, to) ?? TextSelection.between(doc.resolve(from), doc.resolve(to))

/** Begins to drag the block, or all selected ones when it is one of them. */
export const startDrag = (view: EditorView, at: number, transfer: DataTransfer): void => {
  const range = rangeAt(view.state, at)
  if (!range) return
  const slice = view.state.doc.slice(range.from, range.to)
  const dom = view.nodeDOM(range.from)
  if (dom instanceof HTMLElement) transfer.setDragImage(dom, 0, 0)
  transfer.effectAllowed = 'move'
  // Firefox drags nothing that carries nothing.
  transfer.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n'))
  view.dispatch(view.state.tr.setSelection(selectionOf(view.state, range)))
  // The line that shows where it falls asks the editor what is dragged.
  view.dragging = { slice, move: true }
  dragged.set(view, range)
}

/** Ends it, wherever the blocks were let go. */
export const endDrag = (view: EditorView): void => {
  dragged.delete(view)
  view.dragging = null
}

/** Moves blocks of a text to where one may stand; null when they would not move. */
export const moveRange = (state: EditorState, { from, to }: Dragged, place: number): Transaction | null => {
  const slice = state.doc.slice(from, to)
  const target = dropPoint(state.doc, place, slice)
  if (target === null || (target >= from && target <= to)) return null
  // What was written just before is taken back on its own.
  const tr = closeHistory(state.tr).deleteRange(from, to)
  const mapped = tr.mapping.map(target)
  tr.replaceRange(mapped, mapped, slice)
  const several = slice.content.childCount > 1 && BlockSelection.between(tr.doc, mapped, mapped + to - from)
  const caret = tr.doc.resolve(Math.min(mapped + 1, tr.doc.content.size))
  return tr.setSelection(several || TextSelection.near(caret))
}

/** Puts what was dragged by a handle where it is let go; false for anything else. */
export const dropBlocks = (view: EditorView, event: DragEvent): boolean => {
  const range = dragged.get(view)
  const place = range && view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (!range || !place) return false
  event.preventDefault()
  const tr = moveRange(view.state, range, place.pos)
  endDrag(view)
  if (tr) view.dispatch(tr.scrollIntoView())
  view.focus()
  return true
}
