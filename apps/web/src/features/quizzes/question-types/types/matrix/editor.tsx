import { matrixLimits } from '@lectern/contract/quizzes/question-types/types/matrix/question'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import groupStyles from '../../shared/editor-group.module.css'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { partPointsOf } from '../../shared/part-points.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { StatementList } from '../../shared/statements/statement-list.tsx'
import { KeyPicker } from './key-picker.tsx'
import styles from './matrix-editor.module.css'
import { matrixIssues } from './matrix-issues.ts'

const answerWords = {
  text: 'questions.matrix_answer',
  placeholder: 'questions.matrix_answer',
  move: 'questions.matrix_answer_move',
  remove: 'questions.matrix_answer_remove',
  add: 'questions.matrix_answer_add',
} as const

type Props = QuestionEditorProps<FullQuestionOf<'matrix'>>

/** The answers of a table once, and the statements, each with those of the answers that are right. */
export const MatrixEditor = (props: Props) => {
  const { question, onQuestion, issues } = props
  const { t } = useTexts()
  return (
    <div>
      <AnswerColumns {...props} />
      <StatementList
        statements={question.statements}
        onStatements={(statements) => onQuestion({ ...question, statements })}
        make={() => ({ id: newKey(), text: '', points: partPointsOf(question.statements), answer_ids: [] })}
        most={matrixLimits.statements}
        issues={issues}
        issueWords={matrixIssues}
        renderOwn={(statement, onStatement) => (
          <KeyPicker question={question} statement={statement} onStatement={onStatement} />
        )}
      >
        <Checkbox
          label={t('questions.matrix_shuffle')}
          checked={question.shuffle_statements}
          onChange={(event) => onQuestion({ ...question, shuffle_statements: event.currentTarget.checked })}
        />
        <Checkbox
          label={t('questions.matrix_every')}
          help={t('questions.matrix_every_help')}
          checked={question.is_every_statement_required}
          onChange={(event) =>
            onQuestion({ ...question, is_every_statement_required: event.currentTarget.checked })
          }
        />
      </StatementList>
    </div>
  )
}

const AnswerColumns = ({ question, onQuestion, issues }: Props) => {
  const { t } = useTexts()
  return (
    <fieldset className={styles.columns}>
      <legend className={groupStyles.legend}>
        {t('questions.matrix_answers')}
        <span className={groupStyles.hint}>{t('questions.matrix_hint')}</span>
      </legend>
      <RadioGroup
        label={t('questions.matrix_kind')}
        value={question.is_multiple ? 'many' : 'one'}
        onChange={(kind: 'one' | 'many') => onQuestion({ ...question, is_multiple: kind === 'many' })}
        options={[
          { value: 'one', label: t('questions.matrix_one') },
          { value: 'many', label: t('questions.matrix_many') },
        ]}
      />
      <ItemList
        items={question.answers}
        onItems={(answers) => onQuestion({ ...question, answers })}
        make={() => ({ id: newKey(), text: '' })}
        words={answerWords}
        most={matrixLimits.answers}
        issues={issues}
        issueWords={matrixIssues}
        pictures
      />
    </fieldset>
  )
}
