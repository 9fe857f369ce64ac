import type { AnswerKeyView, Grade } from '../../quizzes/question-types/question-type.ts'
import type { ResultDetail } from '../../quizzes/quiz.ts'
import type { QuestionResult, QuestionResultState } from '../attempt.ts'

/** What is known of one question when its result is asked for. */
export interface ResultFacts {
  /** Who looks: a learner sees what the quiz allows after finishing, staff see all. */
  readonly viewer: 'learner' | 'staff'
  readonly isFinished: boolean
  readonly detail: ResultDetail
  readonly isAnswered: boolean
  readonly grade: Grade | null
  readonly key: AnswerKeyView
  readonly comment: string
}

/**
 * As much of a result as its viewer may see (document 002 §3 type_show, PRODUCT.md "Answer key"). While an attempt
 * runs, a learner gets neither rightness nor key, whatever the quiz allows later.
 */
export const showResult = (facts: ResultFacts): QuestionResult => {
  const shows = visibleParts(facts)
  return {
    state: resultState(facts, shows.correctness),
    points: shows.correctness ? (facts.grade?.points ?? 0) : null,
    max_points: shows.correctness ? (facts.grade?.max_points ?? null) : null,
    correct_answers: shows.key ? [...facts.key.answer_ids] : null,
    comment: shows.key && facts.comment !== '' ? facts.comment : null,
  }
}

/** Whether the single rows of an answer may be marked right or wrong. */
export const showsRows = (facts: Pick<ResultFacts, 'viewer' | 'isFinished' | 'detail'>): boolean =>
  facts.viewer === 'staff' ||
  (facts.isFinished && (facts.detail === 'only_correct_or_not' || facts.detail === 'full_information'))

const visibleParts = ({
  viewer,
  isFinished,
  detail,
}: ResultFacts): { correctness: boolean; key: boolean } => {
  if (viewer === 'staff') return { correctness: true, key: true }
  if (!isFinished) return { correctness: false, key: false }
  return { correctness: detail !== 'simple_answer', key: detail === 'full_information' }
}

const resultState = (facts: ResultFacts, showsCorrectness: boolean): QuestionResultState => {
  if (!facts.isAnswered) return facts.isFinished ? 'skipped' : 'not_started'
  if (!showsCorrectness || facts.grade === null || facts.grade.correctness === 'unscored') return 'answered'
  return facts.grade.correctness
}
