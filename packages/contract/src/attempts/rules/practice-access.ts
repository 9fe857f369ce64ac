import type { PracticeOpening } from '../practice-opening.ts'
import type { Allowance } from './allowance.ts'

/** What decides whether somebody may start at a practice. */
export interface PracticeFacts {
  readonly opening: PracticeOpening
  readonly allowance: Pick<Allowance, 'opensAt' | 'closesAt'>
  /** The practice that comes before was passed; says nothing where none does. */
  readonly hasPassedEarlier: boolean
  readonly now: Date
}

/** When a practice is open to one person. */
export interface PracticeAccess {
  readonly state: 'open' | 'blocked' | 'closed'
  /** When it opens for this person; null where no date counts. */
  readonly opensAt: Date | null
  /** When it closes for this person; null when never. */
  readonly closesAt: Date | null
  /** Another practice is still to be passed. */
  readonly waitsForPractice: boolean
}

/**
 * Whether a practice is open to somebody: from its opening on, once the practice before it was passed, and before its closing
 * (PRODUCT-learning §4). Dates that the person was given count instead of those of everybody; what has to be passed before stays.
 */
export const practiceAccess = ({
  opening,
  allowance,
  hasPassedEarlier,
  now,
}: PracticeFacts): PracticeAccess => {
  const opensAt = allowance.opensAt ?? dateOf(opening.opens_at)
  const closesAt = allowance.closesAt ?? dateOf(opening.closes_at)
  const waitsForPractice = opening.after_quiz_id !== null && !hasPassedEarlier
  const facts = { opensAt, closesAt, waitsForPractice }
  if (closesAt !== null && now >= closesAt) return { state: 'closed', ...facts }
  const isEarly = opensAt !== null && now < opensAt
  return { state: isEarly || waitsForPractice ? 'blocked' : 'open', ...facts }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
