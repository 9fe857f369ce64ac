import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react'
import { scrollNearEdge } from './scroll-near-edge.ts'

interface DragOntoOptions<Thing> {
  /** What a press on this element may begin to drag; undefined for what stays where it is. */
  pick: (target: Element) => Thing | undefined
  accepts: (thing: Thing, place: string) => boolean
  onDrop: (thing: Thing, place: string) => void
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

/**
 * Takes things to places by mouse or pen; a finger scrolls, so there has to be another way too. Spread `sourceProps` on what
 * holds the things, and put `data-drop-place` on the places. Escape leaves everything where it was.
 */
export const useDragOnto = <Thing,>({ pick, accepts, onDrop }: DragOntoOptions<Thing>) => {
  const [held, setHeld] = useState<Held<Thing>>()
  const press = useRef<AbortController>(undefined)
  useEffect(() => () => press.current?.abort(), [])

  const follow = (thing: Thing, from: { x: number; y: number }) => {
    const over = new AbortController()
    press.current?.abort()
    press.current = over
    let now: Held<Thing> | undefined
    const end = () => {
      over.abort()
      setHeld(undefined)
    }
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!now && Math.hypot(x - from.x, y - from.y) < least) return
      scrollNearEdge(y)
      const place = dropPlaceOf(document.elementFromPoint(x, y))
      now = { thing, x, y, place: place !== undefined && accepts(thing, place) ? place : undefined }
      setHeld(now)
    }
    const drop = () => {
      end()
      if (now) swallowClick()
      if (now?.place !== undefined) onDrop(thing, now.place)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !now) return
      event.preventDefault()
      event.stopPropagation()
      end()
      window.addEventListener('pointerup', swallowClick, { capture: true, once: true })
    }
    const options = { capture: true, signal: over.signal }
    window.addEventListener('pointermove', move, options)
    window.addEventListener('pointerup', drop, options)
    window.addEventListener('pointercancel', end, options)
    // Of the window alone; elsewhere the focus moves with the press.
    window.addEventListener('blur', ({ target }) => target === window && end(), options)
    window.addEventListener('keydown', escape, options)
    // Neither words nor pictures are taken along by the browser.
    for (const type of ['selectstart', 'dragstart'])
      window.addEventListener(type, (event) => event.preventDefault(), options)
  }

  const onPointerDown = (event: ReactPointerEvent) => {
    if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return
    const thing = pick(event.target)
    if (thing !== undefined) follow(thing, { x: event.clientX, y: event.clientY })
  }
  return { held, sourceProps: { onPointerDown } }
}
