import type { EditorView } from '@tiptap/pm/view'
import { BlockSelection } from '../moves/block-selection.ts'

/** How far the pointer goes, in pixels, before it is no press any more. */
const threshold = 4

/** What takes a press for itself. */
const taken =
  'a, button, input, select, textarea, label, summary, [draggable="true"], [contenteditable="true"]'

/** The blocks of the text that stand between two heights of the window. */
const selectBetween = (view: EditorView, one: number, other: number): void => {
  const [top, bottom] = [Math.min(one, other), Math.max(one, other)]
  const { doc, tr, selection } = view.state
  const edges: number[] = []
  doc.forEach((node, at) => {
    const dom = view.nodeDOM(at)
    const box = dom instanceof HTMLElement ? dom.getBoundingClientRect() : null
    if (box && box.bottom > top && box.top < bottom) edges.push(at, at + node.nodeSize)
  })
  const [from, to] = [edges.at(0), edges.at(-1)]
  if (from === undefined || to === undefined) return
  const blocks = one <= other ? BlockSelection.between(doc, from, to) : BlockSelection.between(doc, to, from)
  if (blocks && !blocks.eq(selection)) view.dispatch(tr.setSelection(blocks))
}

const isInMargin = (view: EditorView, { target, clientY }: PointerEvent): boolean => {
  const { top, bottom } = view.dom.getBoundingClientRect()
  return (
    target instanceof Element &&
    target.contains(view.dom) &&
    target.closest(taken) === null &&
    clientY >= top &&
    clientY <= bottom
  )
}

/**
 * Selects blocks by a box that a mouse draws from beside the text; a finger scrolls there.
 *
 * @param box drawn while the mouse is pressed
 */
export const selectByDrag = (view: EditorView, box: HTMLElement): (() => void) => {
  /** Where it began, from the corner of the text: the page may be scrolled on the way. */
  let begun: { x: number; y: number } | null = null
  let isDrawn = false
  const draw = ({ clientX, clientY }: PointerEvent) => {
    if (!begun) return
    const text = view.dom.getBoundingClientRect()
    const [x, y] = [begun.x + text.left, begun.y + text.top]
    isDrawn ||= Math.hypot(clientX - x, clientY - y) > threshold
    if (!isDrawn) return
    box.hidden = false
    box.style.inset = `${Math.min(y, clientY)}px auto auto ${Math.min(x, clientX)}px`
    box.style.width = `${Math.abs(clientX - x)}px`
    box.style.height = `${Math.abs(clientY - y)}px`
    selectBetween(view, y, clientY)
  }
  const stop = () => {
    if (isDrawn) view.focus()
    box.hidden = true
    begun = null
    isDrawn = false
  }
  const start = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !isInMargin(view, event)) return
    const { left, top } = view.dom.getBoundingClientRect()
    begun = { x: event.clientX - left, y: event.clientY - top }
  }
  /** Words of the page would be marked on the way. */
  const keepWords = (event: Event) => {
    if (begun) event.preventDefault()
  }
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerdown', start, { signal })
  document.addEventListener('pointermove', draw, { signal })
  document.addEventListener('pointerup', stop, { signal })
  document.addEventListener('pointercancel', stop, { signal })
  document.addEventListener('selectstart', keepWords, { signal })
  return () => listening.abort()
}
