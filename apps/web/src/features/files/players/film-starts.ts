type Listener = () => void

const listeners = new Set<Listener>()

/** Says that a film of the page has begun to play for the first time. */
export const tellFilmStarted = (): void => {
  for (const listener of listeners) listener()
}

/** Hears every film of the page that begins. @returns what ends it */
export const hearFilmStarts = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
