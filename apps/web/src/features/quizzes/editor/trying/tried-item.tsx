import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { Badge } from '@lectern/ui/feedback/badge'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AuthorText } from '../../question-types/shared/author-text.tsx'
import { questionResults } from '../../question-types/question-results.ts'
import { questionViews } from '../../question-types/question-views.ts'
import { AuthorLongText } from '../../shown/author-long-text.tsx'
import { QuestionFiles } from '../../shown/question-files.tsx'
import { QuestionPicture } from '../../shown/question-picture.tsx'
import styles from '../quiz-editor.module.css'
import type { TriedQuestion, TriedResult } from './try-question.ts'

interface TriedItemProps {
  number: number
  question: TriedQuestion
  outcome: TriedResult | undefined
  answer: Answer
  onAnswer: (answer: Answer) => void
}

/** One question as a learner answers it, or what came of the answer. */
export const TriedItem = ({ number, question: { shown }, outcome, answer, onAnswer }: TriedItemProps) => {
  const { Player, drawsPicture } = questionViews[shown.type]
  const Result = questionResults[shown.type]
  return (
    <li>
      <fieldset className={styles.triedQuestion}>
        <legend className={styles.triedName}>
          {number}. <AuthorText text={shown.name} />
        </legend>
        {shown.description && <AuthorLongText text={shown.description} />}
        {shown.image && !drawsPicture && <QuestionPicture picture={shown.image} />}
        <QuestionFiles files={shown.files} />
        {outcome ? (
          <>
            <Result
              question={shown}
              rows={outcome.results}
              result={outcome.result}
              name={`tried-${shown.id}`}
            />
            <OutcomeLine outcome={outcome} />
          </>
        ) : (
          <Player question={shown} answer={answer} onAnswer={onAnswer} name={`try-${shown.id}`} />
        )}
      </fieldset>
    </li>
  )
}

const tones = {
  correct: 'success',
  incorrect: 'danger',
  partial: 'warning',
  pending: 'warning',
  skipped: 'neutral',
  answered: 'neutral',
  not_started: 'neutral',
  not_asked: 'neutral',
} as const

const OutcomeLine = ({ outcome: { result, marked } }: { outcome: TriedResult }) => {
  const { t } = useTexts()
  const state = result.state === 'incorrect' && (result.points ?? 0) > 0 ? 'partial' : result.state
  const words = {
    correct: t('quizzes.try_correct'),
    incorrect: t('quizzes.try_incorrect'),
    partial: t('quiz.result_partial'),
    skipped: t('quizzes.try_skipped'),
    // At some details a learner hears no more than that.
    answered: t(marked.state === 'answered' ? 'quizzes.try_unscored' : 'quiz.result_answered'),
    pending: t('create-course.answer_pending'),
    not_started: t('quizzes.try_skipped'),
    not_asked: t('create-course.answer_not_asked'),
  }
  return (
    <div className={styles.outcome}>
      <Badge tone={tones[state]}>{words[state]}</Badge>
      {result.comment && <AuthorLongText text={result.comment} />}
      <QuestionFiles files={result.comment_files} />
    </div>
  )
}
