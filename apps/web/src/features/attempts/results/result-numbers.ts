import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { isUnderCheck } from '../attempt-variant.ts'

/** The points of an attempt and what they are measured against, where its learner sees them and there were any. */
export const pointsOf = ({ attempt, quiz }: AttemptView) => {
  const { scores, max_scores: most } = attempt
  if (!quizTypeRules(quiz.type).isMarked || isUnderCheck(attempt)) return
  if (scores === null || most === null || most <= 0) return
  return { scores, most, share: scores / most, passPercent: quiz.pass_percent }
}

type Points = NonNullable<ReturnType<typeof pointsOf>>

/** How many points are missing to the pass mark, in hundredths; none where it is reached or there is no mark. */
export const missingPoints = ({ scores, most, passPercent }: Points): number => {
  if (passPercent === null) return 0
  const needed = Math.ceil(Number((passPercent * most).toFixed(6)))
  return Math.max(0, (needed - Math.round(scores * 100)) / 100)
}

/** How many questions are right, of those that could be; nothing where rightness is not shown. */
export const rightOf = ({ questions }: AttemptView) => {
  const marked = questions.filter(({ result }) => (result.max_points ?? 0) > 0 && result.state !== 'pending')
  const right = marked.filter(({ result }) => result.state === 'correct').length
  return marked.length > 0 ? { right, of: marked.length } : undefined
}

/** A time in the largest unit that says enough. */
export const roughTime = (
  seconds: number,
): { unit: 'seconds' | 'minutes' | 'hours' | 'days'; count: number } => {
  if (seconds < 60) return { unit: 'seconds', count: Math.max(1, Math.round(seconds)) }
  if (seconds < 90 * 60) return { unit: 'minutes', count: Math.round(seconds / 60) }
  const hours = Math.ceil(seconds / 3600)
  return hours < 36 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.ceil(hours / 24) }
}
