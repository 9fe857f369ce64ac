import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { AnswerSheet } from '../answer-sheet.ts'
import { tellFinished } from '../attempt-news.ts'
import { isAnswered, openQuestions } from '../question-faults.ts'
import { useAnswers } from '../use-answers.ts'
import { useFilesUnderWay } from '../use-files-under-way.ts'
import { useFinish } from '../use-finish.ts'
import { useLeaveQuestion } from '../use-leave-question.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import { useQuestionPlace } from '../use-question-place.ts'
import { AttemptActions } from './attempt-actions.tsx'
import styles from './attempt.module.css'
import { FinishNotice } from './finish-notice.tsx'
import { isSeparate, LazyAttemptFiles, LazyQuestionStrip, takesFiles } from './lazy-extras.ts'
import { loadResult } from './lazy-result.ts'
import { QuestionList } from './question-list.tsx'

const FinishQuestion = lazy(async () => ({
  default: (await import('./finish-question.tsx')).FinishQuestion,
}))

interface AttemptPlayerProps {
  address: AttemptAddress
  view: AttemptView
  sheet: AnswerSheet
  onFinished: (view: AttemptView) => void
  /** The server says that the attempt is over, or another tab ended it. */
  onOver: () => void
}

const newestOf = (view: AttemptView): string | undefined =>
  view.questions
    .flatMap((item) => item.saved_at ?? [])
    .toSorted()
    .at(-1)

/** How many questions have an answer. */
const AnsweredBar = ({ done, total }: { done: number; total: number }) => {
  const { t } = useTexts()
  const text = t('quiz.answered_of', { count: done, total })
  return <ProgressBar label={text} text={text} value={done / Math.max(1, total)} />
}

interface AttemptHeadProps extends Pick<ReturnType<typeof useQuestionPlace>, 'current' | 'passed'> {
  view: AttemptView
  sheet: AnswerSheet
  onGo: (index: number) => void
}

/** How far one is, and the way among questions that are shown one at a time. */
const AttemptHead = ({ view, sheet, current, passed, onGo }: AttemptHeadProps) => {
  const { questions: items } = view
  const done = items.filter((item) => isAnswered(item, sheet)).length
  return (
    <>
      <AnsweredBar done={done} total={items.length} />
      {isSeparate(view) && items.length > 1 && (
        <LazyQuestionStrip
          items={items}
          current={current}
          stateOf={(item, index) =>
            isAnswered(item, sheet) ? 'answered' : passed.has(index) ? 'skipped' : 'open'
          }
          onGo={onGo}
        />
      )}
    </>
  )
}

/** The questions, where some take files with what brings these to their answers. */
const WithFiles = (props: ComponentProps<typeof LazyAttemptFiles>) =>
  takesFiles(props.view) ? <LazyAttemptFiles {...props} /> : props.children

/** The questions of a running attempt, one at a time or all on one page. */
export const AttemptPlayer = ({ address, view, sheet: first, onFinished, onOver }: AttemptPlayerProps) => {
  const { attempt, questions: items } = view
  const separate = isSeparate(view)
  const [asking, setAsking] = useState(false)
  const answers = useAnswers({ address, sheet: first, onFinished: onOver })
  const { root, current, passed, go, goToFault } = useQuestionPlace(items, answers.sheet)
  const { finishing, finish, callOff, hold } = useFinish(address, {
    onHeld: ([id]) => id !== undefined && goToFault(id),
    onFinished: (done) => {
      tellFinished(attempt.id)
      onFinished(done)
    },
    onOver,
  })
  useLeaveQuestion(!separate)

  const open = openQuestions(items, answers.sheet)
  const isLast = !separate || current === items.length - 1
  const held = finishing.state === 'held' ? finishing.unanswered : []

  const end = () => {
    // A result that does not load now is asked for again when it is to be shown.
    loadResult().catch(() => undefined)
    finish()
  }

  const checkAndEnd = () => {
    if (open.required.length > 0) return hold(open.required)
    if (open.count > 0) return setAsking(true)
    end()
  }
  const files = useFilesUnderWay((step) => (step === 'finish' ? checkAndEnd() : go(current + 1)))
  const goElsewhere = (index: number) => {
    files.callOff()
    go(index)
  }

  return (
    <form
      noValidate
      ref={root}
      className={styles.player}
      onSubmit={(event) => {
        event.preventDefault()
        files.takeWhenReady(isLast ? 'finish' : 'next')
      }}
    >
      <AttemptHead view={view} sheet={answers.sheet} current={current} passed={passed} onGo={goElsewhere} />
      <WithFiles
        view={view}
        answers={answers}
        work={files}
        current={separate ? items[current]?.question.id : undefined}
      >
        <QuestionList
          {...answers}
          items={separate ? items.slice(current, current + 1) : items}
          missing={held.filter((id) => open.required.includes(id))}
        />
      </WithFiles>
      <FinishNotice attempt={attempt.id} finishing={finishing} onCallOff={callOff} />
      <AttemptActions
        attempt={attempt.id}
        storedAt={newestOf(view)}
        onBack={separate && current > 0 ? () => goElsewhere(current - 1) : undefined}
        isLast={isLast}
        busy={finishing.state === 'waiting' || files.waiting !== undefined}
      />
      <Suspense>
        {asking && (
          <FinishQuestion
            count={open.count}
            onClose={() => setAsking(false)}
            onFinish={() => {
              setAsking(false)
              end()
            }}
          />
        )}
      </Suspense>
    </form>
  )
}
