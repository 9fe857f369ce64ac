import type {
  MatrixQuestion,
  MatrixStatement,
} from '@lectern/contract/quizzes/question-types/types/matrix/question'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { markAnswer } from './matrix-edits.ts'
import styles from './matrix-editor.module.css'

interface KeyPickerProps {
  question: MatrixQuestion
  statement: MatrixStatement
  onStatement: (statement: MatrixStatement) => void
}

/** Which answers are right for a statement. */
export const KeyPicker = ({ question, statement, onStatement }: KeyPickerProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.key}>
      {question.answers.map(({ id, text }, at) => {
        const right = statement.answer_ids.includes(id)
        const mark = (now: boolean) => onStatement(markAnswer(question, statement, id, now))
        return (
          <label key={id} className={styles.right}>
            <input
              type={question.is_multiple ? 'checkbox' : 'radio'}
              name={statement.id}
              checked={right}
              onChange={() => mark(!right)}
              // Pressed once more, a radio gives the key back: a question without one is not scored.
              onClick={() => !question.is_multiple && right && mark(false)}
            />
            {text.trim() || t('questions.matrix_answer', { number: at + 1 })}
          </label>
        )
      })}
    </div>
  )
}
