import type { Answer } from '../../quizzes/question-types/shared/answer.ts'
import type { Arrangement, Grade, GuideLine } from '../../quizzes/question-types/question-type.ts'
import type { QuestionType } from '../../quizzes/question-types/define-question-type.ts'
import { type Question, questionTypeOf } from '../../quizzes/question-types/registry.ts'
import { commentType } from '../../quizzes/question-types/shared/common.ts'
import type { ResultParts } from '../../quizzes/question-types/shared/result-parts.ts'
import type { ResultDetail } from '../../quizzes/result-detail.ts'
import type { QuestionResult, QuestionResultState, ResultRow } from '../attempt.ts'
import { toResultRow } from './answer-rows.ts'
import { isPartlyRight } from '../marking/decided-grade.ts'

/** What is known of one question when its result is asked for. */
export interface ResultFacts {
  /** Who looks: a learner sees what the quiz allows after finishing, staff see all. */
  readonly viewer: 'learner' | 'staff'
  readonly isFinished: boolean
  readonly detail: ResultDetail
  readonly question: Question
  readonly arrangement: Arrangement
  /** The stored answer; null when there is none. */
  readonly answer: Answer | null
  readonly grade: Grade | null
}

/** A result as one viewer may see it. */
export interface ShownResult {
  /** The own answer, each row marked as far as that may be seen. */
  readonly results: ResultRow[]
  readonly result: QuestionResult
}

/**
 * As much of a result as its viewer may see (document 002 §3 type_show, PRODUCT.md "Answer key"). While an attempt runs, a
 * learner gets neither rightness nor key, whatever the quiz allows later; after it, what the type of the question shows
 * at the quiz's detail.
 */
export const showResult = (facts: ResultFacts): ShownResult => {
  const { question, answer } = facts
  const type = questionTypeOf(question)
  const shows = visibleParts(facts, type)
  const rows = answer ?? []
  const marks = shows.rows ? type.marks(question, rows) : []
  const key = shows.key ? type.key(question) : null
  const guide = shows.key ? type.guide(question) : null
  return {
    results: rows.map((row, index) => toResultRow(question.id, row, marks[index] ?? null)),
    result: {
      state: resultState(facts, type, shows.question),
      ...(shows.question ? pointsOf(facts) : { points: null, max_points: null }),
      correct_answers: key && key.map((row) => toResultRow(question.id, row, true)),
      ...(isCommented(facts, type, shows) ? commentOf(question) : { comment: null }),
      ...reportOf(facts, type),
      ...(guide && { marking_guide: guide.map(toGuideLine) }),
    },
  }
}

/**
 * Whether the author has something to say to this answer. Without a time of its own a comment comes with the key, of which it
 * may tell; one for every answer at each detail; one for wrong or right answers where it is told which this one is. What has
 * no key has nothing to keep back.
 */
const isCommented = (
  { viewer, isFinished, question, grade }: ResultFacts,
  type: QuestionType,
  shows: ResultParts,
): boolean => {
  if (viewer === 'learner' && !isFinished) return false
  const isScored = type.isScored(question)
  const when = question.comment_type_id ?? (isScored ? null : commentType.always)
  if (when === null) return shows.key
  if (when === commentType.always) return true
  if (!isScored || !shows.question) return false
  const correctness = grade?.correctness ?? 'incorrect'
  return correctness === (when === commentType.ifRight ? 'correct' : 'incorrect')
}

/** A learner sees it after finishing, where the author allows it; at every detail, because it tells nothing of a key. */
const reportOf = ({ viewer, isFinished, question, answer }: ResultFacts, type: QuestionType) => {
  const isShown = viewer === 'staff' || (isFinished && type.isReportShown(question))
  const report = isShown && answer !== null ? type.report(question, answer) : null
  return report === null ? {} : { report }
}

const commentOf = ({ comment, comment_files: files = [] }: Question) => ({
  comment: comment === '' ? null : comment,
  ...(files.length > 0 && { comment_files: files }),
})

const pointsOf = ({ viewer, grade }: ResultFacts) => ({
  ...(grade && isClosed(grade)
    ? { points: null, max_points: viewer === 'staff' ? grade.max_points : null }
    : { points: grade?.points ?? 0, max_points: grade?.max_points ?? null }),
  ...(grade && isPartlyRight(grade) && { is_partly_right: true as const }),
  ...(grade?.marked_by !== undefined && { is_marked_by_hand: true as const }),
})

/** Decided about without points, which the team may still give. */
const isClosed = ({ correctness, max_points }: Grade): boolean => correctness === 'unscored' && max_points > 0

const toGuideLine = ({ criterion, points, description }: GuideLine) => ({ criterion, points, description })

const visibleParts = ({ viewer, isFinished, detail }: ResultFacts, type: QuestionType): ResultParts => {
  if (viewer === 'staff') return { question: true, rows: true, key: true }
  return isFinished ? type.shows[detail] : { question: false, rows: false, key: false }
}

/** Whether the answer counts as given. After the end an answer with open parts does: it is wrong, as it is graded, not skipped. */
const isGiven = ({ question, arrangement, answer, isFinished }: ResultFacts, type: QuestionType): boolean => {
  if (answer === null) return false
  return (isFinished && answer.length > 0) || type.validate(question, arrangement, answer) === null
}

const resultState = (
  facts: ResultFacts,
  type: QuestionType,
  showsCorrectness: boolean,
): QuestionResultState => {
  const { question, grade, isFinished } = facts
  if (!type.asks(question)) return 'not_asked'
  if (!isGiven(facts, type)) return isFinished ? 'skipped' : 'not_started'
  if (!showsCorrectness || grade === null || grade.correctness === 'unscored') return 'answered'
  return grade.correctness
}
