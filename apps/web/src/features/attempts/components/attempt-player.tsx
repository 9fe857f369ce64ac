import type { AttemptQuestion, AttemptView } from '@lectern/contract/attempts/attempt'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { sheetOf, type AnswerSheet } from '../answer-sheet.ts'
import { clearAttempt } from '../api.ts'
import { tellFinished } from '../attempt-news.ts'
import { isAnswered, openQuestions } from '../question-faults.ts'
import { useAnswers } from '../use-answers.ts'
import { takingRules, type TakingRules } from '../taking-rules.ts'
import { useFinalAnswers } from '../use-final-answers.ts'
import { useFilesUnderWay } from '../use-files-under-way.ts'
import { useFinish } from '../use-finish.ts'
import { useLeaveQuestion } from '../use-leave-question.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import { useQuestionPlace } from '../use-question-place.ts'
import { AttemptActions } from './attempt-actions.tsx'
import styles from './attempt.module.css'
import { FinishNotice } from './finish-notice.tsx'
import {
  LazyAttemptClock,
  LazyAttemptFiles,
  LazyQuestionClock,
  LazyQuestionStrip,
  takesFiles,
} from './lazy-extras.ts'
import { loadResult } from './lazy-result.ts'
import { QuestionList } from './question-list.tsx'

const FinishQuestion = lazy(async () => ({
  default: (await import('./finish-question.tsx')).FinishQuestion,
}))

const ClearQuestion = lazy(async () => ({
  default: (await import('./clear-question.tsx')).ClearQuestion,
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
  items: AttemptView['questions']
  rules: TakingRules
  sheet: AnswerSheet
  onGo: (index: number) => void
}

/** How far one is, and the way among questions that are shown one at a time. */
const AttemptHead = ({ items, rules, sheet, current, passed, onGo }: AttemptHeadProps) => {
  const done = items.filter((item) => isAnswered(item, sheet)).length
  return (
    <>
      <AnsweredBar done={done} total={items.length} />
      {rules.showsStrip && items.length > 1 && (
        <LazyQuestionStrip
          items={items}
          current={current}
          stateOf={(item, index) =>
            isAnswered(item, sheet) ? 'answered' : passed.has(index) ? 'skipped' : 'open'
          }
          mayGo={(index) => rules.mayReturn || index >= current}
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
  const { attempt } = view
  const rules = takingRules(view.quiz)
  const { separate } = rules
  const [asking, setAsking] = useState<'finish' | 'clear'>()
  const answers = useAnswers({ address, sheet: first, onFinished: onOver })
  const { items, checking, give, reload } = useFinalAnswers({ address, questions: view.questions, answers })
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
  const shown = separate ? items[current] : undefined
  const isLast = !separate || current === items.length - 1
  const held = finishing.state === 'held' ? finishing.unanswered : []

  const end = () => {
    // A result that does not load now is asked for again when it is to be shown.
    loadResult().catch(() => undefined)
    finish()
  }

  const checkAndEnd = () => {
    if (open.required.length > 0) return hold(open.required)
    if (open.count > 0) return setAsking('finish')
    end()
  }
  const leave = () => {
    const isToBeFinal =
      rules.makesFinal && shown && !shown.is_final && (!rules.mayReturn || isAnswered(shown, answers.sheet))
    if (isToBeFinal) give(shown.question.id, 'answer')
  }
  const files = useFilesUnderWay((step) => {
    if (step === 'finish') return checkAndEnd()
    leave()
    go(current + 1)
  })
  const goElsewhere = (index: number) => {
    files.callOff()
    leave()
    go(index)
  }
  const goOn = () => files.takeWhenReady(isLast ? 'finish' : 'next')
  const clear = async () => {
    const { data } = await clearAttempt({ params: { attempt: attempt.id } })
    await answers.replace(sheetOf(data.questions))
  }

  return (
    <form
      noValidate
      ref={root}
      className={styles.player}
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <AttemptHead
        items={items}
        rules={rules}
        sheet={answers.sheet}
        current={current}
        passed={passed}
        onGo={goElsewhere}
      />
      {shown && hasClock(shown) && (
        <LazyQuestionClock
          key={shown.question.id}
          attempt={attempt.id}
          item={shown}
          isLast={isLast}
          onTimeUp={() => void reload().catch((error: unknown) => report(error, 'answer'))}
          onGoOn={goOn}
        />
      )}
      <WithFiles view={view} answers={answers} work={files} current={shown?.question.id}>
        <QuestionList
          {...answers}
          items={shown ? [shown] : items}
          missing={held.filter((id) => open.required.includes(id))}
          onCheck={rules.mayCheck ? (id) => give(id, 'check') : undefined}
          checking={checking}
        />
      </WithFiles>
      <FinishNotice attempt={attempt.id} finishing={finishing} onCallOff={callOff} />
      <AttemptActions
        attempt={attempt.id}
        storedAt={newestOf(view)}
        clock={rules.timer !== 0 && <LazyAttemptClock attempt={attempt} onTimeUp={end} />}
        onBack={separate && rules.mayReturn && current > 0 ? () => goElsewhere(current - 1) : undefined}
        onFinishEarly={rules.mayFinishEarly ? () => files.takeWhenReady('finish') : undefined}
        onClear={rules.mayClear ? () => setAsking('clear') : undefined}
        isLast={isLast}
        busy={finishing.state === 'waiting' || files.waiting !== undefined}
      />
      <Suspense>
        {asking === 'finish' && (
          <FinishQuestion
            count={open.count}
            onClose={() => setAsking(undefined)}
            onFinish={() => {
              setAsking(undefined)
              end()
            }}
          />
        )}
        {asking === 'clear' && <ClearQuestion onClear={clear} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </form>
  )
}

/** The question has a clock of its own that runs, or has run out. */
const hasClock = ({ question, is_final, left_time_in_seconds: left }: AttemptQuestion): boolean =>
  Boolean(question.timer_duration) && (!is_final || left === 0)
