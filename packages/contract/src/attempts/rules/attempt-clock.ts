/** An answer that is under way when the time ends still counts when it arrives within these seconds. */
export const graceSeconds = 5

/** Whole seconds until an instant, never below 0; null without one. */
export const leftSeconds = (deadline: Date | null, now: Date): number | null =>
  deadline === null ? null : Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000))

/** Whole seconds since an instant. */
export const passedSeconds = (start: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - start.getTime()) / 1000))

/** The time has ended, whether or not something may still arrive. */
export const isTimeUp = (deadline: Date | null, now: Date): boolean => deadline !== null && now >= deadline

/** Nothing that arrives now counts any more. */
export const isPastGrace = (deadline: Date | null, now: Date): boolean =>
  deadline !== null && now.getTime() > deadline.getTime() + graceSeconds * 1000
