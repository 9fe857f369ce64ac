import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { inArray, or, type SQL, sql } from '../../../platform/database/sql.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { isParticipantSeen } from '../../access/index.ts'
import { attemptExceptions, type ExceptionOwner, type PracticeOfSchool } from '../../attempts/index.ts'
import { findLesson, lessons, listLessonQuizIds } from '../../lessons/index.ts'
import {
  isInScope,
  type LearnerScope,
  loadLearnerScope,
  mayOnWork,
  nameGroupsOfProduct,
} from '../../teams/index.ts'

/** Somebody of the team, and for whom they may give exceptions. */
export interface Giver {
  readonly staff: StaffSeat
  readonly userId: number
}

/** A practice of the school, and the product by which one takes part in it. */
export interface GivenPlace extends PracticeOfSchool {
  readonly productId: number
}

const rights = ['practice_curator'] as const

export const scopeOf = (db: ReadDatabase, { staff, userId }: Giver): Promise<LearnerScope> =>
  loadLearnerScope(db, staff, userId, rights)

/** The exceptions that a giver sees, as a condition: those of their learners, and of the groups that they look after. */
export const exceptionScope = (scope: LearnerScope, { schoolId }: StaffSeat): SQL | undefined => {
  if (scope === 'everybody') return undefined
  const productId = sql`(
    select ${lessons.productId} from ${lessons}
    where ${lessons.schoolId} = ${schoolId} and ${lessons.id} = ${attemptExceptions.lessonId}
  )`
  const groupIds = [...scope.values()].flatMap((sight) => (sight.kind === 'all' ? [] : sight.groupIds))
  const ofGroups =
    groupIds.length === 0 ? sql`false` : inArray(attemptExceptions.participantGroupId, groupIds)
  return or(isInScope(scope, { productId, userId: sql`${attemptExceptions.userId}` }), ofGroups)
}

/**
 * A quiz in a lesson of the giver's school and products.
 *
 * @throws CallError not_found
 */
export const givenPlace = async (
  db: ReadDatabase,
  { staff }: Giver,
  quizId: number,
  lessonId: number,
): Promise<GivenPlace> => {
  const { schoolId } = staff
  const { productId } = found(await findLesson(db, schoolId, lessonId))
  const quizIds = (await listLessonQuizIds(db, [lessonId])).get(lessonId) ?? []
  if (!quizIds.includes(quizId)) throw notFound('the quiz stands in another lesson')
  if (!mayOnWork(staff, 'practice_curator', productId)) throw notFound('a product of others')
  return { schoolId, lessonId, quizId, productId }
}

/**
 * Refuses people who take no part in the product, or whose work the giver does not see, and groups of other products.
 *
 * @throws CallError unknown_participant, unknown_participant_group (422)
 */
export const refuseForeignOwner = async (
  db: ReadDatabase,
  giver: Giver,
  { schoolId, productId }: GivenPlace,
  { userId, participantGroupId }: ExceptionOwner,
): Promise<void> => {
  const scope = await scopeOf(db, giver)
  if (userId !== null) {
    if (await isParticipantSeen(db, scope, productId, userId)) return
    throw new CallError('unknown_participant', { fields: { user_id: ['unknown_participant'] } })
  }
  const groups = await nameGroupsOfProduct(db, { schoolId, productId })
  const isKnown = participantGroupId !== null && groups.has(participantGroupId)
  if (isKnown && seesGroup(scope, productId, participantGroupId)) return
  throw new CallError('unknown_participant_group', {
    fields: { participant_group_id: ['unknown_participant_group'] },
  })
}

/** Whether a giver looks after everybody in a group. */
export const seesGroup = (scope: LearnerScope, productId: number, groupId: number): boolean => {
  if (scope === 'everybody') return true
  const sight = scope.get(productId)
  return sight !== undefined && (sight.kind === 'all' || sight.groupIds.includes(groupId))
}
