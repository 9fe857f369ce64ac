import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { type DragWords, useDragNews } from './announcer.ts'
import { createEdgeScroll } from './scroll-near-edge.ts'

interface DragOntoOptions<Thing> {
  /** What a press on this element may begin to drag; undefined for what stays where it is. */
  pick: (target: Element) => Thing | undefined
  accepts: (thing: Thing, place: string) => boolean
  onDrop: (thing: Thing, place: string) => void
  /** What is read aloud of a thing. */
  nameOf: (thing: Thing) => string
  placeName: (place: string) => string
  /** A drop there asks something first: the thing stays where it was, and that is told. */
  staysAt?: ((thing: Thing, place: string) => boolean) | undefined
}

/** What is held above the page, and where. */
export interface Held<Thing> {
  thing: Thing
  x: number
  y: number
  /** The place below that takes it. */
  place: string | undefined
}

/** A press that moves no further (pixels) is a press. */
const least = 6

/** A finger that rests so long takes the thing up; one that moves before scrolls the page. */
const holdMs = 350

/** The place (`data-drop-place`) to which an element belongs. */
export const dropPlaceOf = (element: EventTarget | null): string | undefined => {
  const place = element instanceof Element ? element.closest('[data-drop-place]') : null
  return place?.getAttribute('data-drop-place') ?? undefined
}

/** The press that ends a drag presses nothing. */
const swallowClick = () => {
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/** What is told at the end: where the thing went, or that it stays. */
const endWords = (words: DragWords, name: string, target: string | undefined): string =>
  target === undefined ? words.cancelled(name) : words.putInto(name, target)

interface Start {
  x: number
  y: number
  isTouch: boolean
}

/**
 * Takes things to places by mouse or pen, or by a finger that has rested on them. Spread `sourceProps` on what holds the things, and put
 * `data-drop-place` on the places. Escape leaves everything where it was. A screen reader is told what is held and over
 * what; with keys there has to be another way too, such as a menu.
 */
export const useDragOnto = <Thing,>(options: DragOntoOptions<Thing>) => {
  const { pick, accepts, onDrop, nameOf, placeName, staysAt } = options
  const [held, setHeld] = useState<Held<Thing>>()
  const press = useRef<AbortController>(undefined)
  const tell = useDragNews()
  useEffect(() => () => press.current?.abort(), [])

  const follow = (thing: Thing, from: Start) => {
    const over = new AbortController()
    press.current?.abort()
    press.current = over
    let now: Held<Thing> | undefined
    const hold = (x: number, y: number) => {
      const below = dropPlaceOf(document.elementFromPoint(x, y))
      const place = below !== undefined && accepts(thing, below) ? below : undefined
      if (!now) tell((words) => words.pickedFree(nameOf(thing)))
      else if (now.place !== place)
        tell((words) =>
          place === undefined
            ? words.overNothing(nameOf(thing))
            : words.overPlace(nameOf(thing), placeName(place)),
        )
      now = { thing, x, y, place }
      setHeld(now)
    }
    const scroll = createEdgeScroll(() => now && hold(now.x, now.y))
    over.signal.addEventListener('abort', scroll.stop)
    const resting = from.isTouch ? setTimeout(() => hold(from.x, from.y), holdMs) : undefined
    const end = () => {
      clearTimeout(resting)
      over.abort()
      setHeld(undefined)
    }
    const cancel = () => {
      end()
      if (now) tell((words) => words.cancelled(nameOf(thing)))
    }
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!now && Math.hypot(x - from.x, y - from.y) < least) return
      if (!now && from.isTouch) return end()
      scroll.follow(y)
      hold(x, y)
    }
    const drop = () => {
      end()
      if (!now) return
      swallowClick()
      const { place } = now
      if (place === undefined) return tell((words) => words.cancelled(nameOf(thing)))
      const target = staysAt?.(thing, place) ? undefined : placeName(place)
      onDrop(thing, place)
      tell((words) => endWords(words, nameOf(thing), target))
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !now) return
      event.preventDefault()
      event.stopPropagation()
      cancel()
      window.addEventListener('pointerup', swallowClick, { capture: true, once: true })
    }
    const signal = { capture: true, signal: over.signal }
    window.addEventListener('pointermove', move, signal)
    window.addEventListener('pointerup', drop, signal)
    window.addEventListener('pointercancel', cancel, signal)
    // Of the window alone; elsewhere the focus moves with the press.
    window.addEventListener('blur', ({ target }) => target === window && cancel(), signal)
    window.addEventListener('keydown', escape, signal)
    // A held thing does not scroll the page; a listener that may prevent that has to say so beforehand.
    window.addEventListener('touchmove', (event) => now && event.preventDefault(), {
      ...signal,
      passive: false,
    })
    // Neither words nor pictures are taken along by the browser, and a resting finger asks for no menu.
    for (const type of ['selectstart', 'dragstart', ...(from.isTouch ? ['contextmenu'] : [])])
      window.addEventListener(type, (event) => event.preventDefault(), signal)
  }

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const thing = pick(event.target)
    if (thing === undefined) return
    follow(thing, { x: event.clientX, y: event.clientY, isTouch: event.pointerType === 'touch' })
  }
  return { held, sourceProps: { onPointerDown } }
}
