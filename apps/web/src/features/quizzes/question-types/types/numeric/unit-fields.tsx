import { numericLimits } from '@lectern/contract/quizzes/question-types/types/numeric/numeric-kinds'
import type { NumericUnit } from '@lectern/contract/quizzes/question-types/types/numeric/question'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { NumberField } from '../../../../../frame/index.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { numericIssues } from './numeric-issues.ts'
import styles from './numeric-editor.module.css'
import { withFirstUnit } from './unit-edits.ts'

const unitWords = {
  text: 'questions.unit_name',
  placeholder: 'questions.unit_name',
  move: 'questions.unit_name_move',
  remove: 'questions.unit_name_remove',
  add: 'questions.unit_name_add',
} as const

type Props = QuestionEditorProps<FullQuestionOf<'numeric'>>

/** The unit or units of a number, as far as it has some. */
export const UnitFields = (props: Props) => {
  const { question, onQuestion } = props
  const { t } = useTexts()
  if (question.unit_type === 'none') return null
  if (question.unit_type !== 'shown') return <UnitList {...props} />
  const [first = { id: newKey(), text: '', factor: '' }, ...others] = question.units
  return (
    <Field label={t('questions.unit_shown')}>
      <TextInput
        value={first.text}
        maxLength={numericLimits.unit}
        onChange={(event) =>
          onQuestion({ ...question, units: [{ ...first, text: event.currentTarget.value }, ...others] })
        }
      />
    </Field>
  )
}

const UnitList = ({ question, onQuestion, issues }: Props) => {
  const { t } = useTexts()
  const { units } = question
  const change = (next: NumericUnit[]) =>
    onQuestion({
      ...question,
      units: withFirstUnit(units, next).map((unit) => ({
        ...unit,
        text: unit.text.slice(0, numericLimits.unit),
      })),
    })
  const write = (id: string, factor: string) =>
    change(units.map((unit) => (unit.id === id ? { ...unit, factor } : unit)))
  return (
    <>
      <div role="group" aria-label={t('questions.units_of_number')} className={styles.units}>
        <ItemList
          items={units}
          onItems={change}
          make={() => ({ id: newKey(), text: '', factor: '' })}
          words={unitWords}
          most={numericLimits.units}
          issues={issues}
          issueWords={numericIssues}
          renderBelow={(unit, at) =>
            at === 0 ? (
              <span className={styles.note}>{t('questions.unit_first')}</span>
            ) : (
              <label className={styles.factor}>
                {t('questions.unit_factor', {
                  unit: unit.text || t('questions.unit_name', { number: at + 1 }),
                })}
                <input
                  type="text"
                  className={styles.small}
                  value={unit.factor}
                  maxLength={numericLimits.text}
                  onChange={(event) => write(unit.id, event.currentTarget.value)}
                />
                {units[0]?.text}
              </label>
            )
          }
        />
      </div>
      <p className={styles.note}>{t('questions.unit_factor_help')}</p>
      <NumberField
        label={t('questions.unit_share')}
        help={t('questions.unit_share_help')}
        value={question.unit_share}
        min={0}
        max={100}
        onValue={(unit_share) => onQuestion({ ...question, unit_share })}
      />
    </>
  )
}
