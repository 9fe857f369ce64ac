import type { Attempt, AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { isShown, type ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { Badge } from '@lectern/ui/feedback/badge'
import textStyles from '@lectern/ui/text/text.module.css'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { AttemptTalk } from '../../comments/index.ts'
import { AnswerReviews } from '../../peer-reviews/beside/index.ts'
import {
  AuthorLongText,
  AuthorText,
  QuestionFiles,
  QuestionPicture,
  questionResults,
  questionViews,
} from '../../quizzes/index.ts'
import { markPractice } from '../api.ts'
import styles from './practices.module.css'
import { QuestionPoints } from './question-points.tsx'

const states: Record<
  AttemptQuestion['result']['state'],
  { tone: 'success' | 'danger' | 'warning' | 'neutral'; text: TextId }
> = {
  correct: { tone: 'success', text: 'create-course.answer_correct' },
  incorrect: { tone: 'danger', text: 'create-course.answer_incorrect' },
  pending: { tone: 'warning', text: 'create-course.answer_pending' },
  answered: { tone: 'neutral', text: 'create-course.answer_unscored' },
  skipped: { tone: 'neutral', text: 'create-course.answer_skipped' },
  not_started: { tone: 'neutral', text: 'create-course.answer_not_started' },
  not_asked: { tone: 'neutral', text: 'create-course.answer_not_asked' },
}

const partly = { tone: 'warning', text: 'create-course.review_partly' } as const

interface Reviewed {
  attempt: Attempt
  /** Whether something can be said about the answers. */
  isTalkedAbout: boolean
  /** Whether the reader may give points. */
  mayMark: boolean
  onMarked: () => Promise<unknown>
}

interface AnsweredQuestionsProps extends Reviewed {
  questions: readonly AttemptQuestion[]
}

/** Every question of an attempt with the answer, its points and what is said about it. */
export const AnsweredQuestions = ({ questions, ...reviewed }: AnsweredQuestionsProps) => (
  <ol className={styles.questions}>
    {questions.filter(isShown).map((item) => (
      <AnsweredQuestion key={item.question.id} {...reviewed} item={item} />
    ))}
  </ol>
)

const AnsweredQuestion = ({
  attempt,
  isTalkedAbout,
  mayMark,
  onMarked,
  item,
}: Reviewed & { item: ShownAttemptQuestion }) => {
  const { question, number: place, results, result } = item
  const Result = questionResults[question.type]
  const take = async (points: number) => {
    // A question may be worth less by now than when it was reviewed.
    const body = { question_id: question.id, points: Math.min(points, result.max_points ?? 0) }
    await markPractice({ params: { attempt: attempt.id }, body })
    await onMarked()
  }
  return (
    <li className={styles.question} data-question={question.id} tabIndex={-1}>
      <QuestionHead item={item} />
      {question.description && <AuthorLongText text={question.description} />}
      {question.image && !questionViews[question.type].drawsPicture && (
        <QuestionPicture picture={question.image} />
      )}
      <QuestionFiles files={question.files} />
      <Result question={question} rows={results} result={result} name={`answer-${question.id}`} />
      {result.comment && (
        <div className={styles.comment}>
          <AuthorLongText text={result.comment} />
        </div>
      )}
      <QuestionFiles files={result.comment_files} />
      {mayMark && (result.max_points ?? 0) > 0 && (
        <QuestionPoints attempt={attempt.id} question={question.id} result={result} onMarked={onMarked} />
      )}
      {'peer_review' in question && question.peer_review && (
        <AnswerReviews attempt={attempt.id} question={question.id} onTake={mayMark ? take : undefined} />
      )}
      {isTalkedAbout && (
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

/** Its name, and what came of the answer. */
const QuestionHead = ({ item: { question, number: place, result } }: { item: ShownAttemptQuestion }) => {
  const { t, number } = useTexts()
  const isPartly = result.state === 'incorrect' && (result.points ?? 0) > 0
  const { tone, text } = isPartly ? partly : states[result.state]
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
