import type { Attempt, LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { useCallback, useEffect, useRef, useState, Suspense, type ReactNode } from 'react'
import { NetworkError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useConnection } from '../../../frame/index.ts'
import { attemptVariant, isRunning } from '../attempt-variant.ts'
import { useStarting, type Shown } from '../use-starting.ts'
import { AttemptStatus } from './attempt-status.tsx'
import { QuizFacts } from './quiz-facts.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import styles from './quiz-unit.module.css'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

const AttemptScreen = lazily(async () => (await import('./attempt-screen.tsx')).AttemptScreen)

const AttemptFollower = lazily(
  async () => (await import('../other-devices/attempt-follower.tsx')).AttemptFollower,
)

const QuizMore = lazily(async () => (await import('../openings/quiz-more.tsx')).QuizMore)

/** It is closed, or closes, or there is a ranking. */
const hasMore = ({ type, blocked_info: blocked, closed_info: closed }: LearnerQuiz): boolean =>
  type === 'competition' || !blocked.is_accessible || closed.access_date !== null

export interface QuizUnitProps {
  lesson: number
  quiz: LearnerQuiz
  /** What an address asked for: the result of an attempt, or to start at once (document 002 §2). */
  wanted?: { attempt?: number | undefined; start?: boolean | undefined } | undefined
  /** Of the name, by what stands above. */
  level?: 1 | 2 | 3
  /** Where the learner goes on after passing: to the next lesson, or after the last one to the course. */
  wayOn: { link: string; isLesson: boolean }
  /** An attempt was finished: the standing of the learner is another one. */
  onFinished: () => void
}

const StartFault = ({ error }: { error: Error | null }) => {
  const { t } = useTexts()
  const isCut = error instanceof NetworkError
  return (
    error && (
      <Notice tone={isCut ? 'warning' : 'danger'} announce="at-once">
        {isCut ? t('quiz.start_needs_connection') : errorText(error, t)}
      </Notice>
    )
  )
}

/** Hears of the latest attempt while it is not on the screen itself; a page that the server draws hears nothing. */
const AttemptNews = ({ of, onNews }: { of: Attempt | null; onNews: () => void }) =>
  useHydrated() &&
  of && (
    <Suspense>
      <AttemptFollower attempt={of.id} onNews={onNews} />
    </Suspense>
  )

/** A quiz as its learner meets it: what it is and how it stands, its questions, its result. */
export const QuizUnit = ({ lesson, quiz, wanted, level = 2, wayOn, onFinished }: QuizUnitProps) => {
  const isHydrated = useHydrated()
  const [shown, setShown] = useState<Shown>()
  const [ended, setEnded] = useState<Attempt>()
  const { start, endPause, ...starting } = useStarting(lesson, quiz.id, setShown)
  // What has just ended is known here before the page has its new standing.
  const last = ended && ended.id === quiz.attempt?.id ? ended : quiz.attempt
  const running = last && isRunning(last) ? last.id : undefined
  // A running attempt is shown as it is (document 002 §4); after the page stands, because its answers are on the device.
  const first = useRef<{ wanted?: typeof wanted; running?: typeof running }>({ wanted, running })
  const waits = quiz.start_type === 2
  useEffect(() => {
    const { wanted: asked, running: open } = first.current
    // What comes later is a practice that opens while its page is there.
    first.current = {}
    if (asked?.attempt !== undefined) setShown({ attempt: asked.attempt, plays: false })
    // A start page of the author is read first, whatever follows (document 002 §3, start_type).
    else if (waits) return
    else if (open !== undefined) setShown({ attempt: open, plays: true })
    else if (asked?.start || quiz.starts_by_itself) start()
  }, [start, waits, quiz.starts_by_itself])

  const finished = useCallback(
    (attempt?: Attempt) => {
      endPause()
      if (attempt) setEnded(attempt)
      // Sent back to its learner, it is answered again in its place.
      setShown((now) => now && { ...now, plays: attempt !== undefined && isRunning(attempt) })
      onFinished()
    },
    [endPause, onFinished],
  )

  const onNews = () => {
    setEnded(undefined)
    onFinished()
  }

  return (
    <Practice quiz={quiz} level={level} status={shown ? null : last}>
      {shown === undefined ? (
        <>
          <AttemptNews of={last} onNews={onNews} />
          <StartPage quiz={quiz} />
        </>
      ) : (
        <Arriving fallback={<QuestionSkeleton />}>
          <AttemptScreen
            key={shown.attempt}
            lesson={lesson}
            quiz={quiz.id}
            attempt={shown.attempt}
            plays={shown.plays}
            isNew={shown.isNew}
            beside={level !== 1}
            onFinished={finished}
            onShow={(attempt) => setShown({ attempt, plays: false })}
          />
        </Arriving>
      )}
      <StartFault error={starting.error} />
      <QuizActions
        quiz={quiz}
        last={last}
        wayOn={wayOn}
        shown={shown}
        running={running}
        busy={starting.busy}
        isCut={starting.isCut}
        needsStart={waits || !quiz.starts_by_itself || Boolean(starting.error)}
        onStart={start}
        onShow={setShown}
      />
      {isHydrated && hasMore(quiz) && (
        <Arriving>
          <QuizMore lesson={lesson} quiz={quiz} isOpen={shown !== undefined} onChange={onFinished} />
        </Arriving>
      )}
    </Practice>
  )
}

interface PracticeProps extends Required<Pick<QuizUnitProps, 'quiz' | 'level'>> {
  /** Whose state stands beside the name. */
  status: Attempt | null
  children: ReactNode
}

/** A quiz by its name, in the style of its author. */
const Practice = ({ quiz, level, status, children }: PracticeProps) => {
  const Title = `h${level}` as const
  return (
    <div
      className={styles.quiz}
      id={`quizId-${quiz.id}`}
      style={quiz.style?.properties}
      data-styled={quiz.style?.parts}
      data-theme={quiz.style?.layout.theme}
    >
      <header className={styles.head}>
        <Title className={quiz.is_name_enabled ? styles.title : styles.hidden}>{quiz.name}</Title>
        {status && <AttemptStatus attempt={status} />}
      </header>
      {children}
    </div>
  )
}

/** What stands before the questions: the text of the author, and the facts. */
const StartPage = ({ quiz }: { quiz: LearnerQuiz }) => (
  <>
    {quiz.start_info && (
      // oxlint-disable-next-line react/no-danger -- rendered from a schema on the server, tags of its own alone
      <div className={styles.start} dangerouslySetInnerHTML={{ __html: quiz.start_info.text }} />
    )}
    <QuizFacts quiz={quiz} />
  </>
)

const WayOn = ({ link, isLesson }: QuizUnitProps['wayOn']) => {
  const { t } = useTexts()
  return (
    <Link href={link} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {t(isLesson ? 'course.lesson_next' : 'course.to_course')}
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

interface QuizActionsProps {
  quiz: LearnerQuiz
  /** The running attempt, else the latest one. */
  last: Attempt | null
  wayOn: QuizUnitProps['wayOn']
  shown: Shown | undefined
  running: number | undefined
  busy: boolean
  /** Nobody answered when it was to be started. */
  isCut: boolean
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

/** In a row, as the author of a start page wants it. */
const Ways = ({ quiz, isStart, children }: WaysProps) => {
  const page = isStart ? quiz.start_info : null
  return (
    <div className={styles.ways} style={page?.look} data-start={page && ''}>
      {children}
    </div>
  )
}

/** What can be done with the quiz now; nothing while its questions are on the screen. */
const QuizActions = (props: QuizActionsProps) => {
  const { quiz, last, wayOn, shown, running, busy, isCut, needsStart, onStart, onShow } = props
  const { t } = useTexts()
  if (shown?.plays || quiz.questions_count === 0) return null
  const result = last && running === undefined ? last.id : undefined
  const isPassed = last !== null && attemptVariant(last) === 'passed'
  return (
    <Ways quiz={quiz} isStart={shown === undefined}>
      {running !== undefined && (
        <Button variant="primary" size="large" onClick={() => onShow({ attempt: running, plays: true })}>
          {t('quiz.continue')}
        </Button>
      )}
      {isPassed && <WayOn {...wayOn} />}
      {quiz.can_start_attempt && needsStart && (
        <StartButton
          variant={isPassed ? 'secondary' : 'primary'}
          busy={busy}
          isCut={isCut}
          onClick={onStart}
          text={startText(quiz, last, t)}
        />
      )}
      {shown === undefined && result !== undefined && (
        <Button size="large" onClick={() => onShow({ attempt: result, plays: false })}>
          {t('quiz.show_result')}
        </Button>
      )}
      {shown !== undefined && (
        <Button size="large" onClick={() => onShow(undefined)}>
          {t('quiz.hide_result')}
        </Button>
      )}
    </Ways>
  )
}
