import type { PracticeOpening } from '@lectern/contract/attempts/practice-opening'
import { blockTypeOf, type BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { Transaction } from '../../../platform/database/pool.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { followClosing } from '../../attempts/index.ts'

interface PractisedUnit {
  readonly typeId: BuiltUnitType
  readonly content: unknown
}

/** Quiz → when it is open, as the units of a lesson say it; of two units with one quiz the first counts. */
export const openingsOf = (units: readonly PractisedUnit[]): Map<number, PracticeOpening> => {
  const openings = new Map<number, PracticeOpening>()
  for (const { typeId, content } of units) {
    const type = blockTypeOf(typeId)
    const opening = type.opening(content)
    for (const quizId of type.quizIds(content))
      if (opening && !openings.has(quizId)) openings.set(quizId, opening)
  }
  return openings
}

/** The quizzes after which others open. */
export const earlierQuizIds = (units: readonly PractisedUnit[]): number[] =>
  [...openingsOf(units).values()].flatMap(({ after_quiz_id: id }) => id ?? [])

/** Lets attempts that run end with the closing dates that learners find now. */
export const followClosings = async (
  tx: Transaction,
  { schoolId, lessonId }: { readonly schoolId: SchoolId; readonly lessonId: number },
  before: readonly PractisedUnit[],
  after: readonly PractisedUnit[],
  now: Date,
): Promise<void> => {
  const [old, current] = [openingsOf(before), openingsOf(after)]
  const quizIds = new Set(after.flatMap(({ typeId, content }) => blockTypeOf(typeId).quizIds(content)))
  // In one order everywhere, so that two saves do not wait for each other.
  for (const quizId of [...quizIds].toSorted((one, other) => one - other)) {
    const closesAt = current.get(quizId)?.closes_at ?? null
    if (closesAt === (old.get(quizId)?.closes_at ?? null)) continue
    await followClosing(
      tx,
      { schoolId, lessonId, quizId },
      closesAt === null ? null : new Date(closesAt),
      now,
    )
  }
}
