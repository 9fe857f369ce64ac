/** A time code with its title. */
export interface Chapter {
  /** Seconds. */
  readonly at: number
  readonly title: string
}

export const noChapters: readonly Chapter[] = []

/** A chapter with the place where the next one begins. */
export interface Stretch extends Chapter {
  readonly to: number
}

/** Chapters in the order of time, each up to the next; those beyond the end are left out. */
export const stretchesOf = (chapters: readonly Chapter[], duration: number): Stretch[] => {
  const sorted = chapters
    .filter(({ at }) => !(duration > 0) || at < duration)
    .toSorted((one, other) => one.at - other.at)
  return sorted.map((chapter, index) => ({ ...chapter, to: sorted[index + 1]?.at ?? duration }))
}

/** The chapter in which a moment lies. */
export const chapterAt = (stretches: readonly Stretch[], time: number): Stretch | undefined =>
  stretches.findLast(({ at }) => at <= time)
