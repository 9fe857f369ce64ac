import type { AttemptView, AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { useEffect, useRef, useState } from 'react'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { OtherPersonWay } from '../../../frame/index.ts'
import { sheetOf, type AnswerSheet } from '../answer-sheet.ts'
import { clearAttempt } from '../api.ts'
import { tellFinished } from '../other-devices/attempt-news.ts'
import { isAnswered, isTouched, openQuestions } from '../question-faults.ts'
import { useAnswers } from '../use-answers.ts'
import { takingRules, type TakingRules } from '../taking-rules.ts'
import { useFinalAnswers } from '../use-final-answers.ts'
import { useFilesUnderWay } from '../use-files-under-way.ts'
import { useFinish } from '../use-finish.ts'
import { useLeaveQuestion } from '../use-leave-question.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import { showQuestion } from '../show-question.ts'
import { useQuestionPlace } from '../use-question-place.ts'
import { AttemptActions } from './attempt-actions.tsx'
import styles from './attempt.module.css'
import {
  LazyAttemptClock,
  LazyConfirmation,
  LazyFinishNotice,
  LazyOtherDevices,
  LazyQuestionClock,
  LazyQuestionStrip,
} from './lazy-extras.ts'
import { loadResult } from '../results/lazy-result.ts'
import { QuestionList } from './question-list.tsx'
import { WithExtras, WithFiles } from './with-extras.tsx'

interface AttemptPlayerProps {
  /** It was begun just now. */
  isNew: boolean
  address: AttemptAddress
  view: AttemptView
  sheet: AnswerSheet
  onFinished: (view: AttemptView) => void
  /** The server says that the attempt is over, or another tab ended it. */
  onOver: (isElsewhere?: boolean) => void
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
  const done = items.filter((item) => isTouched(item, sheet)).length
  return (
    <>
      <AnsweredBar done={done} total={items.length} />
      {rules.showsStrip && items.length > 1 && (
        <LazyQuestionStrip
          items={items}
          current={current}
          stateOf={(item, index) =>
            isTouched(item, sheet) ? 'answered' : passed.has(index) ? 'skipped' : 'open'
          }
          mayGo={(index) => rules.mayReturn || index >= current}
          onGo={onGo}
        />
      )}
    </>
  )
}

/** The end that is asked for here, told to the other tabs. */
const useEnding = (address: AttemptAddress, ends: Parameters<typeof useFinish>[1]) =>
  useFinish(address, {
    ...ends,
    onFinished: (done) => {
      tellFinished(address.attempt)
      ends.onFinished(done)
    },
  })

/** What a learner does in a running attempt: the answers, the place among the questions, and the steps from it. */
const usePlaying = ({ isNew, address, view, sheet: first, onFinished, onOver }: AttemptPlayerProps) => {
  const rules = takingRules(view.quiz)
  const [asking, setAsking] = useState<'finish' | 'clear'>()
  const answers = useAnswers({ address, sheet: first, onFinished: onOver })
  const finals = useFinalAnswers({ address, view, answers })
  const { items, give, reload } = finals
  const { root, current, passed, go, goToFault } = useQuestionPlace(items, answers.sheet, isNew)
  const ending = useEnding(address, {
    onHeld: ([id]) => id !== undefined && goToFault(id),
    onFinished,
    onOver,
  })
  const otherDevices = {
    ...{ view, reload, show: answers.show },
    isEnding: ending.isAsked,
    onFinished: () => onOver(true),
  }
  const open = openQuestions(items, answers.sheet)
  const shown = rules.separate ? items[current] : undefined

  const end = () => {
    setAsking(undefined)
    // A result that does not load now is asked for again when it is to be shown.
    loadResult().catch(() => undefined)
    ending.finish()
  }
  const checkAndEnd = () => {
    if (open.required.length > 0) return ending.hold(open.required)
    if (open.count > 0) return setAsking('finish')
    end()
  }
  const leave = () => {
    if (!rules.makesFinal || !shown || !isShown(shown) || shown.is_final) return
    if (!rules.mayReturn || isAnswered(shown, answers.sheet)) give(shown.question.id, 'answer')
  }
  const files = useFilesUnderWay((step) => {
    if (step === 'finish') return checkAndEnd()
    leave()
    go(current + 1)
  })
  const clear = async () => {
    const { data } = await clearAttempt({ params: { attempt: view.attempt.id } })
    await answers.replace(sheetOf(data.questions))
  }
  /** The time of a question has begun: it may be read. */
  const begun = useRef<string>(undefined)
  const showBegun = async (question: string) => {
    begun.current = question
    await reload()
  }
  // Not before it stands there: what held its place goes, and the focus would go with it.
  useEffect(() => {
    const item = items.find(({ question }) => question.id === begun.current)
    if (!item || !isShown(item)) return
    begun.current = undefined
    showQuestion(root.current, item.question.id, 'card')
  }, [items, root])
  const playing = {
    ...finals,
    showBegun,
    otherDevices,
    current,
    passed,
    rules,
    answers,
    open,
    shown,
    ending,
    files,
    asking,
    setAsking,
    end,
    clear,
    isLast: !rules.separate || current === items.length - 1,
    goElsewhere: (index: number) => {
      files.callOff()
      leave()
      go(index)
    },
  }
  return { root, playing }
}

type Playing = ReturnType<typeof usePlaying>['playing']

/** The questions of a running attempt, one at a time or all on one page. */
export const AttemptPlayer = (props: AttemptPlayerProps) => {
  const { root, playing } = usePlaying(props)
  const { view, rules, items, answers, open, shown, ending, files, isLast, goElsewhere } = playing
  const { attempt } = view
  const held = ending.finishing.state === 'held' ? ending.finishing.unanswered : []
  const goOn = () => {
    // Nobody goes past a question before it is shown.
    if (!shown || isShown(shown)) files.takeWhenReady(isLast ? 'finish' : 'next')
  }
  useLeaveQuestion(!rules.separate)
  return (
    <form
      noValidate
      ref={root}
      className={styles.player}
      data-quiz-type={view.quiz.type}
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <AttemptHead {...playing} sheet={answers.sheet} onGo={goElsewhere} />
      {shown && hasClock(shown) && (
        <LazyQuestionClock
          key={shown.question.id}
          item={shown}
          isLast={isLast}
          onTimeUp={() => void playing.reload().catch((error: unknown) => report(error, 'answer'))}
          onGoOn={goOn}
        />
      )}
      <WithExtras address={props.address} view={view}>
        <WithFiles view={view} answers={answers} work={files} current={shown?.question.id}>
          <QuestionList
            {...answers}
            items={shown ? [shown] : items}
            missing={held.filter((id) => open.required.includes(id))}
            onCheck={rules.mayCheck ? (id) => playing.give(id, 'check') : undefined}
            checking={playing.checking}
            attempt={attempt.id}
            isRework={attempt.root_id !== attempt.id}
            onBegun={playing.showBegun}
            onOver={props.onOver}
          />
        </WithFiles>
      </WithExtras>
      <LazyOtherDevices {...playing.otherDevices} />
      <LazyFinishNotice
        attempt={attempt.id}
        finishing={ending.finishing}
        otherPersonWay={<OtherPersonWay />}
        onCallOff={ending.callOff}
      />
      <Ways view={view} playing={playing} />
      {playing.asking && (
        <LazyConfirmation
          of={playing.asking}
          count={open.count}
          onFinish={playing.end}
          onClear={playing.clear}
          onClose={() => playing.setAsking(undefined)}
        />
      )}
    </form>
  )
}

/** The bar with the clock, the receipt and the buttons that the quiz allows here. */
const Ways = ({ view, playing }: { view: AttemptView; playing: Playing }) => {
  const { rules, current, shown, files, ending, goElsewhere, setAsking } = playing
  const mayGoBack = rules.separate && rules.mayReturn && current > 0
  const isOpen = shown !== undefined && !isAnswered(shown, playing.answers.sheet)
  return (
    <AttemptActions
      attempt={view.attempt.id}
      storedAt={newestOf(view)}
      clock={
        (rules.timer !== 0 || view.attempt.left_time_in_seconds !== null) && (
          <LazyAttemptClock attempt={view.attempt} onTimeUp={playing.end} />
        )
      }
      onBack={mayGoBack ? () => goElsewhere(current - 1) : undefined}
      onFinishEarly={rules.mayFinishEarly ? () => files.takeWhenReady('finish') : undefined}
      onClear={rules.mayClear ? () => setAsking('clear') : undefined}
      main={mainStep(playing, isOpen)}
      isOpen={isOpen}
      busy={ending.finishing.state === 'waiting' || files.waiting !== undefined}
    />
  )
}

/** What going on means here. */
const mainStep = ({ isLast, rules, shown }: Playing, isOpen: boolean): 'next' | 'answer' | 'finish' => {
  if (isLast) return 'finish'
  return rules.makesFinal && !isOpen && !shown?.is_final ? 'answer' : 'next'
}

/** The question has a clock of its own that runs, or has run out. */
const hasClock = (item: AttemptQuestion): item is ShownAttemptQuestion =>
  isShown(item) && item.left_time_in_seconds !== null && (!item.is_final || item.left_time_in_seconds === 0)
