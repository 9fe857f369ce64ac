import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { emptyPlaces } from '../../files/index.ts'
import { announceQuizChange } from '../quiz-cache.ts'
import { lockQuiz } from '../quizzes.repository.ts'
import * as repository from './library.repository.ts'
import type { QuizUsage } from './quiz-usage.ts'

/**
 * Removes a quiz for good, with the questions that are nowhere else.
 *
 * @throws CallError not_found, quiz_in_use where a lesson shows it or a randomizer draws from it, quiz_has_attempts where somebody has taken it,
 *   quiz_in_removed_lesson where one that was removed holds it and would come back without it (409)
 */
export const deleteQuiz = async (
  tx: Transaction,
  usage: QuizUsage,
  { schoolId, quizId }: { readonly schoolId: SchoolId; readonly quizId: number },
): Promise<void> => {
  const quiz = found(await lockQuiz(tx, schoolId, quizId))
  const use = found(await repository.findUse(tx, schoolId, usage, quiz.id))
  if (use.isShown || use.isDrawnFrom) throw new CallError('quiz_in_use')
  if (use.attempts > 0) throw new CallError('quiz_has_attempts')
  if (use.isInRemovedLesson) throw new CallError('quiz_in_removed_lesson')
  await emptyPlaces(tx, { schoolId, type: 'quiz', ids: [quiz.id] })
  await repository.deleteQuiz(tx, schoolId, quiz.id)
  await announceQuizChange(tx, quiz.id)
}
