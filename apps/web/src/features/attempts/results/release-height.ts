/**
 * Gives back the height that a practice kept for its result, once the page has been drawn where it was scrolled to: what moves
 * then is out of the window.
 */
export const releaseHeight = (inside: HTMLElement | null): void => {
  const part = inside?.closest<HTMLElement>('[data-practice]')
  requestAnimationFrame(() => requestAnimationFrame(() => part?.style.removeProperty('min-block-size')))
}
