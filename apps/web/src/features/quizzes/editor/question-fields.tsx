import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { QuizIssue } from '@lectern/contract/quizzes/quiz'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { NumberField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import { questionEditors } from '../question-types/question-editors.ts'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import { Extra } from '../question-head/extra.tsx'
import { FilesField } from '../question-head/files-field.tsx'
import { FormulaButton, hasFormula } from '../question-head/formula-button.tsx'
import { issueText } from './issue-note.tsx'
import { PictureField } from '../question-head/picture-field.tsx'
import { QuestionComment } from '../question-head/question-comment.tsx'
import extras from '../question-head/question-extras.module.css'
import { QuestionOrder } from '../question-head/question-order.tsx'
import { QuestionTimer } from '../question-head/question-timer.tsx'
import { RichTextField } from '../question-head/rich-text-field.tsx'
import styles from './quiz-editor.module.css'

interface QuestionFieldsProps {
  question: Question
  onQuestion: (question: Question) => void
  issues: readonly QuizIssue[]
  startHere: boolean
}

/** Where what belongs to the type is written first, else chosen. */
const firstField = (own: HTMLElement | null): HTMLElement | null | undefined =>
  own?.querySelector<HTMLElement>('input[type="text"], textarea') ??
  own?.querySelector<HTMLElement>('input, select, button')

/** Everything of one question that an author writes. */
export const QuestionFields = (props: QuestionFieldsProps) => {
  const { question, onQuestion, issues, startHere } = props
  const { t } = useTexts()
  const { Editor, isSurvey = false } = questionEditors[question.type]
  const box = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (startHere) box.current?.querySelector('textarea')?.focus()
  }, [startHere])
  return (
    <AuthorExtras questions={question}>
      <div ref={box} className={styles.fields}>
        <QuestionHead {...props} onEnter={() => firstField(own.current)?.focus()} />
        <div ref={own} className={styles.own}>
          <Editor question={question} onQuestion={onQuestion} issues={issues} />
        </div>
        <QuestionComment question={question} onQuestion={onQuestion} isMarked={!isSurvey} />
        <QuestionOrder question={question} onQuestion={onQuestion} />
        <QuestionTimer question={question} onQuestion={onQuestion} />
        <div className={styles.line}>
          {!isSurvey && (
            <NumberField
              label={t('quizzes.question_points')}
              value={question.points}
              min={0}
              max={questionLimits.points}
              step={0.01}
              onValue={(points) => onQuestion({ ...question, points })}
            />
          )}
          <Checkbox
            label={t('quizzes.question_required')}
            checked={question.is_required}
            onChange={(event) => onQuestion({ ...question, is_required: event.currentTarget.checked })}
          />
        </div>
      </div>
    </AuthorExtras>
  )
}

/** Its text, and what stands with the text before the answers. */
const QuestionHead = (props: QuestionFieldsProps & { onEnter: () => void }) => {
  const { question, onQuestion, issues, onEnter } = props
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { description } = question
  const { issues: words } = questionEditors[question.type]
  const isEmpty = issues.some((issue) => issue.code === 'question_empty')
  // It is one line, so Enter goes on from it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <>
      <div ref={box}>
        <Field
          label={t('quizzes.question_text')}
          error={isEmpty ? issueText('question_empty', words, t) : undefined}
        >
          <TextArea
            rows={2}
            value={question.name}
            maxLength={questionLimits.name}
            onKeyDown={onKeyDown}
            onChange={(event) => onQuestion({ ...question, name: event.currentTarget.value })}
          />
        </Field>
      </div>
      {hasFormula(question.name) && (
        <p className={extras.preview}>
          <AuthorText text={question.name} />
        </p>
      )}
      <div className={extras.buttons}>
        <FormulaButton box={box} text={question.name} onText={(name) => onQuestion({ ...question, name })} />
        {!question.image && <Picture question={question} onQuestion={onQuestion} />}
      </div>
      {question.image && <Picture question={question} onQuestion={onQuestion} />}
      <Extra add="quizzes.description_add" isThere={description !== ''}>
        {(asked) => (
          <RichTextField
            text={description}
            onText={(next) => onQuestion({ ...question, description: next })}
            label="quizzes.question_description"
            help="quizzes.question_description_help"
            startHere={asked}
          />
        )}
      </Extra>
      <FilesField
        files={question.files}
        onFiles={(files) => onQuestion({ ...question, files })}
        add="quizzes.question_files_add"
        label="quizzes.question_files"
      />
    </>
  )
}

const Picture = ({ question, onQuestion }: Pick<QuestionFieldsProps, 'question' | 'onQuestion'>) => (
  <PictureField image={question.image} onImage={(image) => onQuestion({ ...question, image })} />
)
