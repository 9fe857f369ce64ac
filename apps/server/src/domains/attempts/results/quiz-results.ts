import {
  distributionSteps,
  type QuestionStatistics,
  type QuizResults,
  resultLimits,
} from '@lectern/contract/attempts/quiz-results'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { PinnedAttempts } from '../pinned-attempts.ts'
import { countCounted, type CountedFilter } from './counted-attempts.ts'
import { presentQuestion } from './question-statistics.ts'
import {
  type AttemptSummary,
  countAnswered,
  countBegun,
  countGrades,
  countSteps,
  countVersions,
  summariseAttempts,
} from './statistics.repository.ts'

/** What came of a quiz, in numbers; its questions are those of the versions that were answered, the newest form of each. */
export const presentQuizResults = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  filter: CountedFilter,
): Promise<Omit<QuizResults, 'quiz'>> => {
  const [begun, all, summary, steps, used, offered] = await Promise.all([
    countBegun(db, filter),
    countCounted(db, filter),
    summariseAttempts(db, filter),
    countSteps(db, filter),
    countVersions(db, filter),
    countVersions(db, { ...filter, versionId: undefined }),
  ])
  return {
    versions: offered.map((version, at) => ({ ...version, number: offered.length - at })),
    ...begun,
    is_cut: all > resultLimits.attempts,
    ...presentSummary(summary),
    distribution: distributionOf(steps),
    questions: await presentQuestions(db, pinned, filter, used),
  }
}

const presentSummary = (summary: AttemptSummary) => ({
  counted: summary.counted,
  passed: summary.passed,
  failed: summary.failed,
  under_check: summary.underCheck,
  points: middle({ average: summary.pointsAverage, median: summary.pointsMedian }),
  max_points: summary.maxPoints,
  percent: middle({ average: summary.percentAverage, median: summary.percentMedian }),
  seconds: middle({ average: summary.secondsAverage, median: summary.secondsMedian }),
})

/** Both, or nothing where nothing was counted. */
export const middle = ({ average, median }: { average: number | null; median: number | null }) =>
  average === null || median === null ? null : { average, median }

const distributionOf = (steps: readonly { step: number; count: number }[]): number[] =>
  Array.from({ length: distributionSteps }, (_, at) => steps.find(({ step }) => step === at)?.count ?? 0)

/** Each question once, as the newest of some versions has it, in the order of the newest; what is only read is left out. */
export const questionsOfVersions = async (
  pinned: PinnedAttempts,
  versions: readonly { readonly id: number }[],
): Promise<Question[]> => {
  const read = await Promise.all(versions.map(({ id }) => pinned.versionOf(id)))
  const byId = new Map(read.toReversed().flatMap(({ questions }) => questions.map((each) => [each.id, each])))
  const order = [...new Set(read.flatMap(({ questions }) => questions.map(({ id }) => id)))]
  return order.flatMap((id) => {
    const question = byId.get(id)
    return question && questionTypeOf(question).asks(question) ? [question] : []
  })
}

const presentQuestions = async (
  db: ReadDatabase,
  pinned: PinnedAttempts,
  filter: CountedFilter,
  versions: readonly { readonly id: number }[],
): Promise<QuestionStatistics[]> => {
  const [questions, grades, answered] = await Promise.all([
    questionsOfVersions(pinned, versions),
    countGrades(db, filter),
    countAnswered(db, filter),
  ])
  const gradesOf = Map.groupBy(grades, ({ questionId }) => questionId)
  const answersTo = new Map(answered.map((each) => [each.questionId, each.answered]))
  return questions.flatMap((question) => {
    const own = gradesOf.get(question.id)
    return own ? [presentQuestion(question, own, answersTo.get(question.id) ?? 0)] : []
  })
}
