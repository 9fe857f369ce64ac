import type { Attempt, LearnerQuiz } from '@lectern/contract/attempts/attempt'
import { useCallback, useEffect, useRef, useState, Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { isRunning } from '../attempt-variant.ts'
import { useStarting, type Shown } from '../use-starting.ts'
import { Practice, StartPage } from '../start/practice.tsx'
import { QuizActions } from '../start/quiz-actions.tsx'
import type { QuizUnitProps } from '../start/quiz-unit-props.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

const AttemptScreen = lazily(async () => (await import('./attempt-screen.tsx')).AttemptScreen)

// One file for both: a second would name all its parts once more in every lesson.
const importMore = () => import('../openings/quiz-more.tsx')

const AttemptFollower = lazily(async () => (await importMore()).AttemptFollower)

const QuizMore = lazily(async () => (await importMore()).QuizMore)

/** It is closed, or closes, or there is a ranking. */
const hasMore = ({ type, blocked_info: blocked, closed_info: closed }: LearnerQuiz): boolean =>
  type === 'competition' || !blocked.is_accessible || closed.access_date !== null

/** Hears of the latest attempt while it is not on the screen itself; a page that the server draws hears nothing. */
const AttemptNews = ({ of, onNews }: { of: Attempt | null; onNews: () => void }) =>
  useHydrated() &&
  of && (
    <Suspense>
      <AttemptFollower attempt={of.id} onNews={onNews} />
    </Suspense>
  )

/** Shows what the address asks for, or what runs, when the page has come. */
const useOpening = (
  quiz: LearnerQuiz,
  wanted: QuizUnitProps['wanted'],
  running: number | undefined,
  start: () => void,
  show: (shown: Shown) => void,
) => {
  // A running attempt is shown as it is (document 002 §4); after the page stands, because its answers are on the device.
  const asked = useRef(wanted)
  const ran = useRef(running)
  const waits = quiz.start_type === 2
  useEffect(() => {
    const { attempt, start: isAsked } = asked.current ?? {}
    const open = ran.current
    // What comes later is a practice that opens while its page is there.
    asked.current = ran.current = undefined
    if (attempt !== undefined) show({ attempt, plays: false })
    // A start page of the author is read first, whatever follows (document 002 §3, start_type).
    else if (waits) return
    else if (open !== undefined) show({ attempt: open, plays: true })
    else if (isAsked || quiz.starts_by_itself) start()
  }, [start, show, waits, quiz.starts_by_itself])
}

/** Keeps the height of questions on the screen, so that nothing below them moves until the result is drawn in their place. */
const holdHeight = (practice: HTMLElement | null) => {
  if (practice?.dataset['practice'] === 'questions')
    practice.style.minBlockSize = `${practice.offsetHeight}px`
}

/** Whether questions are about to be shown: pressed for, or by themselves. */
const isComing = (quiz: LearnerQuiz, running: number | undefined, busy: boolean): true | undefined =>
  busy || (quiz.start_type !== 2 && (quiz.starts_by_itself || running !== undefined)) ? true : undefined

const needsStart = (quiz: LearnerQuiz, error: unknown): boolean =>
  quiz.start_type === 2 || !quiz.starts_by_itself || Boolean(error)

/** A quiz as its learner meets it: what it is and how it stands, its questions, its result. */
export const QuizUnit = ({ lesson, quiz, wanted, level = 2, wayOn, onFinished }: QuizUnitProps) => {
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()
  const [ended, setEnded] = useState<Attempt>()
  const { start, endPause, ...starting } = useStarting(lesson, quiz.id, setShown)
  // What has just ended is known here before the page has its new standing.
  const last = ended && ended.id === quiz.attempt?.id ? ended : quiz.attempt
  const running = last && isRunning(last) ? last.id : undefined
  useOpening(quiz, wanted, running, start, setShown)
  const finished = useCallback(
    (attempt?: Attempt) => {
      endPause()
      holdHeight(root.current)
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

  const actions = (
    <QuizActions
      quiz={quiz}
      last={last}
      wayOn={wayOn}
      shown={shown}
      running={running}
      starting={starting}
      needsStart={needsStart(quiz, starting.error)}
      onStart={start}
      onShow={setShown}
    />
  )

  return (
    <Practice
      root={root}
      quiz={quiz}
      level={level}
      status={shown ? null : last}
      stage={shown ? (shown.plays ? 'questions' : 'result') : isComing(quiz, running, starting.busy)}
    >
      {shown === undefined ? (
        <>
          <AttemptNews of={last} onNews={onNews} />
          <StartPage quiz={quiz} />
          {actions}
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
            ways={actions}
            wayOn={wayOn}
            onFinished={finished}
            onShow={(attempt) => setShown({ attempt, plays: false })}
          />
        </Arriving>
      )}
      {isHydrated && hasMore(quiz) && (
        <Arriving>
          <QuizMore lesson={lesson} quiz={quiz} isOpen={shown !== undefined} onChange={onFinished} />
        </Arriving>
      )}
    </Practice>
  )
}
