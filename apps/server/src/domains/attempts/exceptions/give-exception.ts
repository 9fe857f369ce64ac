import { exceptionLimits } from '@lectern/contract/attempts/attempt-exception'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import {
  countExceptions,
  type ExceptionOwner,
  type ExceptionRow,
  findExceptionFor,
  lockExceptionsOf,
  type PracticeOfSchool,
  writeException,
} from './exceptions.repository.ts'

/** What may be given. */
export type GivenPart = Pick<
  ExceptionRow,
  'extraPercent' | 'extraMinutes' | 'extraAttempts' | 'opensAt' | 'closesAt' | 'reason'
>

const nothing: GivenPart = {
  extraPercent: 0,
  extraMinutes: 0,
  extraAttempts: 0,
  opensAt: null,
  closesAt: null,
  reason: '',
}

/**
 * Gives a person or a group something else than everybody has. What is not named stays, so that two of the team who give
 * different things do not undo each other.
 *
 * @throws CallError closes_before_opening, too_many_attempt_exceptions (422)
 */
export const giveException = async (
  tx: Transaction,
  place: PracticeOfSchool,
  owner: ExceptionOwner,
  { given, givenBy, now }: { given: Partial<GivenPart>; givenBy: number; now: Date },
): Promise<{ before: ExceptionRow | null; after: ExceptionRow }> => {
  await lockExceptionsOf(tx, place.quizId)
  const before = await findExceptionFor(tx, place, owner)
  if (!before) await refuseTooMany(tx, place)
  const whole: GivenPart = { ...nothing, ...(before && partsOf(before)), ...given }
  if (whole.opensAt && whole.closesAt && whole.closesAt <= whole.opensAt)
    throw new CallError('closes_before_opening', { fields: { closes_at: ['closes_before_opening'] } })
  const after = await writeException(tx, { ...place, ...owner, ...whole, givenBy, givenAt: now })
  return { before, after }
}

/** What of a row was given. */
export const partsOf = (row: ExceptionRow): GivenPart => ({
  extraPercent: row.extraPercent,
  extraMinutes: row.extraMinutes,
  extraAttempts: row.extraAttempts,
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  reason: row.reason,
})

const refuseTooMany = async (tx: Transaction, { schoolId, quizId }: PracticeOfSchool): Promise<void> => {
  const limit = exceptionLimits.perQuiz
  if ((await countExceptions(tx, schoolId, quizId)) >= limit)
    throw new CallError('too_many_attempt_exceptions', { params: { limit } })
}
