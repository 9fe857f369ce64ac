/** A saved state further down is part of the text that scrolls. */
const lowestBar = 120

/**
 * How much of the top of the window popovers leave free: the line of the saved state, which a person looks for while they write in
 * them. What belongs to that line itself opens below it anyway.
 */
export const freeTop = (): number => {
  const bottoms = [...document.querySelectorAll('[data-saved-state]')]
    .filter((state) => state.checkVisibility())
    .map((state) => state.getBoundingClientRect().bottom)
    .filter((bottom) => bottom > 0 && bottom < lowestBar)
  return Math.max(0, ...bottoms)
}
