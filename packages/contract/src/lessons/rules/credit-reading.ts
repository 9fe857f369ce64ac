/** Letters a second of somebody who skims, and the bounds of what one text takes, in seconds; `grace` for reports that come in a bundle. */
const pace = { letters: 60, least: 1, most: 90, grace: 10 } as const

/** The least time, in seconds, in which a text of so many letters can be read. */
export const leastReadingTime = (letters: number): number =>
  Math.min(pace.most, Math.max(pace.least, letters / pace.letters))

export interface ReadText {
  readonly id: number
  readonly letters: number
  /** Whether it was counted before. */
  readonly isRead: boolean
}

/**
 * Which of the texts that somebody says to have read count (THREATS T24): all texts of a lesson together take at least their time since
 * it was opened first.
 *
 * @param texts every text of the lesson, in its order
 * @param secondsSinceOpened of the first time
 */
export const creditReading = (
  texts: readonly ReadText[],
  reported: readonly number[],
  secondsSinceOpened: number,
): number[] => {
  const wanted = new Set(reported)
  let left = secondsSinceOpened + pace.grace
  for (const { letters, isRead } of texts) if (isRead) left -= leastReadingTime(letters)
  const counted: number[] = []
  for (const { id, letters, isRead } of texts) {
    if (isRead || !wanted.has(id)) continue
    left -= leastReadingTime(letters)
    if (left < 0) break
    counted.push(id)
  }
  return counted
}
