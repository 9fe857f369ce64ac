import { endingDays } from '../kinds/access.ts'

const day_ms = 24 * 60 * 60 * 1000

/** A moment at which the end of an access is told of: so many days before it, or at it (0). */
export interface EndMark {
  readonly days: (typeof endingDays)[number] | 0
  readonly at: Date
}

/**
 * When the end of an access is told of, the earliest first: some days before, and at the end. What was past when the access began is not told:
 * whoever gets three days is not told at once that seven are left.
 */
export const endMarks = (startsAt: Date, endsAt: Date): readonly EndMark[] =>
  [...endingDays, 0 as const]
    .map((days) => ({ days, at: new Date(endsAt.getTime() - days * day_ms) }))
    .filter(({ at }) => at > startsAt)
