import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { useDragNews } from './announcer.ts'
import { createEdgeScroll } from './scroll-near-edge.ts'
import { dropPlace, slotAt, slotFor } from './sort-places.ts'
import { singleStep, steppedTo } from './sort-steps.ts'
import { usePlaceOutside } from './use-place-outside.ts'

interface SortableOptions {
  /** Of the things in their order. */
  ids: readonly string[]
  /** What the thing at a place is called, for a list that does not draw all of them. Otherwise its handle says it. */
  nameOf?: ((at: number) => string) | undefined
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

/** The things of a list that are drawn, and what each is called. */
const useItems = <List extends HTMLElement>({ ids, nameOf }: SortableOptions) => {
  const list = useRef<List>(null)
  const itemsOf = () =>
    [...(list.current?.children ?? [])].filter((item) => item.hasAttribute('data-sort-item'))
  const itemAt = (at: number) => itemsOf().find((item) => item.getAttribute('data-sort-item') === ids[at])
  const drawnName = (at: number) =>
    itemAt(at)?.querySelector('[data-sort-name]')?.getAttribute('data-sort-name') ?? String(at + 1)
  /** The gap that is nearest to `y`. */
  const slotBelow = (y: number) => {
    const items = itemsOf()
    const middles = items.map((item) => {
      const { top, height } = item.getBoundingClientRect()
      return top + height / 2
    })
    const placeOf = (item: Element | undefined) => ids.indexOf(item?.getAttribute('data-sort-item') ?? '')
    const below = items[slotAt(middles, y)]
    return below ? placeOf(below) : placeOf(items.at(-1)) + 1
  }
  return { list, itemAt, slotBelow, nameOf: nameOf ?? drawnName }
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
    if (slot === now.slot) return
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
  /** The page moved under the pointer. */
  pass: () => void
  release: () => void
  giveUp: () => void
  key: (at: number) => (event: KeyboardEvent) => void
  handleKey: (at: number) => (event: KeyboardEvent) => void
  leave: () => void
}

const handlersOf = (hands: RefObject<Hands | undefined>, at: number) => ({
  onItemKey: (event: KeyboardEvent) => hands.current?.key(at)(event),
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => hands.current?.press(at)(event),
    onPointerMove: (event: PointerEvent) => hands.current?.follow(event),
    onPointerUp: () => hands.current?.release(),
    onPointerCancel: () => hands.current?.giveUp(),
    onKeyDown: (event: KeyboardEvent) => hands.current?.handleKey(at)(event),
    onBlur: () => hands.current?.leave(),
  },
})

/** The same functions for a place at every drawing: a thing that did not change need not be drawn again. */
const useHandlers = (newest: RefObject<Hands | undefined>) => {
  const [known] = useState(() => new Map<number, ReturnType<typeof handlersOf>>())
  return (at: number) => {
    const handlers = known.get(at) ?? handlersOf(newest, at)
    known.set(at, handlers)
    return handlers
  }
}

type DragState = Pick<
  ReturnType<typeof useDragState>,
  'drag' | 'total' | 'move' | 'goOver' | 'pickUp' | 'putDown'
>

/** What keys do within the thing at a place, and on its handle. */
const keysOf = (
  { drag, total, move, goOver, pickUp, putDown, giveUp }: DragState & { giveUp: () => void },
  focusNext: RefObject<Element | null>,
) => ({
  onKey: (at: number) => (event: KeyboardEvent) => {
    const held = drag?.byKeys ? drag : undefined
    const to = held ? steppedTo(event.key, dropPlace(held.from, held.slot), total) : undefined
    const step = event.altKey ? singleStep(event.key) : undefined
    const isEscape = drag !== undefined && event.key === 'Escape'
    if (!isEscape && to === undefined && step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    if (isEscape) return giveUp()
    if (held && to !== undefined) return goOver(held, slotFor(held.from, to))
    focusNext.current = document.activeElement
    move(at, at + (step ?? 0))
  },
  onHandleKey: (at: number) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    event.preventDefault()
    if (drag?.byKeys) {
      focusNext.current = document.activeElement
      putDown(drag)
    } else pickUp(at, true)
  },
})

/** Moves the page under a pointer near its edge; gives up with the list. */
const useEdgeScroll = (hands: RefObject<Hands | undefined>) => {
  const [scroll] = useState(() => createEdgeScroll(() => hands.current?.pass()))
  useEffect(() => scroll.stop, [scroll])
  return scroll
}

/**
 * Puts the things of a list in order: by dragging their handles with mouse, pen or finger; with Space or Enter on a handle, arrows, Page Up,
 * Page Down, Home or End, and Space again; or with Alt and the arrows anywhere within the thing. A screen reader is told each step.
 * Spread `itemProps` on each thing, which is a child of the list, and `handleProps` on a `SortHandle` in it. A list that does not draw all of
 * them draws those in the hand and at the place `over`, and says their names itself.
 */
export const useSortable = <List extends HTMLElement = HTMLOListElement>(options: SortableOptions) => {
  const { ids } = options
  const { list, itemAt, slotBelow, nameOf } = useItems<List>(options)
  const { drag, move, pickUp, goOver, putDown, cancel, letGo, total } = useDragState(options, nameOf)
  const outside = usePlaceOutside(options.onPlace)
  const newest = useRef<Hands>(undefined)
  const scroll = useEdgeScroll(newest)
  const pointer = useRef(0)
  const focusNext = useRef<Element>(null)
  const over = drag && dropPlace(drag.from, drag.slot)

  // A browser takes the focus away from what is moved within the page.
  useLayoutEffect(() => {
    if (focusNext.current instanceof HTMLElement) focusNext.current.focus()
    focusNext.current = null
  }, [ids])

  useLayoutEffect(() => {
    if (over !== undefined && drag?.byKeys) itemAt(over)?.scrollIntoView({ block: 'nearest' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each place, however often the list is drawn
  }, [over])

  const start = (at: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    pickUp(at, false)
  }
  const follow = (event: PointerEvent) => {
    if (!drag || drag.byKeys || outside.follow(event)) return scroll.stop()
    pointer.current = event.clientY
    scroll.follow(event.clientY)
    goOver(drag, slotBelow(event.clientY))
  }
  const giveUp = () => {
    scroll.stop()
    outside.leave()
    cancel()
  }
  const release = () => {
    scroll.stop()
    if (!drag || drag.byKeys) return
    if (outside.drop(drag.from)) letGo()
    else putDown(drag)
  }

  const { onKey, onHandleKey } = keysOf({ drag, total, move, goOver, pickUp, putDown, giveUp }, focusNext)
  const hands: Hands = {
    press: start,
    follow,
    pass: () => drag && !drag.byKeys && goOver(drag, slotBelow(pointer.current)),
    release,
    giveUp,
    key: onKey,
    handleKey: onHandleKey,
    leave: () => drag?.byKeys && focusNext.current === null && cancel(),
  }
  useLayoutEffect(() => {
    newest.current = hands
  })
  const handlersAt = useHandlers(newest)
  return {
    list,
    /** Where what is in the hand would go. */
    over,
    itemProps: (at: number) => ({
      'data-sort-item': ids[at],
      'data-drop': drag && markOf(drag, at, total),
      'data-dragged': drag?.from === at || undefined,
      onKeyDown: handlersAt(at).onItemKey,
    }),
    handleProps: (at: number) => handlersAt(at).handle,
  }
}
