import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Icon } from '@lectern/ui/layout/icon'
import { useState, type FocusEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { issueText } from '../editor/issue-note.tsx'
import { QuestionFields } from '../editor/question-fields.tsx'
import editorStyles from '../editor/quiz-editor.module.css'
import { questionEditors } from '../question-types/question-editors.ts'
import styles from './bank.module.css'

interface BankQuestionCardProps {
  question: Question
  onQuestion: (question: Question) => void
}

/** The fields of a question of the bank, and what it still lacks. */
export const BankQuestionCard = ({ question, onQuestion }: BankQuestionCardProps) => {
  const { t } = useTexts()
  const issues = findContentIssues({ version: 1, questions: [question] })
  // Nothing is complained of in a new one until it was left once.
  const [isFresh] = useState(question.name === '')
  const [wasLeft, setWasLeft] = useState(!isFresh)
  const editor = questionEditors[question.type]
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setWasLeft(true)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- notes that the fields within were left
    <section className={editorStyles.card} aria-label={t(editor.name)} data-open onBlur={leave}>
      <p className={styles.kind}>
        <Icon of={editor.icon} />
        {t(editor.name)}
      </p>
      <QuestionFields
        question={question}
        onQuestion={onQuestion}
        issues={wasLeft ? issues : []}
        startHere={isFresh}
      />
      {wasLeft && issues.length > 0 && (
        <p className={editorStyles.unready}>
          {t('quizzes.bank_unready_text', {
            what: [...new Set(issues.map(({ code }) => issueText(code, editor.issues, t)))].join(' '),
          })}
        </p>
      )}
    </section>
  )
}
