import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import type { ReaderTexts } from '../../../lib/texts/index.ts'
import { attemptVariant } from '../attempt-variant.ts'
import { missingPoints, pointsOf } from './result-numbers.ts'

/** How somebody who passed gets the points that are missing; nothing when none are. */
const wayToRest = ({ attempt, quiz, questions }: AttemptView) => {
  if (attempt.scores === null || attempt.max_scores === null || attempt.scores >= attempt.max_scores) return
  const isMarked = questions.some(({ result }) => result.state === 'incorrect')
  if (!quiz.can_start_attempt) return isMarked ? 'quiz.rest_marked' : undefined
  return isMarked ? 'quiz.rest_marked_again' : 'quiz.rest_again'
}

/** Where nobody can fail, passing is not what one is told. */
const isMeasured = ({ quiz }: AttemptView): boolean => {
  const { isMarked, isRanked } = quizTypeRules(quiz.type)
  return isMarked && !isRanked
}

/** The one sentence of a result. */
export const titleOfResult = (view: AttemptView, { t, number }: ReaderTexts): string => {
  const { attempt, quiz } = view
  if (attempt.status_id === 4) return t('quiz.verdict_replaced')
  const variant = attemptVariant(attempt)
  if (variant === 'passed') {
    if (!isMeasured(view)) return t('quiz.verdict_done')
    return t(quiz.pass_percent === null ? 'quiz.verdict_finished' : 'quiz.verdict_passed', {
      name: quiz.name,
    })
  }
  const points = pointsOf(view)
  const missing = variant === 'failed' && points ? missingPoints(points) : 0
  if (missing > 0) return t('quiz.points_to_go', { count: missing, points: number(missing) })
  return t(`quiz.verdict_${variant}`)
}

/** What to do after an attempt that was not passed, in a few sentences. */
const textOfFailed = ({ quiz }: AttemptView, look: number, { t }: ReaderTexts): string[] => [
  t('quiz.failed_text'),
  ...(quiz.can_start_attempt
    ? [look > 0 ? t('quiz.failed_look', { count: look }) : t('quiz.failed_again')]
    : []),
  ...(quiz.attempts_left !== null && quiz.attempts_left > 0
    ? [`${t('quiz.attempts_left', { count: quiz.attempts_left })}.`]
    : []),
]

/** When somebody usually looks at it, where that is known. */
const textOfWaiting = ({ usual_review_seconds: usual }: AttemptView, { t }: ReaderTexts): string[] => {
  return usual === null ? [t('quiz.review_here')] : [t('quiz.review_here'), usualTime(usual, t)]
}

const usualTime = (seconds: number, t: ReaderTexts['t']): string => {
  const hours = Math.max(1, Math.ceil(seconds / 3600))
  return hours < 36
    ? t('quiz.review_hours', { count: hours })
    : t('quiz.review_days', { count: Math.ceil(hours / 24) })
}

/** What is said below the one sentence; `look` questions are worth a second look. */
export const textOfResult = (view: AttemptView, look: number, texts: ReaderTexts): string[] => {
  const { status_id: status } = view.attempt
  if (status === 4) return []
  const variant = attemptVariant(view.attempt)
  if (variant === 'failed') return textOfFailed(view, look, texts)
  if (variant === 'checking') return textOfWaiting(view, texts)
  const rest = variant === 'passed' && isMeasured(view) ? wayToRest(view) : undefined
  return rest === undefined ? [] : [texts.t(rest)]
}
