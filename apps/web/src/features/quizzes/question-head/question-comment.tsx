import { commentType } from '@lectern/contract/quizzes/question-types/shared/common'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../lib/texts/index.ts'
import { Extra } from './extra.tsx'
import { FilesField } from './files-field.tsx'
import { RichTextField } from './rich-text-field.tsx'
import styles from './question-extras.module.css'

interface QuestionCommentProps {
  question: Question
  onQuestion: (question: Question) => void
  /** Whether an answer can be right or wrong. */
  isMarked: boolean
}

/** What the author says after the answer, and to whom. */
export const QuestionComment = ({ question, onQuestion, isMarked }: QuestionCommentProps) => {
  const { t } = useTexts()
  const whens = [
    [undefined, t('questions.comment_with_key')],
    [commentType.always, t('questions.comment_always')],
    [commentType.ifWrong, t('questions.comment_if_wrong')],
    [commentType.ifRight, t('questions.comment_if_right')],
  ] as const
  return (
    <Extra
      add="questions.comment_add"
      isThere={question.comment !== '' || (question.comment_files ?? []).length > 0}
    >
      {(asked) => (
        <div className={styles.comment}>
          <RichTextField
            text={question.comment}
            onText={(comment) => onQuestion({ ...question, comment })}
            label="questions.question_comment"
            help="questions.question_comment_help"
            startHere={asked}
          />
          {isMarked && (
            <Field label={t('questions.comment_when')}>
              <Select
                value={String(question.comment_type_id)}
                onChange={(event) => {
                  const picked = whens.find(([id]) => String(id) === event.currentTarget.value)
                  if (picked) onQuestion({ ...question, comment_type_id: picked[0] })
                }}
              >
                {whens.map(([id, words]) => (
                  <option key={String(id)} value={String(id)}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <FilesField
            files={question.comment_files}
            onFiles={(comment_files) => onQuestion({ ...question, comment_files })}
            add="questions.comment_files_add"
            label="questions.comment_files"
          />
        </div>
      )}
    </Extra>
  )
}
