import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { longTextWords } from '@lectern/contract/quizzes/question-types/long-text-words'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizIssue } from '@lectern/contract/quizzes/quiz'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { TextArea } from '@lectern/ui/fields/text-area'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import { issueText } from './issue-note.tsx'
import { NumberField } from './number-field.tsx'
import styles from './quiz-editor.module.css'

interface QuestionFieldsProps {
  question: Question
  onQuestion: (question: Question) => void
  issues: readonly QuizIssue[]
  startHere: boolean
}

/** Everything of one question that an author writes. */
export const QuestionFields = ({ question, onQuestion, issues, startHere }: QuestionFieldsProps) => {
  const { t } = useTexts()
  const { Editor, issues: words, isSurvey = false } = questionEditors[question.type]
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (startHere) box.current?.querySelector('textarea')?.focus()
  }, [startHere])
  const isEmpty = issues.some((issue) => issue.code === 'question_empty')
  return (
    <div ref={box} className={styles.fields}>
      <Field
        label={t('create-course.question_text')}
        error={isEmpty ? issueText('question_empty', words, t) : undefined}
      >
        <TextArea
          rows={2}
          value={question.name}
          maxLength={questionLimits.name}
          onChange={(event) => onQuestion({ ...question, name: event.currentTarget.value })}
        />
      </Field>
      <Extra
        add="create-course.description_add"
        label="create-course.question_description"
        help="create-course.question_description_help"
        value={longTextWords(question.description)}
        onValue={(description) => onQuestion({ ...question, description })}
      />
      <Editor question={question} onQuestion={onQuestion} issues={issues} />
      <Extra
        add="create-course.comment_add"
        label="create-course.question_comment"
        help="create-course.question_comment_help"
        value={longTextWords(question.comment)}
        onValue={(comment) => onQuestion({ ...question, comment })}
      />
      <div className={styles.line}>
        {!isSurvey && (
          <NumberField
            label={t('create-course.question_points')}
            value={question.points}
            min={0}
            max={questionLimits.points}
            step={0.01}
            onValue={(points) => onQuestion({ ...question, points })}
          />
        )}
        <Checkbox
          label={t('create-course.question_required')}
          checked={question.is_required}
          onChange={(event) => onQuestion({ ...question, is_required: event.currentTarget.checked })}
        />
      </div>
    </div>
  )
}

interface ExtraProps {
  add: TextId
  label: TextId
  help: TextId
  value: string
  onValue: (value: string) => void
}

/** A field that most questions do without: a button until it is asked for. */
const Extra = ({ add, label, help, value, onValue }: ExtraProps) => {
  const { t } = useTexts()
  const [wanted, setWanted] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted) box.current?.querySelector('textarea')?.focus()
  }, [wanted])
  if (value === '' && !wanted)
    return (
      <div>
        <Button variant="quiet" size="small" icon={<Icon of={Plus} />} onClick={() => setWanted(true)}>
          {t(add)}
        </Button>
      </div>
    )
  return (
    <div ref={box}>
      <Field label={t(label)} help={t(help)}>
        <TextArea
          rows={2}
          value={value}
          maxLength={questionLimits.description}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      </Field>
    </div>
  )
}
