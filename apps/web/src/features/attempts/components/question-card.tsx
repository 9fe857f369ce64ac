import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import { Notice } from '@lectern/ui/feedback/notice'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleAlert } from 'lucide-react'
import { useContext, useId, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText, questionSheet, questionViews } from '../../quizzes/index.ts'
import { ShownStyleContext } from '../shown-style.ts'
import styles from './attempt.module.css'
import { hasQuestionExtras, LazyQuestionExtras } from './lazy-extras.ts'

interface QuestionFrameProps {
  item: ShownAttemptQuestion
  /** At the end of the title's line. */
  mark?: ReactNode
  /** Why this question holds something up. */
  fault?: string | undefined
  children: ReactNode
}

/** Number, text, description, picture and files of a question, around its control or its result. */
export const QuestionFrame = ({ item, mark, fault, children }: QuestionFrameProps) => {
  const { t } = useTexts()
  const id = useId()
  const { question, number } = item
  const style = useContext(ShownStyleContext)
  return (
    <fieldset
      className={questionSheet.question}
      data-question={question.id}
      data-theme={style?.card.theme}
      data-fault={fault === undefined ? undefined : true}
      tabIndex={-1}
      aria-describedby={fault === undefined ? undefined : id}
    >
      <legend className={questionSheet.legend}>
        {number !== null && <span className={questionSheet.number}>{number}</span>}
        <span className={questionSheet.name}>
          <AuthorText text={question.name} />
          {!question.is_required && <span className={questionSheet.optional}> {t('quiz.optional')}</span>}
        </span>
      </legend>
      {mark}
      {hasQuestionExtras(question) && <LazyQuestionExtras question={question} />}
      {fault !== undefined && (
        <p id={id} className={styles.fault}>
          <Icon of={CircleAlert} />
          {fault}
        </p>
      )}
      {children}
    </fieldset>
  )
}

interface QuestionCardProps {
  item: ShownAttemptQuestion
  answer: Answer
  onAnswer: (answer: Answer) => void
  fault?: string | undefined
  /** What the server said against the last answer. */
  refusal?: string | undefined
  /** What can be done with this question alone. */
  actions?: ReactNode
}

/** A question to answer. */
export const QuestionCard = ({ item, answer, onAnswer, fault, refusal, actions }: QuestionCardProps) => {
  const { question } = item
  const { Player } = questionViews[question.type]
  return (
    <QuestionFrame item={item} fault={fault}>
      <div className={questionSheet.sheet}>
        <Player question={question} answer={answer} onAnswer={onAnswer} name={`question-${question.id}`} />
      </div>
      {refusal !== undefined && (
        <Notice tone="warning" announce="at-once">
          {refusal}
        </Notice>
      )}
      {actions}
    </QuestionFrame>
  )
}
