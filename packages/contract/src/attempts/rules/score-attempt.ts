import type { Grade } from '../../quizzes/question-types/question-type.ts'
import type { QuizSettings } from '../../quizzes/quiz-settings.ts'
import type { QuizType } from '../../quizzes/quiz-types/quiz-type.ts'
import { quizTypeRules } from '../../quizzes/quiz-types/quiz-type-rules.ts'
import { attemptStatus, type AttemptStatus } from '../attempt.ts'

/** The sum of an attempt and what it means. */
export interface AttemptScore {
  readonly scores: number
  readonly maxScores: number
  readonly status: AttemptStatus
}

/**
 * Rolls the grades of all questions up into one attempt. Questions that are not scored add nothing and never make an
 * attempt fail; one that waits for a person keeps the whole attempt under check (PRODUCT-learning §1.4, §3). A quiz that
 * accepts everything passes at once, one that a person marks always waits for them. Where a quiz of its type is not marked,
 * there is nothing to fail, and nothing to wait for. Without points there is no mark to reach.
 */
export const scoreAttempt = (
  grades: readonly Grade[],
  {
    pass_percent,
    check_type,
    estimate,
  }: Pick<QuizSettings, 'pass_percent' | 'check_type'> & Partial<Pick<QuizSettings, 'estimate'>>,
  type: QuizType = 'default',
): AttemptScore => {
  const { scores, maxScores } = countPoints(grades)
  if (check_type === 'auto_accept' || !quizTypeRules(type).isMarked)
    return { scores, maxScores, status: attemptStatus.passed }
  if (check_type === 'manual' || grades.some((grade) => grade.correctness === 'pending'))
    return { scores, maxScores, status: attemptStatus.underCheck }
  const isUnmarked = pass_percent === null || estimate?.is_on === false
  const reached = isUnmarked || maxScores === 0 || scores * 100 >= pass_percent * maxScores
  return { scores, maxScores, status: reached ? attemptStatus.passed : attemptStatus.failed }
}

/** The points of an attempt, and those that there were; an answer that nobody scored adds to neither. */
export const countPoints = (grades: readonly Grade[]): Omit<AttemptScore, 'status'> => {
  const scored = grades.filter(({ correctness }) => correctness !== 'unscored')
  return {
    scores: sum(scored.map((grade) => grade.points)),
    maxScores: sum(scored.map((grade) => grade.max_points)),
  }
}

/** Points have two decimals: summed as hundredths, so that 0.1 and 0.2 make 0.3. */
const sum = (points: readonly number[]): number =>
  points.reduce((total, each) => total + Math.round(each * 100), 0) / 100
