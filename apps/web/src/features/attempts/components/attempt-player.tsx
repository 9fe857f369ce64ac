import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ProgressBar } from '@lectern/ui/progress'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { answerIn, type AnswerSheet } from '../answer-sheet.ts'
import { tellFinished } from '../attempt-news.ts'
import { isAnswered, openQuestions } from '../question-faults.ts'
import { showQuestion } from '../show-question.ts'
import { useAnswers } from '../use-answers.ts'
import { useFinish } from '../use-finish.ts'
import { useLeaveQuestion } from '../use-leave-question.ts'
import { AttemptActions } from './attempt-actions.tsx'
import styles from './attempt.module.css'
import { FinishNotice } from './finish-notice.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionStrip } from './question-strip.tsx'

const FinishQuestion = lazy(async () => ({
  default: (await import('./finish-question.tsx')).FinishQuestion,
}))

interface AttemptPlayerProps {
  lesson: number
  view: AttemptView
  sheet: AnswerSheet
  onFinished: (view: AttemptView) => void
  /** The server says that the attempt is over, or another tab ended it. */
  onOver: () => void
}

const oneAtATime = 1

const newestOf = (view: AttemptView): string | undefined =>
  view.questions
    .flatMap((item) => item.saved_at ?? [])
    .toSorted()
    .at(-1)

/** The questions of a running attempt, one at a time or all on one page. */
export const AttemptPlayer = ({ lesson, view, sheet: first, onFinished, onOver }: AttemptPlayerProps) => {
  const { t } = useTexts()
  const { attempt, questions: items, quiz } = view
  const root = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState(() => firstOpen(view, first))
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set())
  const [asking, setAsking] = useState(false)
  const { sheet, refused, answer } = useAnswers({
    lesson,
    attempt: attempt.id,
    sheet: first,
    onFinished: onOver,
  })
  const { finishing, finish, callOff, hold } = useFinish(attempt.id, (done) => {
    tellFinished(attempt.id)
    onFinished({ ...done, quiz })
  })
  const separate = quiz.questions_display_type_id === oneAtATime
  const open = openQuestions(items, sheet)
  const missing =
    finishing.state === 'held' ? finishing.unanswered.filter((id) => open.required.includes(id)) : []
  useLeaveQuestion(!separate)

  const go = (index: number) => {
    setSeen((before) => new Set([...before, current]))
    setCurrent(index)
  }
  const moved = useRef(false)
  useEffect(() => {
    const id = items[current]?.question.id
    if (moved.current && id !== undefined) showQuestion(root.current, id, 'card')
    moved.current = true
  }, [current, items])

  const heldBy = finishing.state === 'held' ? finishing.unanswered[0] : undefined
  useEffect(() => {
    const index = items.findIndex(({ question }) => question.id === heldBy)
    if (index < 0 || heldBy === undefined) return
    setCurrent(index)
    // After the page has drawn the question that is to be shown.
    const frame = requestAnimationFrame(() => showQuestion(root.current, heldBy, 'control'))
    return () => cancelAnimationFrame(frame)
  }, [finishing, heldBy, items])

  const tryToFinish = () => {
    if (open.required.length > 0) return hold(open.required)
    if (open.count > 0) return setAsking(true)
    finish()
  }
  const isLast = !separate || current === items.length - 1
  const shown = separate ? items.slice(current, current + 1) : items

  return (
    <form
      ref={root}
      className={styles.player}
      onSubmit={(event) => {
        event.preventDefault()
        if (isLast) tryToFinish()
        else go(current + 1)
      }}
    >
      <ProgressBar
        label={t('quiz.answered_of', { count: items.length - open.count, total: items.length })}
        value={items.length === 0 ? 0 : (items.length - open.count) / items.length}
        text={t('quiz.answered_of', { count: items.length - open.count, total: items.length })}
      />
      {separate && items.length > 1 && (
        <QuestionStrip
          items={items}
          current={current}
          stateOf={(item, index) =>
            isAnswered(item, sheet) ? 'answered' : seen.has(index) ? 'skipped' : 'open'
          }
          onGo={go}
        />
      )}
      {shown.map((item) => {
        const { id } = item.question
        return (
          <QuestionCard
            key={id}
            item={item}
            answer={answerIn(sheet, id)}
            onAnswer={(given) => void answer(id, given).catch((error: unknown) => report(error, 'answer'))}
            fault={missing.includes(id) ? t('quiz.answer_missing') : undefined}
            refusal={refused[id] && errorText(new ApiError(refused[id]), t)}
          />
        )
      })}
      <FinishNotice attempt={attempt.id} finishing={finishing} onCallOff={callOff} />
      <AttemptActions
        attempt={attempt.id}
        storedAt={newestOf(view)}
        onBack={separate && current > 0 ? () => go(current - 1) : undefined}
        isLast={isLast}
        busy={finishing.state === 'working' || finishing.state === 'waiting'}
      />
      {asking && (
        <Suspense>
          <FinishQuestion
            count={open.count}
            onClose={() => setAsking(false)}
            onFinish={() => {
              setAsking(false)
              finish()
            }}
          />
        </Suspense>
      )}
    </form>
  )
}

const firstOpen = ({ questions }: AttemptView, sheet: AnswerSheet): number =>
  Math.max(
    0,
    questions.findIndex((item) => !isAnswered(item, sheet)),
  )
