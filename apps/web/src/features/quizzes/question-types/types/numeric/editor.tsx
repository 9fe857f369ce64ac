import { numericLimits } from '@lectern/contract/quizzes/question-types/types/numeric/numeric-kinds'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { NumberField } from '../../../../../frame/index.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { EditorGroup } from '../../shared/editor-group.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { KindField } from './kind-field.tsx'
import { numericIssues } from './numeric-issues.ts'
import styles from './numeric-editor.module.css'
import { UnitFields } from './unit-fields.tsx'

const numberWords = {
  text: 'questions.number_text',
  placeholder: 'questions.number_text',
  move: 'questions.number_move',
  remove: 'questions.number_remove',
  add: 'questions.number_add',
} as const

const unitTypeWords = {
  none: 'questions.unit_type_none',
  shown: 'questions.unit_type_shown',
  typed: 'questions.unit_type_typed',
  chosen: 'questions.unit_type_chosen',
} as const

const digitsTypeWords = {
  any: 'questions.digits_type_any',
  decimals: 'questions.digits_type_decimals',
  significant: 'questions.digits_type_significant',
} as const

const toleranceTypeWords = {
  absolute: 'questions.tolerance_type_absolute',
  percent: 'questions.tolerance_type_percent',
} as const

type Props = QuestionEditorProps<FullQuestionOf<'numeric'>>

/** The accepted numbers, how near an answer has to be, its unit and how it is written. */
export const NumericEditor = (props: Props) => {
  const { question, onQuestion, issues } = props
  const { t } = useTexts()
  return (
    <EditorGroup title={t('questions.numbers')} hint={t('questions.numbers_hint')} dense>
      <ItemList
        items={question.answers}
        onItems={(answers) =>
          onQuestion({
            ...question,
            answers: answers.map((each) => ({ ...each, text: each.text.slice(0, numericLimits.text) })),
          })
        }
        make={() => ({ id: newKey(), text: '' })}
        words={numberWords}
        most={numericLimits.answers}
        issues={issues}
        issueWords={numericIssues}
      />
      {[...new Set(issues.filter(({ at }) => at === undefined).map(({ code }) => code))]
        .filter((code) => code !== 'question_empty' && code !== 'tolerance_unreadable')
        .map((code) => (
          <IssueNote key={code} code={code} words={numericIssues} />
        ))}
      <ToleranceFields {...props} />
      <KindField
        label="questions.unit_type"
        words={unitTypeWords}
        value={question.unit_type}
        onValue={(unit_type) => onQuestion({ ...question, unit_type })}
      />
      <UnitFields {...props} />
      <div className={styles.pair}>
        <KindField
          label="questions.digits_type"
          words={digitsTypeWords}
          value={question.digits_type}
          onValue={(digits_type) => onQuestion({ ...question, digits_type })}
        />
        {question.digits_type !== 'any' && (
          <NumberField
            label={t('questions.digits')}
            value={question.digits}
            min={question.digits_type === 'significant' ? 1 : 0}
            max={numericLimits.digits}
            onValue={(digits) => onQuestion({ ...question, digits })}
          />
        )}
      </div>
      <Checkbox
        label={t('questions.number_fractions')}
        checked={question.allow_fractions}
        onChange={(event) => onQuestion({ ...question, allow_fractions: event.currentTarget.checked })}
      />
    </EditorGroup>
  )
}

const ToleranceFields = ({ question, onQuestion, issues }: Props) => {
  const { t } = useTexts()
  const isWrong = issues.some(({ code }) => code === 'tolerance_unreadable')
  return (
    <div className={styles.pair}>
      <Field
        label={t('questions.tolerance')}
        error={isWrong ? t(numericIssues.tolerance_unreadable) : undefined}
      >
        <TextInput
          inputMode="decimal"
          placeholder="0"
          value={question.tolerance}
          maxLength={numericLimits.text}
          onChange={(event) => onQuestion({ ...question, tolerance: event.currentTarget.value })}
        />
      </Field>
      <KindField
        label="questions.tolerance_type"
        words={toleranceTypeWords}
        value={question.tolerance_type}
        onValue={(tolerance_type) => onQuestion({ ...question, tolerance_type })}
      />
    </div>
  )
}
