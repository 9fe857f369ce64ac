import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'

/** Pixels of the column of one lesson. */
export const columnWidth = 44
/** Up to so many lessons are all drawn, so that the browser finds words in their heads. */
const allDrawnUpTo = 40

export interface LessonColumns {
  /** Places of the lessons that are drawn, in their order. */
  drawn: readonly number[]
  /** Pixels before and after them. */
  before: number
  after: number
}

/** Which columns are drawn of a table that scrolls sideways. */
export const useLessonColumns = (scroll: RefObject<HTMLElement | null>, count: number): LessonColumns => {
  const isWhole = count <= allDrawnUpTo
  // oxlint-disable-next-line react/incompatible-library -- what it gives is read here and handed on as values
  const virtual = useVirtualizer({
    horizontal: true,
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => columnWidth,
    overscan: 6,
    rangeExtractor: (range) =>
      isWhole ? Array.from({ length: count }, (_, at) => at) : defaultRangeExtractor(range),
  })
  const drawn = isWhole
    ? Array.from({ length: count }, (_, at) => at)
    : virtual.getVirtualItems().map(({ index }) => index)
  const [first = 0] = drawn
  const last = drawn.at(-1) ?? count - 1
  return { drawn, before: first * columnWidth, after: (count - 1 - last) * columnWidth }
}
