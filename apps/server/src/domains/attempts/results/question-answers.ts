import {
  type QuestionAnswers,
  resultLimits,
  type RowStatistics,
} from '@lectern/contract/attempts/quiz-results'
import { mostChosenWrong } from '@lectern/contract/attempts/rules/result-statistics'
import type { RowCount } from '@lectern/contract/quizzes/question-types/shared/count-rows'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { findQuiz } from '../../quizzes/index.ts'
import type { PinnedAttempts } from '../pinned-attempts.ts'
import type { CountedFilter } from './counted-attempts.ts'
import { middle, questionsOfVersions } from './quiz-results.ts'
import { countSameAnswers, countVersions, summariseTimes } from './statistics.repository.ts'

/**
 * What people answered to one question, summed as its type does it; nothing while no attempt that counts had it.
 *
 * @throws CallError not_found when neither such an attempt nor the quiz as it is has the question
 */
export const presentQuestionAnswers = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  filter: CountedFilter,
  questionId: string,
): Promise<QuestionAnswers> => {
  const questions = await questionsOfVersions(pinned, await countVersions(db, filter))
  const question = questions.find(({ id }) => id === questionId)
  if (!question) return nobodysAnswers(db, filter, questionId)
  const type = questionTypeOf(question)
  const [same, times] = await Promise.all([
    countSameAnswers(db, filter, questionId),
    summariseTimes(db, filter, questionId),
  ])
  const answers = same.flatMap(({ answer, count }) => Array.from({ length: count }, () => answer))
  const counts = type.summarise(question, answers)
  const shown = shownCounts(counts)
  const rows = shown.map((each) => presentRow(question, each))
  return {
    id: question.id,
    answered: answers.length,
    seconds: middle(times),
    rows,
    is_cut: shown.length < counts.length,
    most_chosen_wrong: mostChosenWrong(rows),
    figures: type.figures(question, counts, answers.length),
  }
}

const nobodysAnswers = async (
  db: ReadDatabase,
  { schoolId, quizId }: CountedFilter,
  questionId: string,
): Promise<QuestionAnswers> => {
  const quiz = await findQuiz(db, schoolId, quizId)
  const { id } = found(quiz?.content.questions.find((each) => each.id === questionId))
  return { id, answered: 0, seconds: null, rows: [], is_cut: false, most_chosen_wrong: null, figures: {} }
}

/** The type's own order as long as there are few; of many the ones given most. */
const shownCounts = (counts: readonly RowCount[]): readonly RowCount[] =>
  counts.length <= resultLimits.rows
    ? counts
    : counts.toSorted((a, b) => b.count - a.count).slice(0, resultLimits.rows)

const presentRow = (question: Question, { row, count, percent }: RowCount): RowStatistics => {
  const type = questionTypeOf(question)
  const label = type.words.row(question, row)
  return {
    label: label.length > resultLimits.rowText ? `${label.slice(0, resultLimits.rowText)}…` : label,
    count,
    percent,
    is_right: type.marks(question, [row])[0] ?? null,
  }
}
