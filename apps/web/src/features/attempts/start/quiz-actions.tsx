import type { Attempt, LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import type { ReactNode } from 'react'
import { useConnection } from '../../../frame/index.ts'
import { NetworkError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { attemptVariant } from '../attempt-variant.ts'
import type { Shown, useStarting } from '../use-starting.ts'
import type { QuizUnitProps } from './quiz-unit-props.ts'
import styles from '../components/quiz-unit.module.css'

const StartFault = ({ error }: { error: Error | null }) => {
  const { t } = useTexts()
  if (!error) return null
  const isCut = error instanceof NetworkError
  return (
    <Notice tone={isCut ? 'warning' : 'danger'} announce="at-once">
      {isCut ? t('quiz.start_needs_connection') : errorText(error, t)}
    </Notice>
  )
}

const WayOn = ({ link, next }: QuizUnitProps['wayOn']) => {
  const { t } = useTexts()
  return (
    <Link href={link} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {t(next ? 'course.lesson_next' : 'course.to_course')}
    </Link>
  )
}

const startText = ({ start_info: page, finalize }: LearnerQuiz, last: Attempt | null, t: Translate) => {
  if (finalize) return t('quiz.rework')
  return page?.buttonText ?? t(last ? 'quiz.try_again' : 'quiz.start')
}

interface StartButtonProps {
  variant: 'primary' | 'secondary'
  busy: boolean
  isCut: boolean
  text: string
  onClick: () => void
}

/** Where nobody answered it waits until the device is connected again. */
const StartButton = ({ isCut, text, ...button }: StartButtonProps) => {
  const { t } = useTexts()
  const isOff = useConnection() === 'none'
  return (
    <Button {...button} size="large" aria-disabled={isCut && isOff}>
      {isCut ? t('common.try_again') : text}
    </Button>
  )
}

/** In place of another start, once none is left: the author's words, or else ours. Rework begins nothing anew. */
const NoneLeft = ({ quiz, isRunning }: { quiz: LearnerQuiz; isRunning: boolean }) => {
  const { t } = useTexts()
  const { is_run_out_of_attempts: isOver, finalize: isReworked, attempt_limit_text: words } = quiz
  if (!isOver || isReworked || isRunning) return null
  return <p className={styles.noneLeft}>{words.trim() || t('quiz.cant_retry')}</p>
}

interface QuizActionsProps {
  quiz: LearnerQuiz
  /** The running attempt, else the latest one. */
  last: Attempt | null
  wayOn: QuizUnitProps['wayOn']
  shown: Shown | undefined
  running: number | undefined
  starting: Pick<ReturnType<typeof useStarting>, 'busy' | 'error' | 'isCut'>
  /** It does not start by itself. */
  needsStart: boolean
  onStart: () => void
  onShow: (shown: Shown | undefined) => void
}

interface WaysProps {
  quiz: LearnerQuiz
  /** They stand before the questions. */
  isStart: boolean
  children: ReactNode
}

/** In a row, as the author of a start page wants it; beside a result, in the row of the result. */
const Ways = ({ quiz, isStart, children }: WaysProps) => {
  if (!isStart) return children
  const page = quiz.start_info
  return (
    <div className={styles.ways} style={page?.look} data-start={page && ''}>
      {children}
    </div>
  )
}

/** Opens the result, or closes it. */
const ResultButton = ({
  last,
  shown,
  onShow,
  ...look
}: Pick<QuizActionsProps, 'last' | 'shown' | 'onShow'> & Pick<StartButtonProps, 'variant'>) => {
  const { t } = useTexts()
  return (
    last && (
      <Button
        {...look}
        size="large"
        onClick={() => onShow(shown ? undefined : { attempt: last.id, plays: false })}
      >
        {t(shown ? 'quiz.hide_result' : 'quiz.show_result')}
      </Button>
    )
  )
}

/** Whether it is passed, and whether its result comes first: what somebody still looks at is looked at, not begun anew. */
const standsAs = (last: Attempt | null, shown: Shown | undefined) => {
  const variant = last && attemptVariant(last)
  return [variant === 'passed', !shown && variant === 'checking'] as const
}

/** What can be done with the quiz now; nothing while its questions are on the screen. */
export const QuizActions = (props: QuizActionsProps) => {
  const { quiz, last, wayOn, shown, running, starting, needsStart, onStart, onShow } = props
  const { t } = useTexts()
  if (shown?.plays || quiz.questions_count === 0) return null
  const [isPassed, isFirst] = standsAs(last, shown)
  const result = running === undefined && (
    <ResultButton {...{ last, shown, onShow }} variant={isFirst ? 'primary' : 'secondary'} />
  )
  return (
    <Ways quiz={quiz} isStart={shown === undefined}>
      {isFirst && result}
      {running !== undefined && (
        <Button variant="primary" size="large" onClick={() => onShow({ attempt: running, plays: true })}>
          {t('quiz.continue')}
        </Button>
      )}
      {isPassed && <WayOn {...wayOn} />}
      {quiz.can_start_attempt && needsStart && (
        <StartButton
          variant={shown || isFirst || isPassed ? 'secondary' : 'primary'}
          busy={starting.busy}
          isCut={starting.isCut}
          onClick={onStart}
          text={startText(quiz, last, t)}
        />
      )}
      {!isFirst && result}
      <NoneLeft quiz={quiz} isRunning={running !== undefined} />
      <StartFault error={starting.error} />
    </Ways>
  )
}
