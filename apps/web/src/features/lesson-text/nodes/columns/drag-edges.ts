import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { movedShares, setShares, sharesOf } from './column-shares.ts'

const gapClass = '[data-columns]'
/** Pixels beside a column in which its edge is taken hold of; the gap between two is 24. */
const reach = 14

interface Edge {
  readonly columns: HTMLElement
  /** Of the column before the edge. */
  readonly index: number
}

/** The edge between two columns that lies under a pointer. */
const edgeAt = (target: EventTarget | null, x: number): Edge | null => {
  const columns = target instanceof Element ? target.closest<HTMLElement>(gapClass) : null
  if (!columns) return null
  const boxes = [...columns.children].map((child) => child.getBoundingClientRect())
  const index = boxes.slice(0, -1).findIndex((box, at) => {
    const next = boxes[at + 1]
    const isBeside = next !== undefined && next.top < box.bottom && next.left >= box.right
    return isBeside && x > box.right - reach / 2 && x < next.left + reach / 2
  })
  return index === -1 ? null : { columns, index }
}

const follow = (view: EditorView, { columns, index }: Edge, startX: number): void => {
  const at = view.posAtDOM(columns, 0) - 1
  const node = view.state.doc.nodeAt(at)
  const boxes = [...columns.children].map((child) => child.getBoundingClientRect())
  const [one, other] = [boxes[index], boxes[index + 1]]
  if (!node || !one || !other) return
  const shares = sharesOf(node)
  const before: [number, number] = [shares[index] ?? 1, shares[index + 1] ?? 1]
  const sharesAt = (x: number): number[] => {
    const moved = movedShares(before, (x - startX) / (one.width + other.width))
    return shares.map((share, each) => moved[each - index] ?? share)
  }
  const show = ({ clientX }: PointerEvent) =>
    sharesAt(clientX).forEach((share, each) => {
      const column = columns.children[each]
      if (column instanceof HTMLElement) column.style.flexGrow = String(share)
    })
  const stop = new AbortController()
  const settle = ({ clientX }: PointerEvent) => {
    stop.abort()
    const { tr } = view.state
    if (setShares(tr, at, sharesAt(clientX))) view.dispatch(tr)
  }
  window.addEventListener('pointermove', show, { signal: stop.signal })
  window.addEventListener('pointerup', settle, { signal: stop.signal })
  window.addEventListener('pointercancel', settle, { signal: stop.signal })
}

/** Lets the edge between two columns be moved by a pointer; keys have the tools above the columns. */
export const columnEdges = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        pointermove: (view, event) => {
          view.dom.style.cursor = view.editable && edgeAt(event.target, event.clientX) ? 'col-resize' : ''
          return false
        },
        pointerdown: (view, event) => {
          if (!view.editable || event.button !== 0) return false
          const edge = edgeAt(event.target, event.clientX)
          if (!edge) return false
          event.preventDefault()
          follow(view, edge, event.clientX)
          return true
        },
      },
    },
  })
