/** Where a practice is taken: in the page, beside the text, or in a frame over everything. */
export type FramePlace = 'page' | 'side' | 'full'

const key = 'lectern:practice-place'

/** The width from which a text and a practice have room beside each other (document 002 §2), in pixels. */
const besideFrom = 1300

/** Where this reader took the last practice, where there is room for it. */
export const rememberedPlace = (): FramePlace => {
  try {
    if (localStorage.getItem(key) !== 'side') return 'page'
  } catch {
    return 'page'
  }
  return matchMedia(`(min-width: ${besideFrom}px)`).matches ? 'side' : 'page'
}

/** Keeps the choice for the next practice on this device, where the browser lets it. */
export const rememberPlace = (place: Exclude<FramePlace, 'full'>): void => {
  try {
    localStorage.setItem(key, place)
  } catch {
    // Without storage it is chosen anew each time.
  }
}
