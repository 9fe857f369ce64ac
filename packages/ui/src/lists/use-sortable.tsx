import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { scrollNearEdge } from './scroll-near-edge.ts'
import { dropPlace, slotAt } from './sort-places.ts'

interface SortableOptions {
  /** Of the things in their order. */
  ids: readonly string[]
  /** The thing at `from` goes to the place `to`, counted without it. */
  onMove: (from: number, to: number) => void
}

interface Drag {
  from: number
  slot: number
}

/**
 * Puts the things of an `<ol>` in order: by dragging their handles with mouse, pen or finger, or with Alt and the arrows on
 * a handle or anything else within the thing. Spread `itemProps` on each `<li>` and `handleProps` on a `SortHandle` in it.
 */
export const useSortable = ({ ids, onMove }: SortableOptions) => {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const focusNext = useRef<Element>(null)

  // A browser takes the focus away from what is moved within the page.
  useLayoutEffect(() => {
    if (focusNext.current instanceof HTMLElement) focusNext.current.focus()
    focusNext.current = null
  }, [ids])

  const itemsOf = () =>
    [...(list.current?.children ?? [])].filter((item) => item.hasAttribute('data-sort-item'))
  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= ids.length) return
    onMove(from, to)
  }

  const start = (at: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    setDrag({ from: at, slot: at })
  }
  const follow = (event: PointerEvent) => {
    if (!drag) return
    scrollNearEdge(event.clientY)
    const middles = itemsOf().map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    setDrag({ ...drag, slot: slotAt(middles, event.clientY) })
  }
  const drop = () => {
    if (drag) move(drag.from, dropPlace(drag.from, drag.slot))
    setDrag(undefined)
  }

  const onKey = (at: number) => (event: KeyboardEvent) => {
    if (event.key === 'Escape' && drag) setDrag(undefined)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    event.stopPropagation()
    focusNext.current = document.activeElement
    move(at, at + step)
  }

  const markOf = (at: number) => {
    if (!drag || dropPlace(drag.from, drag.slot) === drag.from) return
    if (drag.slot === at) return 'before'
    return drag.slot === ids.length && at === ids.length - 1 ? 'after' : undefined
  }

  return {
    list,
    itemProps: (at: number) => ({
      'data-sort-item': ids[at],
      'data-drop': markOf(at),
      'data-dragged': drag?.from === at || undefined,
      onKeyDown: onKey(at),
    }),
    handleProps: (at: number) => ({
      onPointerDown: start(at),
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}
