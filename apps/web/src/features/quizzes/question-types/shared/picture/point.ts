/** A point of a picture, as shares of its width and height. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A share of the picture in the form in which it is stored. */
export const atShare = (value: number): number =>
  Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000

/** Where on an element a pointer is, as shares of its width and height. */
export const pointOn = (
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    x: atShare(width === 0 ? 0 : (clientX - left) / width),
    y: atShare(height === 0 ? 0 : (clientY - top) / height),
  }
}
