/** A time during which somebody's access is frozen; without an end until the school says otherwise. */
export interface Pause {
  readonly from: Date
  readonly until: Date | null
}

/** Whether, and until when, access is frozen at a moment; undefined: it is not. */
export const pauseAt = (pauses: readonly Pause[], now: Date): Pause | undefined =>
  pauses.find(({ from, until }) => from <= now && (until === null || now < until))

/**
 * When a moment that is counted from the beginning of access comes for somebody whose access was frozen meanwhile: the days of a pause
 * do not count (PRODUCT-learning §6). What had come before a pause stays, and nothing comes during one.
 *
 * @param momentFor the moment for whoever begins at the given time
 * @param pauses in the order of their beginnings, none over another
 */
export const pausedMoment = (
  momentFor: (startsAt: Date) => Date | null,
  startsAt: Date,
  pauses: readonly Pause[],
): Date | null => {
  let start = startsAt
  let moment = momentFor(start)
  for (const { from, until } of pauses) {
    if (moment === null || until === null || moment <= from) break
    // What of a pause lies before the access takes nothing from it.
    const lost = until.getTime() - Math.max(from.getTime(), startsAt.getTime())
    if (lost <= 0) continue
    start = new Date(start.getTime() + lost)
    const later = momentFor(start)
    moment = later !== null && later < until ? until : later
  }
  return moment
}
