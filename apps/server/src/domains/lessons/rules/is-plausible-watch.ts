/** Where a film counts as watched, of its length (document 001 §4). */
const watchedPart = 0.85
/** The quickest rate that the players offer (document 001 §9). */
const quickestRate = 2
/** Clocks, short clips and reports that come in a bundle, in seconds. */
const grace = 10

/**
 * Whether a film that was started so many seconds ago can have been watched by now (THREATS T24). Of a film whose length is
 * not known here, whoever reports is believed.
 *
 * @param duration seconds
 */
export const isPlausibleWatch = (secondsSinceStart: number, duration: number | null): boolean =>
  duration === null || secondsSinceStart + grace >= (duration * watchedPart) / quickestRate
