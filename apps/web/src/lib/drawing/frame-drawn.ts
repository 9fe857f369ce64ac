/** A page that is not drawn any more (another program covers it) lets nobody wait longer than this. */
const longestMs = 100

/** Resolves when the page has drawn what was just changed: work that nobody sees waits until then. At once where nothing is drawn. */
export const frameDrawn = (): Promise<void> => {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestMs)
    // A frame is drawn after its callbacks: what they set a timer for comes after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(late)
        resolve()
      }),
    )
  })
}
