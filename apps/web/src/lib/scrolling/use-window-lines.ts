import {
  defaultRangeExtractor,
  observeWindowOffset,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Up to so many lines are all drawn, so that the browser finds words in them. */
export const allDrawnUpTo = 60

/** Lines above and below the window that are drawn too. */
const spare = 8

/** A line that is drawn, and how far below the top of its list (pixels). */
export interface WindowLine {
  readonly at: number
  readonly top: number
}

interface WindowLinesOptions {
  list: RefObject<HTMLElement | null>
  /** Of all lines in their order. */
  ids: readonly string[]
  /** Pixels of the line at a place as long as it has not been drawn. */
  sizeOf: (at: number) => number
  /** Places that are drawn wherever the window is, such as the line with the focus. */
  kept: readonly (number | undefined)[]
  /** Pixels of lines as they were drawn when this list was left, by their ids: it scrolls to where it was. */
  known: ReadonlyMap<string, number>
  onLeave: (sizes: ReadonlyMap<string, number>) => void
}

/** How far below the top of the page a list begins, however much comes and goes above it. */
const useTopOf = (list: RefObject<HTMLElement | null>): number => {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

/** Calls `leave` when the page goes away, or what is shown here alone, be it hidden until the next page is there. */
const useLeaving = (leave: RefObject<(() => void) | undefined>): void => {
  // Of layout, and before that of what it asks: a hidden part of a page keeps its other effects.
  useLayoutEffect(() => {
    const tell = () => leave.current?.()
    window.addEventListener('pagehide', tell)
    return () => {
      window.removeEventListener('pagehide', tell)
      tell()
    }
  }, [leave])
}

/** The places to draw, in their order: those in the window, those that are kept, or all of a short list. */
const placesOf = (range: Range, kept: WindowLinesOptions['kept']): number[] => {
  if (range.count <= allDrawnUpTo) return Array.from({ length: range.count }, (_, at) => at)
  const places = new Set(defaultRangeExtractor(range))
  for (const at of kept) if (at !== undefined && at >= 0 && at < range.count) places.add(at)
  return [...places].toSorted((one, other) => one - other)
}

/**
 * Draws of a long list that scrolls with the page the lines in sight. Give the list the height `height` and `position: relative`; each line
 * the attribute `data-index`, the ref `measure`, `position: absolute` and its `top`.
 */
export const useWindowLines = (options: WindowLinesOptions) => {
  const { list, ids, sizeOf, kept, known } = options
  const top = useTopOf(list)
  const leave = useRef<() => void>(undefined)
  useLeaving(leave)
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here, at each drawing, and go nowhere else
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: ids.length,
    overscan: spare,
    scrollMargin: top,
    estimateSize: sizeOf,
    getItemKey: useCallback((at: number) => ids[at] ?? at, [ids]),
    rangeExtractor: (range) => placesOf(range, kept),
    // The page may have gone to where it was left since the lines were first reckoned: without this it would be taken back.
    observeElementOffset: (instance, tell) => {
      tell(window.scrollY, false)
      return observeWindowOffset(instance, tell)
    },
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: [...known].map(([key, size], index) => ({
      ...{ key, size, index, start: 0, end: size, lane: 0 },
    })),
  })
  useLayoutEffect(() => {
    leave.current = () =>
      options.onLeave(new Map(virtualizer.takeSnapshot().map(({ key, size }) => [String(key), size])))
  })
  return {
    lines: virtualizer
      .getVirtualItems()
      .map(({ index, start }): WindowLine => ({ at: index, top: start - top })),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  }
}
