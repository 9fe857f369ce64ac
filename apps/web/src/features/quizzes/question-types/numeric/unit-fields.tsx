import { numericLimits } from '@lectern/contract/quizzes/question-types/numeric/numeric-kinds'
import type { NumericUnit } from '@lectern/contract/quizzes/question-types/numeric/question'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { NumberField } from '../../../../frame/index.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { ItemList } from '../item-list/item-list.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../question-editor.ts'
import { numericIssues } from './numeric-issues.ts'
import styles from './numeric-editor.module.css'
import { withFirstUnit } from './unit-edits.ts'

const unitWords = {
  text: 'create-course.unit_name',
  placeholder: 'create-course.unit_name',
  move: 'create-course.unit_name_move',
  remove: 'create-course.unit_name_remove',
  add: 'create-course.unit_name_add',
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
    <Field label={t('create-course.unit_shown')}>
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
      <div role="group" aria-label={t('create-course.units_of_number')} className={styles.units}>
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
              <span className={styles.note}>{t('create-course.unit_first')}</span>
            ) : (
              <label className={styles.factor}>
                {t('create-course.unit_factor', {
                  unit: unit.text || t('create-course.unit_name', { number: at + 1 }),
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
      <p className={styles.note}>{t('create-course.unit_factor_help')}</p>
      <NumberField
        label={t('create-course.unit_share')}
        help={t('create-course.unit_share_help')}
        value={question.unit_share}
        min={0}
        max={100}
        onValue={(unit_share) => onQuestion({ ...question, unit_share })}
      />
    </>
  )
}
