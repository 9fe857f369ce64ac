import type { Editor } from '@tiptap/core'
import type { Pointed } from '../../../handles/use-pointed.ts'

/** A table under the pointer, with its size. */
export interface PointedTable extends Pointed {
  readonly width: number
  readonly height: number
}

/** The innermost table under the pointer. */
export const pointedTable = (editor: Editor, box: HTMLElement, event: PointerEvent): PointedTable | null => {
  const dom = event.target instanceof Element ? event.target.closest('table') : null
  if (!dom || !editor.view.dom.contains(dom)) return null
  const $in = editor.state.doc.resolve(editor.view.posAtDOM(dom, 0))
  const depth = Array.from({ length: $in.depth }, (_, index) => $in.depth - index).find(
    (each) => $in.node(each).type.name === 'table',
  )
  if (depth === undefined) return null
  const { left, top, height } = dom.getBoundingClientRect()
  const from = box.getBoundingClientRect()
  // A wide table scrolls within the text: its edge is where it is cut off.
  const { width } = (dom.closest('.tableWrapper') ?? dom).getBoundingClientRect()
  return {
    at: $in.before(depth),
    left: left - from.left,
    top: top - from.top,
    width: Math.min(width, dom.getBoundingClientRect().width),
    height,
  }
}
