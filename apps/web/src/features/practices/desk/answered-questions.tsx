import type { Attempt, AttemptQuestion, AttemptView } from '@lectern/contract/attempts/attempt'
import { sameWordsOf, shortAnswerLetters } from '@lectern/contract/attempts/marking/same-words'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { Badge } from '@lectern/ui/feedback/badge'
import textStyles from '@lectern/ui/text/text.module.css'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { AttemptTalk, PartCount } from '../../comments/index.ts'
import { AnswerReviews } from '../../peer-reviews/beside/index.ts'
import {
  AuthorLongText,
  AuthorText,
  PartMarksContext,
  QuestionFiles,
  QuestionPicture,
  questionResults,
  questionViews,
} from '../../quizzes/index.ts'
import { VersionSquares } from '../../attempts/index.ts'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import { markPractice } from '../api.ts'
import styles from '../practices.module.css'
import { QuestionPoints } from './question-points.tsx'
import { FoldedLine } from '../folding/folded-line.tsx'
import { useFolding } from '../folding/folded-answers.ts'
import type { Desk } from '../review/use-desk.ts'
import type { SameAnswersProps } from '../same/same-answers.tsx'
import type { VersionDifferenceProps } from '../versions/version-difference.tsx'

const VersionDifference = lazyPart<VersionDifferenceProps>(
  async () => (await import('../versions/version-difference.tsx')).VersionDifference,
).Part

const states: Record<
  AttemptQuestion['result']['state'],
  { tone: 'success' | 'danger' | 'warning' | 'neutral'; text: TextId }
> = {
  correct: { tone: 'success', text: 'practices.answer_correct' },
  incorrect: { tone: 'danger', text: 'practices.answer_incorrect' },
  pending: { tone: 'warning', text: 'create-course.answer_pending' },
  answered: { tone: 'neutral', text: 'practices.answer_unscored' },
  skipped: { tone: 'neutral', text: 'practices.answer_skipped' },
  not_started: { tone: 'neutral', text: 'practices.answer_not_started' },
  not_asked: { tone: 'neutral', text: 'create-course.answer_not_asked' },
}

const partly = { tone: 'warning', text: 'practices.review_partly' } as const

interface Reviewed {
  attempt: Attempt
  /** What it was reworked from or into, itself included, the first one first. */
  versions: AttemptView['versions']
  desk: Desk
  /** Whether what is said about an answer stands below it. */
  hasTalks: boolean
  /** Whether something can be said about the attempt at all. */
  isTalked: boolean
  /** Whether the reader may give points. */
  mayMark: boolean
  onMarked: () => Promise<unknown>
}

interface AnsweredQuestionsProps extends Reviewed {
  questions: readonly AttemptQuestion[]
}

const SameAnswers = lazyPart<SameAnswersProps>(
  async () => (await import('../same/same-answers.tsx')).SameAnswers,
).Part

/** Whether others may have answered in the same few words. */
const isShort = ({ results }: ShownAttemptQuestion): boolean => {
  const [row, ...more] = results
  if (!row || more.length > 0 || row.files.length > 0 || row.quiz_answer_id !== null) return false
  return row.text_answer !== null && sameWordsOf(row.text_answer).length <= shortAnswerLetters
}

/** Whether a person gives the points of an answer. */
const isByPerson = ({ state, max_points, is_marked_by_hand }: ShownAttemptQuestion['result']): boolean =>
  (max_points ?? 0) > 0 && (state === 'pending' || is_marked_by_hand === true)

/** Every question of an attempt with the answer, its points and what is said about it. */
export const AnsweredQuestions = ({ questions, ...reviewed }: AnsweredQuestionsProps) => {
  const all = questions.filter(isShown)
  const { byKey, isOpen, toggle } = useFolding(all, reviewed.desk.chosen)
  const shown = isOpen ? all : all.filter((item) => !byKey.includes(item))
  return (
    <>
      {byKey.length > 0 && <FoldedLine byKey={byKey} isOpen={isOpen} onToggle={toggle} />}
      <ol className={styles.questions}>
        {shown.map((item) => (
          <AnsweredQuestion key={item.question.id} {...reviewed} item={item} />
        ))}
      </ol>
    </>
  )
}

const AnsweredQuestion = ({
  attempt,
  versions,
  desk,
  hasTalks,
  isTalked,
  mayMark,
  onMarked,
  item,
}: Reviewed & { item: ShownAttemptQuestion }) => {
  const { question, number: place, results, result } = item
  const Result = questionResults[question.type]
  const partMark = (part: string) => <PartCount attempt={attempt.id} question={question} part={part} />
  return (
    <li
      className={styles.question}
      data-question={question.id}
      aria-current={desk.chosen === question.id ? 'true' : undefined}
      tabIndex={-1}
    >
      <QuestionHead item={item} />
      {versions.length > 1 && <QuestionVersions {...{ attempt, versions, desk, item }} />}
      {question.description && <AuthorLongText text={question.description} />}
      {question.image && !questionViews[question.type].drawsPicture && (
        <QuestionPicture picture={question.image} />
      )}
      <QuestionFiles files={question.files} />
      <PartMarksContext value={isTalked ? partMark : null}>
        <Result question={question} rows={results} result={result} name={`answer-${question.id}`} />
      </PartMarksContext>
      {result.comment && (
        <div className={styles.comment}>
          <AuthorLongText text={result.comment} />
        </div>
      )}
      <QuestionFiles files={result.comment_files} />
      {mayMark && <AnswerPoints {...{ attempt, desk, onMarked, item }} />}
      {'peer_review' in question && question.peer_review && (
        <PeerPoints {...{ attempt, mayMark, onMarked, item }} />
      )}
      {hasTalks && (
        <AttemptTalk
          attempt={attempt.id}
          question={question.id}
          parts={commentParts(question)}
          numberOf={() => place}
        />
      )}
    </li>
  )
}

type OfQuestion<Names extends keyof Reviewed> = Pick<Reviewed, 'attempt' | 'onMarked' | Names> & {
  item: ShownAttemptQuestion
}

/** Gives the points of this answer, and of those that say the same. */
const AnswerPoints = ({ attempt, desk, onMarked, item }: OfQuestion<'desk'>) => {
  const { question, result } = item
  if ((result.max_points ?? 0) === 0) return null
  const given = { attempt: attempt.id, question: question.id, result, onMarked }
  return (
    <>
      <QuestionPoints {...given} />
      {desk.chosen === question.id && isShort(item) && isByPerson(result) && <SameAnswers {...given} />}
    </>
  )
}

/** What learners say of this answer, whose median may become its points. */
const PeerPoints = ({ attempt, mayMark, onMarked, item: { question, result } }: OfQuestion<'mayMark'>) => {
  const take = async (points: number) => {
    // A question may be worth less by now than when it was reviewed.
    const body = { question_id: question.id, points: Math.min(points, result.max_points ?? 0) }
    await markPractice({ params: { attempt: attempt.id }, body })
    await onMarked()
  }
  return <AnswerReviews attempt={attempt.id} question={question.id} onTake={mayMark ? take : undefined} />
}

/** Its name, and what came of the answer. */
const QuestionHead = ({ item: { question, number: place, result } }: { item: ShownAttemptQuestion }) => {
  const { t, number } = useTexts()
  const { tone, text } = result.is_partly_right ? partly : states[result.state]
  return (
    <div className={styles.questionHead}>
      <h2 className={styles.questionName}>
        {place}. <AuthorText text={question.name} />
      </h2>
      <span className={styles.outcome}>
        <Badge tone={tone}>{t(text)}</Badge>
        {result.state !== 'pending' && result.points !== null && result.max_points !== null && (
          <span className={textStyles.muted}>
            {number(result.points)} / {number(result.max_points)}
          </span>
        )}
      </span>
    </div>
  )
}

/** The versions of the attempt, and on request one of them beside this question. */
const QuestionVersions = ({
  attempt,
  versions,
  desk: { compared, compare },
  item,
}: Pick<Reviewed, 'attempt' | 'versions' | 'desk'> & { item: ShownAttemptQuestion }) => {
  const question = item.question.id
  const open = compared?.question === question ? compared.version : undefined
  const placed = (id: number) => ({ id, number: versions.find((version) => version.id === id)?.number ?? 1 })
  return (
    <>
      <VersionSquares
        versions={versions}
        shown={open ?? attempt.id}
        onChoose={({ id }) => compare({ question, version: id })}
      />
      {open !== undefined && (
        <VersionDifference
          key={open}
          item={item}
          shown={placed(attempt.id)}
          other={placed(open)}
          onClose={() => compare({ question, version: attempt.id })}
        />
      )}
    </>
  )
}
