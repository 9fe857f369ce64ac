import { type AttemptQuestion, attemptStatus, type AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { quizTypeRules } from '@lectern/contract/quizzes/quiz-types/quiz-type-rules'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { classNames } from '@lectern/ui/theme/class-names'
import { Notice } from '@lectern/ui/feedback/notice'
import { Printer } from 'lucide-react'
import printed from '@lectern/ui/layout/printed.module.css'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useLive } from '../../../lib/live/index.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AttemptTalk, PartCount, RedoLine } from '../../comments/index.ts'
import { OwnPeerReviews } from '../../peer-reviews/beside/index.ts'
import {
  AnswerFilesContext,
  AuthorLongText,
  OthersAnswersContext,
  PartMarksContext,
  QuestionFiles,
  type PartMarks,
  questionResults,
  WholeProfile,
} from '../../quizzes/index.ts'
import { OwnAnswers } from '../answer-log/own-answers.tsx'
import { getAttemptView } from '../api.ts'
import type { AttemptAddress } from '../attempt-address.ts'
import { attemptVariant, isUnderCheck } from '../attempt-variant.ts'
import { useLateAnswers } from '../use-late-answers.ts'
import { useOthersAnswers } from '../use-others-answers.ts'
import { AttemptChoice } from './attempt-choice.tsx'
import { PrintedHead } from '../printing/printed-head.tsx'
import { usePrinting } from '../printing/use-printing.ts'
import { ResultMark } from '../results/result-mark.tsx'
import { QuestionVersions } from '../versions/question-versions.tsx'
import { AttemptStatus } from './attempt-status.tsx'
import styles from './attempt.module.css'
import { QuestionFrame } from './question-card.tsx'

interface ResultCardProps {
  item: ShownAttemptQuestion
  /** The way to the answers of other versions. */
  versions?: ReactNode
  talk?: ReactNode
  /** What stands beside its statements and groups of answers. */
  partMarks?: PartMarks | undefined
}

/** A question with the own answer and what may be seen of its result. */
export const QuestionResultCard = ({ item, versions, talk, partMarks }: ResultCardProps) => {
  const { t } = useTexts()
  const { question, result, results } = item
  const Result = questionResults[question.type]
  return (
    <QuestionFrame item={item} mark={<ResultMark result={result} />}>
      {versions}
      <PartMarksContext value={partMarks ?? null}>
        <Result question={question} rows={results} result={result} name={`result-${question.id}`} />
      </PartMarksContext>
      {result.comment !== null && (
        <Notice tone="info" title={t('quiz.comment')}>
          <AuthorLongText text={result.comment} />
        </Notice>
      )}
      <QuestionFiles files={result.comment_files} />
      {talk}
    </QuestionFrame>
  )
}

/** How somebody who passed gets the points that are missing; nothing when none are. */
const wayToRest = ({ attempt, quiz, questions }: AttemptView) => {
  if (attempt.scores === null || attempt.max_scores === null || attempt.scores >= attempt.max_scores) return
  const isMarked = questions.some(({ result }) => result.state === 'incorrect')
  if (!quiz.can_start_attempt) return isMarked ? 'quiz.rest_marked' : undefined
  return isMarked ? 'quiz.rest_marked_again' : 'quiz.rest_again'
}

/** Whether learners review the answers to a question. */
const isReviewedByPeers = ({ question }: AttemptQuestion): boolean =>
  'peer_review' in question && question.peer_review !== undefined

const noNumber = () => null

/** What was said about a question, beside its answer while that is reworked. */
export const ReworkTalk = ({ attempt, question }: { attempt: number; question: { readonly id: string } }) => (
  <AttemptTalk attempt={attempt} question={question.id} parts={commentParts(question)} numberOf={noNumber} />
)

type ResultQuestionsProps = Pick<AttemptResultProps, 'view' | 'address' | 'onShow'> & { isPrinting: boolean }

/** How much is said about each part of a question, beside it. */
const countsIn =
  (attempt: number, { question }: ShownAttemptQuestion): PartMarks =>
  (part) => <PartCount attempt={attempt} question={question} part={part} />

/** Each question with its result, and what is said about it and about all of them; on paper nothing is said. */
const ResultQuestions = ({ view, address, isPrinting, onShow }: ResultQuestionsProps) => {
  const { attempt, questions } = view
  const answerFiles = useMemo(() => ({ files: view.answer_files }), [view.answer_files])
  const askOthers = useOthersAnswers(attempt)
  const numberOf = (id: string) => questions.find(({ question }) => question.id === id)?.number
  return (
    <>
      <AnswerFilesContext value={answerFiles}>
        <OthersAnswersContext value={askOthers}>
          {questions.filter(isShown).map((item) => (
            <QuestionResultCard
              key={item.question.id}
              item={item}
              versions={
                isPrinting ? null : (
                  <QuestionVersions
                    key={attempt.id}
                    address={address}
                    versions={view.versions}
                    question={item.question.id}
                    onShow={onShow}
                  />
                )
              }
              partMarks={isPrinting ? undefined : countsIn(attempt.id, item)}
              talk={
                isPrinting ? null : (
                  <AttemptTalk
                    attempt={attempt.id}
                    question={item.question.id}
                    parts={commentParts(item.question)}
                    numberOf={numberOf}
                  />
                )
              }
            />
          ))}
        </OthersAnswersContext>
      </AnswerFilesContext>
      {!isPrinting && <AttemptTalk attempt={attempt.id} question={null} numberOf={numberOf} />}
    </>
  )
}

interface AttemptResultProps {
  view: AttemptView
  focus: boolean
  /** Its learner finished it on another device while its questions were here. */
  isEndedElsewhere: boolean
  address: AttemptAddress
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

/** What came of it in a sentence; where nobody can fail, passing is not what one is told. */
const verdictOf = ({ attempt, quiz }: AttemptView) => {
  if (attempt.status_id === 4) return 'quiz.verdict_replaced'
  const variant = attemptVariant(attempt)
  const { isMarked, isRanked } = quizTypeRules(quiz.type)
  return variant === 'passed' && (!isMarked || isRanked)
    ? 'quiz.verdict_done'
    : (`quiz.verdict_${variant}` as const)
}

/** What came of it, in a word and a number. */
const Verdict = ({ view, head }: { view: AttemptView; head: RefObject<HTMLDivElement | null> }) => {
  const { t, number } = useTexts()
  const { attempt } = view
  const variant = attemptVariant(attempt)
  const { isMarked, isRanked } = quizTypeRules(view.quiz.type)
  const rest = variant === 'passed' && !isRanked ? wayToRest(view) : undefined
  return (
    <div ref={head} className={styles.verdict} data-look={variant} tabIndex={-1} role="status">
      <AttemptStatus attempt={attempt} />
      <p className={styles.kind}>{t(verdictOf(view))}</p>
      {attempt.is_timed_out && <p>{t('quiz.timed_out')}</p>}
      {isMarked && !isUnderCheck(attempt) && attempt.scores !== null && (attempt.max_scores ?? 0) > 0 && (
        <p className={styles.score}>
          {t('quiz.score_of', { points: number(attempt.scores), max: number(attempt.max_scores ?? 0) })}
        </p>
      )}
      {rest !== undefined && <p className={styles.kind}>{t(rest)}</p>}
    </div>
  )
}

/** A finished attempt: what came of it, in a word and a number, and of each question as much as the quiz shows. */
export const AttemptResult = ({ view, focus, address, onShow, onNews, ...props }: AttemptResultProps) => {
  const { t } = useTexts()
  useDecisions(address, onNews)
  const head = useRef<HTMLDivElement>(null)
  const { attempt, questions } = view
  const late = useLateAnswers(attempt.id)
  const { isPrinting, print } = usePrinting()
  useEffect(() => {
    if (!focus) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'nearest' })
  }, [focus])
  return (
    <div
      className={isPrinting ? classNames(styles.result, printed.printed) : styles.result}
      data-quiz-type={view.quiz.type}
      data-theme={isPrinting ? 'light' : undefined}
    >
      {isPrinting && <PrintedHead view={view} />}
      {props.isEndedElsewhere && <Notice tone="info">{t('quiz.finished_elsewhere')}</Notice>}
      <AttemptChoice view={view} onShow={onShow} />
      <Verdict view={view} head={head} />
      {attempt.status_id === attemptStatus.rework && !isPrinting && (
        <RedoLine attempt={attempt.id} questions={questions} />
      )}
      {late > 0 && <Notice tone="warning">{t('quiz.late_answers', { count: late })}</Notice>}
      <WholeProfile {...view} />
      {!isPrinting && questions.some(isReviewedByPeers) && <OwnPeerReviews attempt={attempt.id} />}
      <ResultQuestions {...{ view, address, isPrinting, onShow }} />
      {view.check_code !== null && (
        <div className={styles.checkCode}>
          <p>{t('quiz.check_code', { code: view.check_code })}</p>
          <p>{t('quiz.check_code_help')}</p>
        </div>
      )}
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
