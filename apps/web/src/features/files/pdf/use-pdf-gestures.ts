import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { pinched, zoomed } from './toolbar/pdf-zoom.ts'

/** Pixels of a wheel that are one step. */
const wheelStep = 20

const between = ([one, other]: readonly Touch[]):
  | { distance: number; middle: [number, number] }
  | undefined =>
  one && other
    ? {
        distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        middle: [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2],
      }
    : undefined

/** Zooms by Ctrl and the wheel, as trackpads pinch too, and by two fingers. */
export const usePdfGestures = (
  container: RefObject<HTMLDivElement | null>,
  opened: OpenPdf | undefined,
  scale: number,
): void => {
  const zoom = useEffectEvent((next: (now: number) => number, at: [number, number]) => {
    const wanted = next(scale)
    if (wanted !== scale) opened?.setScale(wanted, at)
  })
  useEffect(() => {
    const { current: box } = container
    if (!box || !opened) return
    const listening = new AbortController()
    const options = { passive: false, signal: listening.signal }
    let distance = 0
    box.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return
        event.preventDefault()
        const steps = Math.round(-event.deltaY / wheelStep) || -Math.sign(event.deltaY)
        if (steps !== 0)
          zoom((now) => zoomed(now, Math.max(-8, Math.min(8, steps))), [event.clientX, event.clientY])
      },
      options,
    )
    box.addEventListener(
      'touchmove',
      (event) => {
        const fingers = between([...event.touches])
        if (!fingers) return
        event.preventDefault()
        const factor = distance === 0 ? 1 : fingers.distance / distance
        if (distance !== 0 && Math.abs(factor - 1) < 0.02) return
        distance = fingers.distance
        if (factor !== 1) zoom((now) => pinched(now, factor), fingers.middle)
      },
      options,
    )
    box.addEventListener('touchend', () => (distance = 0), { signal: listening.signal })
    return () => listening.abort()
  }, [container, opened])
}
