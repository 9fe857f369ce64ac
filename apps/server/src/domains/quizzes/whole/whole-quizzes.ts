import type { QuizContent, QuizPool } from '@lectern/contract/quizzes/quiz'
import type { QuizSettings } from '@lectern/contract/quizzes/quiz-settings'
import type { QuizType } from '@lectern/contract/quizzes/quiz-types/quiz-type'
import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { placeQuizzes } from '../library/library.repository.ts'
import { findQuiz, insertQuiz } from '../quizzes.repository.ts'
import { quizzes } from '../quizzes.tables.ts'
import { presentStyle } from '../style/present-style.ts'
import { findPresentation } from '../style/styles.repository.ts'
import { saveStyle } from '../style/save-style.ts'
import { saveQuiz } from '../use-cases/save-quiz.ts'

/** Everything that makes a quiz, as its author left it. */
export interface WholeQuiz {
  readonly name: string
  readonly type: QuizType
  readonly settings: QuizSettings
  readonly content: QuizContent
  /** What learners get. */
  readonly ready: QuizContent
  readonly pools: readonly QuizPool[]
  readonly style: QuizStyle | null
  readonly startInfo: StartInfo | null
  readonly tags: readonly string[]
}

/** A quiz of a school with its looks and tags; null when there is none. */
export const findWholeQuiz = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  quizId: number,
): Promise<WholeQuiz | null> => {
  const quiz = await findQuiz(db, schoolId, quizId)
  const presentation = await findPresentation(db, schoolId, quizId)
  if (!quiz || !presentation) return null
  const [row] = await db
    .select({ tags: quizzes.tags })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.schoolId, schoolId)))
  const { style, start_info: startInfo } = presentStyle(presentation)
  const { name, type, settings, content, pools } = quiz
  const ready = quiz.released?.readyContent ?? quiz.readyContent
  return { name, type, settings, content, ready, pools, style, startInfo, tags: row?.tags ?? [] }
}

/**
 * Adds a quiz with all that makes it but the quizzes out of which it draws.
 *
 * @throws CallError invalid_fields, foreign_file, not_a_picture, questions_not_of_type
 */
export const insertWholeQuiz = async (
  tx: Transaction,
  schoolId: SchoolId,
  quiz: Omit<WholeQuiz, 'pools'>,
  now: Date,
): Promise<number> => {
  const { name, type, settings, content, ready, style, startInfo, tags } = quiz
  const { id: quizId } = await insertQuiz(tx, { schoolId, name, type, settings }, now)
  // What learners got is saved first, so that a question which is not ready keeps the version that was.
  await saveQuiz(tx, { schoolId, quizId, content: ready, now })
  await saveQuiz(tx, { schoolId, quizId, settings, content, now })
  if (style !== null || startInfo !== null)
    await saveStyle(tx, { schoolId, quizId, style, start_info: startInfo })
  if (tags.length > 0) await placeQuizzes(tx, schoolId, [quizId], { tags })
  return quizId
}
