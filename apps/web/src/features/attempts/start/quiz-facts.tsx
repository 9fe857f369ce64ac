import type { Attempt, LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { isUnderCheck } from '../attempt-variant.ts'
import styles from '../components/quiz-unit.module.css'

type Pointed = Attempt & { scores: number; max_scores: number }

/** There were points, and they are a result. */
const hasPoints = (attempt: Attempt | null): attempt is Pointed =>
  attempt !== null && !isUnderCheck(attempt) && attempt.scores !== null && Boolean(attempt.max_scores)

const partsOf = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })

/** What a quiz asks and allows, and how the learner did last. */
export const QuizFacts = ({ quiz }: { quiz: LearnerQuiz }) => {
  const { t, number } = useTexts()
  const { longMoment } = useDates()
  const { attempt } = quiz
  if (quiz.questions_count === 0) return <p className={styles.none}>{t('quiz.no_questions')}</p>
  return (
    <ul className={styles.facts}>
      <li>{t('quiz.questions_count', { count: quiz.questions_count })}</li>
      {quiz.options.timer_type === 1 && quiz.options.timer_duration !== null && (
        <li>{t('quiz.time_countdown', partsOf(quiz.options.timer_duration))}</li>
      )}
      {quiz.exception !== null && quiz.exception.extra_time_in_seconds > 0 && (
        <li>{t('quiz.time_given', { minutes: Math.ceil(quiz.exception.extra_time_in_seconds / 60) })}</li>
      )}
      {quiz.pass_percent !== null && <li>{t('quiz.pass_mark', { percent: quiz.pass_percent })}</li>}
      {quiz.attempts_left !== null && !quiz.is_run_out_of_attempts && (
        <li>{t('quiz.attempts_left', { count: quiz.attempts_left })}</li>
      )}
      {quiz.can_start_at !== null && <li>{t('quiz.retake_at', { at: longMoment(quiz.can_start_at) })}</li>}
      {hasPoints(attempt) && (
        <li>{t('quiz.last_result', { points: number(attempt.scores), max: number(attempt.max_scores) })}</li>
      )}
    </ul>
  )
}
