import { attemptStatus, type AttemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts } from '../attempts.tables.ts'

/** How one person stands to one quiz in one lesson: passed once and for all, else what their latest attempt is. */
export interface StandingOfPerson {
  readonly userId: number
  readonly lessonId: number
  readonly quizId: number
  readonly statusId: AttemptStatus
}

/** How some people stand to the practices that they have begun in some lessons. */
export const listStandingsOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userIds: readonly number[],
  lessonIds: readonly number[],
): Promise<StandingOfPerson[]> => {
  if (userIds.length === 0 || lessonIds.length === 0) return []
  const { userId, lessonId, quizId, statusId } = attempts
  return db
    .selectDistinctOn([userId, lessonId, quizId], { userId, lessonId, quizId, statusId })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        inArray(userId, [...userIds]),
        inArray(lessonId, [...lessonIds]),
        sql`${statusId} <> ${attemptStatus.superseded}`,
      ),
    )
    .orderBy(
      userId,
      lessonId,
      quizId,
      sql`(${statusId} = ${attemptStatus.passed}) desc`,
      desc(attempts.startedAt),
      desc(attempts.id),
    )
}
