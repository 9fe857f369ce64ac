import { mmpiLimits } from '@lectern/contract/quizzes/question-types/types/mmpi/mmpi-answers'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import groupStyles from '../../shared/editor-group.module.css'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { KeyField } from './key-field.tsx'
import styles from './mmpi-editor.module.css'
import { mmpiIssues } from './mmpi-issues.ts'
import { ScaleList } from './scale-list.tsx'

const statementWords = {
  text: 'questions.match_statement',
  placeholder: 'questions.match_statement',
  move: 'questions.statement_move',
  remove: 'questions.statement_remove',
  add: 'questions.statement_add',
} as const

type Props = QuestionEditorProps<FullQuestionOf<'mmpi'>>

/** Scales, and statements with the scales on which they count. */
export const MmpiEditor = (props: Props) => {
  const { question, onQuestion, issues } = props
  const { t } = useTexts()
  return (
    <div className={styles.editor}>
      <fieldset className={styles.list}>
        <legend className={groupStyles.legend}>
          {t('questions.mmpi_scales')}
          <span className={groupStyles.hint}>{t('questions.mmpi_scales_hint')}</span>
        </legend>
        <ScaleList
          scales={question.scales}
          onScales={(scales) => onQuestion({ ...question, scales })}
          issues={issues}
        />
      </fieldset>
      <Statements {...props} />
      <Checkbox
        label={t('questions.matrix_every')}
        help={t('questions.matrix_every_help')}
        checked={question.is_every_statement_required}
        onChange={(event) =>
          onQuestion({ ...question, is_every_statement_required: event.currentTarget.checked })
        }
      />
      <Checkbox
        label={t('questions.mmpi_report')}
        help={t('questions.mmpi_report_help')}
        checked={question.is_report_shown}
        onChange={(event) => onQuestion({ ...question, is_report_shown: event.currentTarget.checked })}
      />
    </div>
  )
}

const Statements = ({ question, onQuestion, issues }: Props) => {
  const { t } = useTexts()
  const general = issues.filter(({ at, code }) => at === undefined && code !== 'question_empty')
  return (
    <fieldset className={styles.list}>
      <legend className={groupStyles.legend}>
        {t('questions.statements')}
        <span className={groupStyles.hint}>{t('questions.mmpi_statements_hint')}</span>
      </legend>
      <ItemList
        items={question.statements}
        onItems={(statements) => onQuestion({ ...question, statements })}
        make={() => ({ id: newKey(), text: '', keys: [] })}
        words={statementWords}
        most={mmpiLimits.statements}
        issues={issues}
        issueWords={mmpiIssues}
        renderBelow={({ id, keys }) => (
          <KeyField
            keys={keys}
            onKeys={(next) =>
              onQuestion({
                ...question,
                statements: question.statements.map((each) =>
                  each.id === id ? { ...each, keys: next } : each,
                ),
              })
            }
          />
        )}
      />
      {general.map(({ code }) => (
        <IssueNote key={code} code={code} words={mmpiIssues} />
      ))}
    </fieldset>
  )
}
