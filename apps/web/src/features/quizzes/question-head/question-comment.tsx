import { commentType } from '@lectern/contract/quizzes/question-types/common'
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
    [undefined, t('create-course.comment_with_key')],
    [commentType.always, t('create-course.comment_always')],
    [commentType.ifWrong, t('create-course.comment_if_wrong')],
    [commentType.ifRight, t('create-course.comment_if_right')],
  ] as const
  return (
    <Extra
      add="create-course.comment_add"
      isThere={question.comment !== '' || (question.comment_files ?? []).length > 0}
    >
      {(asked) => (
        <div className={styles.comment}>
          <RichTextField
            text={question.comment}
            onText={(comment) => onQuestion({ ...question, comment })}
            label="create-course.question_comment"
            help="create-course.question_comment_help"
            startHere={asked}
          />
          {isMarked && (
            <Field label={t('create-course.comment_when')}>
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
            add="create-course.comment_files_add"
            label="create-course.comment_files"
          />
        </div>
      )}
    </Extra>
  )
}
