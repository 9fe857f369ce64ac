/** How a window stands over a page: in pixels, from the top of the page. */
export interface Scrolled {
  /** Of the window’s upper edge. */
  readonly top: number
  readonly windowHeight: number
  readonly pageHeight: number
}

/** What a bar covers at the top, and a heading below it. */
const head = 120

/**
 * The line at which somebody reads, below the window’s upper edge: it goes down the window as the page is scrolled, so that the last
 * section is reached however short it is.
 */
export const readingLine = ({ top, windowHeight, pageHeight }: Scrolled): number => {
  const most = pageHeight - windowHeight
  return most > 0 ? Math.max(head, (top / most) * windowHeight) : head
}

/** The place of the section that is read, by where each begins in the window; the first one before any has begun. */
export const placeInView = (tops: readonly number[], line: number): number =>
  Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  )
