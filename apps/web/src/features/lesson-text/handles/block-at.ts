import type { Editor } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { holdsBlocks } from '../moves/block-range.ts'
import type { Pointed } from './use-pointed.ts'

const lists = new Set(['bulletList', 'orderedList', 'taskList'])
/** Nodes between a block and what it holds. */
const between = new Set(['columns', 'details'])

const isCell = ($at: ResolvedPos, depth: number): boolean =>
  $at.node(depth).type.spec['tableRole'] !== undefined

const leftOf = (view: EditorView, at: number): number => {
  const dom = view.nodeDOM(at)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect().left : 0
}

/** The block in a block that the pointer is at: left of what it holds, it is the block itself. A table is one block. */
const innermost = (view: EditorView, $at: ResolvedPos, x: number): number => {
  let at = $at.before(1)
  for (let depth = 1; depth < $at.depth && !isCell($at, depth); depth += 1) {
    const node = $at.node(depth)
    if (!holdsBlocks(node) && !between.has(node.type.name)) break
    if (!holdsBlocks(node)) continue
    const inner = $at.before(depth + 1)
    if (!lists.has(node.type.name) && x < leftOf(view, inner)) break
    at = inner
  }
  return at
}

/** Where the block begins at which the pointer is; null where there is none. */
const blockAt = (view: EditorView, x: number, y: number): number | null => {
  const text = view.dom.getBoundingClientRect()
  const found = view.posAtCoords({ left: Math.min(Math.max(x, text.left + 1), text.right - 1), top: y })
  if (!found) return null
  const { doc } = view.state
  const drawn = found.inside >= 0 ? doc.nodeAt(found.inside) : null
  if (drawn?.isBlock && drawn.isAtom) return found.inside
  const $at = doc.resolve(found.pos)
  if ($at.depth > 0) return innermost(view, $at, x)
  return doc.nodeAt(found.pos) ? found.pos : null
}

/** The block under the pointer, and where its handle stands: in the middle of its first line, left of it. */
export const pointedBlock = (editor: Editor, box: HTMLElement, event: PointerEvent): Pointed | null => {
  const at = blockAt(editor.view, event.clientX, event.clientY)
  const dom = at === null ? null : editor.view.nodeDOM(at)
  if (at === null || !(dom instanceof HTMLElement)) return null
  const from = box.getBoundingClientRect()
  // Numbers and dots of a list stand left of its entries.
  const { left } = (dom.tagName === 'LI' ? (dom.parentElement ?? dom) : dom).getBoundingClientRect()
  const { lineHeight, paddingTop } = getComputedStyle(dom)
  const line = Number.parseFloat(lineHeight) || 0
  const top = dom.getBoundingClientRect().top + Number.parseFloat(paddingTop) + line / 2
  return { at, top: top - from.top, left: left - from.left }
}
