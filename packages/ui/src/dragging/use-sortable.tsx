import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useDragNews } from './announcer.ts'
import { scrollNearEdge } from './scroll-near-edge.ts'
import { dropPlace, slotAt, slotFor } from './sort-places.ts'
import { usePlaceOutside } from './use-place-outside.ts'

interface SortableOptions {
  /** Of the things in their order. */
  ids: readonly string[]
  /** The thing at `from` goes to the place `to`, counted without it. */
  onMove: (from: number, to: number) => void
  /** The thing at `from` was put on a place outside the list, which bears `data-drop-place`; with keys there has to be another way. */
  onPlace?: ((from: number, place: string) => void) | undefined
}

interface Drag {
  from: number
  slot: number
  /** Picked up by a key: it stays in the hand until another key puts it down. */
  byKeys: boolean
}

const stepOf: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The things of a list, and what each is called. */
const useItems = () => {
  const list = useRef<HTMLOListElement>(null)
  const itemsOf = () =>
    [...(list.current?.children ?? [])].filter((item) => item.hasAttribute('data-sort-item'))
  const nameOf = (at: number) =>
    itemsOf()[at]?.querySelector('[data-sort-name]')?.getAttribute('data-sort-name') ?? String(at + 1)
  return { list, itemsOf, nameOf }
}

/** What is in the hand and where it would go; each step is told to a screen reader. */
const useDragState = ({ ids, onMove }: SortableOptions, nameOf: (at: number) => string) => {
  const tell = useDragNews()
  const [drag, setDrag] = useState<Drag>()
  const total = ids.length

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= total) return
    const name = nameOf(from)
    onMove(from, to)
    tell((words) => words.put(name, to + 1, total))
  }
  const pickUp = (from: number, byKeys: boolean) => {
    setDrag({ from, slot: from, byKeys })
    tell((words) => words.picked(nameOf(from), from + 1, total))
  }
  const goOver = (now: Drag, slot: number) => {
    const to = dropPlace(now.from, slot)
    if (to !== dropPlace(now.from, now.slot))
      tell((words) => words.over(nameOf(now.from), nameOf(to), to + 1, total))
    setDrag({ ...now, slot })
  }
  const cancel = () => {
    if (!drag) return
    setDrag(undefined)
    tell((words) => words.cancelled(nameOf(drag.from)))
  }
  const putDown = (now: Drag) => {
    const to = dropPlace(now.from, now.slot)
    if (to === now.from) return cancel()
    setDrag(undefined)
    move(now.from, to)
  }
  const letGo = () => setDrag(undefined)
  return { drag, move, pickUp, goOver, putDown, cancel, letGo, total }
}

/** On which side of the thing at a place the one in the hand would go. */
const markOf = (drag: Drag, at: number, total: number): 'before' | 'after' | undefined => {
  if (dropPlace(drag.from, drag.slot) === drag.from) return
  if (drag.slot === at) return 'before'
  return drag.slot === total && at === total - 1 ? 'after' : undefined
}

/** What is done with the thing at a place, or with the one in the hand. */
interface Hands {
  press: (at: number) => (event: PointerEvent<HTMLElement>) => void
  follow: (event: PointerEvent) => void
  release: () => void
  giveUp: () => void
  key: (at: number) => (event: KeyboardEvent) => void
  handleKey: (at: number) => (event: KeyboardEvent) => void
  leave: () => void
}

const handlersOf = (hands: { readonly current: Hands }, at: number) => ({
  onItemKey: (event: KeyboardEvent) => hands.current.key(at)(event),
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => hands.current.press(at)(event),
    onPointerMove: (event: PointerEvent) => hands.current.follow(event),
    onPointerUp: () => hands.current.release(),
    onPointerCancel: () => hands.current.giveUp(),
    onKeyDown: (event: KeyboardEvent) => hands.current.handleKey(at)(event),
    onBlur: () => hands.current.leave(),
  },
})

/** The same functions for a place at every drawing: a thing that did not change need not be drawn again. */
const useHandlers = (hands: Hands) => {
  const newest = useRef(hands)
  useLayoutEffect(() => {
    newest.current = hands
  })
  const [known] = useState(() => new Map<number, ReturnType<typeof handlersOf>>())
  return (at: number) => {
    const handlers = known.get(at) ?? handlersOf(newest, at)
    known.set(at, handlers)
    return handlers
  }
}

/**
 * Puts the things of an `<ol>` in order: by dragging their handles with mouse, pen or finger; with Space or Enter on a handle,
 * arrows, and Space again; or with Alt and the arrows anywhere within the thing. A screen reader is told each step.
 * Spread `itemProps` on each `<li>` and `handleProps` on a `SortHandle` in it.
 */
export const useSortable = (options: SortableOptions) => {
  const { ids } = options
  const { list, itemsOf, nameOf } = useItems()
  const { drag, move, pickUp, goOver, putDown, cancel, letGo, total } = useDragState(options, nameOf)
  const outside = usePlaceOutside(options.onPlace)
  const focusNext = useRef<Element>(null)

  // A browser takes the focus away from what is moved within the page.
  useLayoutEffect(() => {
    if (focusNext.current instanceof HTMLElement) focusNext.current.focus()
    focusNext.current = null
  }, [ids])

  const start = (at: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    pickUp(at, false)
  }
  const follow = (event: PointerEvent) => {
    if (!drag || drag.byKeys || outside.follow(event)) return
    scrollNearEdge(event.clientY)
    const middles = itemsOf().map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    goOver(drag, slotAt(middles, event.clientY))
  }

  const giveUp = () => {
    outside.leave()
    cancel()
  }

  const onKey = (at: number) => (event: KeyboardEvent) => {
    const step = stepOf[event.key]
    if (drag && event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      giveUp()
      return
    }
    if (step === undefined || (!event.altKey && !drag?.byKeys)) return
    event.preventDefault()
    event.stopPropagation()
    if (drag?.byKeys) {
      const to = dropPlace(drag.from, drag.slot) + step
      if (to >= 0 && to < total) goOver(drag, slotFor(drag.from, to))
      return
    }
    focusNext.current = document.activeElement
    move(at, at + step)
  }
  const onHandleKey = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (drag?.byKeys) {
      focusNext.current = document.activeElement
      putDown(drag)
    } else pickUp(at, true)
  }

  const hands: Hands = {
    press: start,
    follow,
    release: () => drag && !drag.byKeys && (outside.drop(drag.from) ? letGo() : putDown(drag)),
    giveUp,
    key: onKey,
    handleKey: onHandleKey,
    leave: () => drag?.byKeys && focusNext.current === null && cancel(),
  }
  const handlersAt = useHandlers(hands)
  return {
    list,
    itemProps: (at: number) => ({
      'data-sort-item': ids[at],
      'data-drop': drag && markOf(drag, at, total),
      'data-dragged': drag?.from === at || undefined,
      onKeyDown: handlersAt(at).onItemKey,
    }),
    handleProps: (at: number) => handlersAt(at).handle,
  }
}
