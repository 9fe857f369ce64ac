import { type AttemptQuestion, attemptStatus, type AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import { Notice } from '@lectern/ui/feedback/notice'
import { Printer } from 'lucide-react'
import printed from '@lectern/ui/layout/printed.module.css'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLive } from '../../../lib/live/index.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { RedoLine } from '../../comments/index.ts'
import { OwnPeerReviews } from '../../peer-reviews/beside/index.ts'
import { WholeProfile } from '../../quizzes/index.ts'
import { OwnAnswers } from '../answer-log/own-answers.tsx'
import { getAttemptView } from '../api.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import type { QuizUnitProps } from '../start/quiz-unit-props.ts'
import { useLateAnswers } from '../use-late-answers.ts'
import { AttemptChoice } from '../components/attempt-choice.tsx'
import { PrintedHead } from '../printing/printed-head.tsx'
import { usePrinting } from '../printing/use-printing.ts'
import { AnsweredQuestions } from './answered-questions.tsx'
import { releaseHeight } from './release-height.ts'
import { groupResults } from './result-groups.ts'
import { PlaceInLesson } from './place-in-lesson.tsx'
import { ResultMoment } from './result-moment.tsx'
import { NextLessonCard } from './next-lesson-card.tsx'
import moment from './result-moment.module.css'
import styles from '../components/attempt.module.css'

// What lessons load by themselves comes in one file: a second one would name all its parts once more in every lesson.
export { QuestionResultCard, ReworkTalk } from './question-result-card.tsx'

/** Whether learners review the answers to a question. */
const isReviewedByPeers = ({ question }: AttemptQuestion): boolean =>
  'peer_review' in question && question.peer_review !== undefined

interface AttemptResultProps {
  view: AttemptView
  focus: boolean
  /** Its learner finished it on another device while its questions were here. */
  isEndedElsewhere: boolean
  address: AttemptAddress
  /** It stands in a lesson; else the practice is the page. */
  beside: boolean
  /** What can be done now. */
  ways: ReactNode
  wayOn: QuizUnitProps['wayOn']
  /** Shows another attempt in its place. */
  onShow: (attempt: number) => void
  /** Somebody has decided about it, or given points. */
  onNews: (view: AttemptView) => void
}

/** Brings what the team decides about an attempt while its learner looks at it. */
const useDecisions = (address: AttemptAddress, onNews: (view: AttemptView) => void) =>
  useLive(`quiz-attempt:${address.attempt}`, ({ types }) => {
    if (types.size === 1 && types.has('comments')) return
    getAttemptView({ params: { ...address } })
      .then(({ data }) => onNews(data))
      .catch((error: unknown) => report(error, 'decision about an attempt'))
  })

/** To the first question that is worth a second look: its fold, opened, or the question itself. */
const openFirst = (fold: HTMLDetailsElement | null, result: HTMLElement | null) => {
  if (fold) fold.open = true
  const place = fold ?? result?.querySelector<HTMLElement>('[data-question]')
  place?.scrollIntoView({ block: 'start' })
  ;(fold?.querySelector('summary') ?? place)?.focus({ preventScroll: true })
}

/** Takes the reader to the result of what was just finished, before what stood there gives its height back. */
const useArrival = (focus: boolean) => {
  const top = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (focus) {
      head.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView({ block: 'start' })
    }
    releaseHeight(top.current)
  }, [focus])
  return { top, head }
}

/** To the questions that are worth a second look; the main way on for whoever has not passed. */
const LookButton = ({ count, isFirst, onLook }: { count: number; isFirst: boolean; onLook: () => void }) => {
  const { t } = useTexts()
  if (count === 0) return null
  return (
    <Button variant={isFirst ? 'primary' : 'secondary'} size="large" onClick={onLook}>
      {t('quiz.look_button', { count })}
    </Button>
  )
}

const CheckCode = ({ code }: { code: string | null }) => {
  const { t } = useTexts()
  if (code === null) return null
  return (
    <div className={styles.checkCode}>
      <p>{t('quiz.check_code', { code })}</p>
      <p>{t('quiz.check_code_help')}</p>
    </div>
  )
}

/** A finished attempt: what came of it, in a word and a number, and of each question as much as the quiz shows. */
export const AttemptResult = ({
  view,
  focus,
  address,
  ways,
  onShow,
  onNews,
  ...props
}: AttemptResultProps) => {
  const { t } = useTexts()
  useDecisions(address, onNews)
  const { top, head } = useArrival(focus)
  const first = useRef<HTMLDetailsElement>(null)
  const { attempt, questions } = view
  const late = useLateAnswers(attempt.id)
  const { isPrinting, print } = usePrinting()
  const { look } = groupResults(questions.filter(isShown))
  return (
    <div
      ref={top}
      className={isPrinting ? classNames(styles.result, printed.printed) : styles.result}
      data-quiz-type={view.quiz.type}
      data-theme={isPrinting ? 'light' : undefined}
    >
      {isPrinting && <PrintedHead view={view} />}
      {props.isEndedElsewhere && <Notice tone="info">{t('quiz.finished_elsewhere')}</Notice>}
      <ResultMoment view={view} look={look.length} head={head} level={props.beside ? 3 : 2}>
        <div className={moment.ways}>
          <LookButton
            count={look.length}
            isFirst={attempt.status_id !== attemptStatus.passed}
            onLook={() => openFirst(first.current, top.current)}
          />
          {ways}
        </div>
      </ResultMoment>
      {attempt.status_id === attemptStatus.passed && !isPrinting && <NextLessonCard {...props.wayOn} />}
      <AttemptChoice view={view} onShow={onShow} />
      {attempt.status_id === attemptStatus.rework && !isPrinting && (
        <RedoLine attempt={attempt.id} questions={questions} />
      )}
      {late > 0 && <Notice tone="warning">{t('quiz.late_answers', { count: late })}</Notice>}
      <WholeProfile {...view} />
      {!isPrinting && questions.some(isReviewedByPeers) && <OwnPeerReviews attempt={attempt.id} />}
      {look.length > 0 && !isPrinting && <PlaceInLesson />}
      <AnsweredQuestions {...{ view, address, isPrinting, first, onShow }} />
      <CheckCode code={view.check_code} />
      <div className={styles.unprinted}>
        <Button variant="quiet" icon={<Icon of={Printer} />} onClick={print}>
          {t('quiz.print_result')}
        </Button>
      </div>
      <OwnAnswers
        attempt={attempt.id}
        placeOf={(id) => questions.findIndex(({ question }) => question.id === id) + 1}
      />
    </div>
  )
}
