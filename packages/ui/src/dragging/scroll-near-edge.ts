const edge = 72
const scrollStep = 14

/** While something is dragged: moves the page when the pointer comes near the upper or lower edge of the window. */
export const scrollNearEdge = (y: number): void => {
  if (y < edge) window.scrollBy(0, -scrollStep)
  else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep)
}
