const key = 'lectern-program'

/** How a program looked when its page was left: it scrolls to where it was then. */
export interface ProgramLook {
  /** Modules whose lessons were not in sight. */
  readonly closed: readonly number[]
  /** Pixels of the lines, by their ids. */
  readonly sizes: readonly (readonly [string, number])[]
}

/** Sizes hold for the course and the width of the window alone. */
const placeOf = (course: number): string => `${course} ${window.innerWidth}`

const isLook = (value: unknown): value is ProgramLook & { place: string } =>
  typeof value === 'object' &&
  value !== null &&
  'place' in value &&
  'closed' in value &&
  Array.isArray(value.closed) &&
  'sizes' in value &&
  Array.isArray(value.sizes)

/** The program that was left last in this tab, if it was this one. */
export const readProgramLook = (course: number): ProgramLook => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (isLook(kept) && kept.place === placeOf(course)) return kept
  } catch {
    // A browser that keeps nothing: the place on the page is a guess.
  }
  return { closed: [], sizes: [] }
}

export const storeProgramLook = (course: number, kept: ProgramLook): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify({ place: placeOf(course), ...kept }))
  } catch {
    // The place on the page is a guess.
  }
}
