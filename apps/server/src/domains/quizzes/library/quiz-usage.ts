import type { QuizPlace } from '@lectern/contract/quizzes/library/library'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { SQL, SQLWrapper } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** People with an attempt in progress, attempts that are over, published lessons. */
interface UseCounts {
  readonly peopleRunning: number
  readonly attemptsFinished: number
  readonly lessonsPublished: number
}

/** What the domains above know of the quizzes of a school. Its conditions and counts are parts of a query over quizzes. */
export interface QuizUsage {
  /** Whom an edit of any of these quizzes concerns. */
  countUse(db: ReadDatabase, schoolId: SchoolId, quizIds: readonly number[]): Promise<UseCounts>
  /** Whether a lesson shows the quiz with this id. */
  isShown(schoolId: SchoolId, quizId: SQLWrapper): SQL
  /** Whether a lesson holds it that was removed: its removal can be taken back. */
  isInRemovedLesson(schoolId: SchoolId, quizId: SQLWrapper): SQL
  /** How many lessons show it. */
  lessonsOf(schoolId: SchoolId, quizId: SQLWrapper): SQL<number>
  /** How often it was begun. */
  attemptsOf(schoolId: SchoolId, quizId: SQLWrapper): SQL<number>
  /** The first `limit` lessons that show it, by course and lesson. */
  listPlaces(db: ReadDatabase, schoolId: SchoolId, quizId: number, limit: number): Promise<QuizPlace[]>
}
