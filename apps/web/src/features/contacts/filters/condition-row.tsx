import type { OfferedFamily, OfferedField } from '@lectern/contract/contacts/contact-filters'
import { filterLimits } from '@lectern/contract/filters/limits'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Select } from '@lectern/ui/choices/select'
import { TextInput } from '@lectern/ui/fields/text-input'
import { X } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { conditionOn, type DraftCondition, needsValue, operatorsFor } from './filter-draft.ts'
import { familyName, fieldName, isOfDays, operatorName, optionName } from './filter-words.ts'
import styles from './filters.module.css'

interface ConditionProps {
  condition: DraftCondition
  families: readonly OfferedFamily[]
  onChange: (condition: DraftCondition) => void
  onRemove: () => void
}

/** One condition: a field, how it is compared, and with what. */
export const ConditionRow = ({ condition, families, onChange, onRemove }: ConditionProps) => {
  const { t } = useTexts()
  const family = families.find(({ name }) => name === condition.family)
  const field = family?.fields.find(({ name }) => name === condition.field)
  return (
    <div className={styles.condition} role="group" aria-label={t('contacts.filter_condition')}>
      <FieldChoice condition={condition} families={families} onChange={onChange} />
      {field && (
        <>
          <Select
            size="small"
            aria-label={t('contacts.filter_operator')}
            value={condition.operator}
            onChange={(event) => onChange(withOperator(condition, event.currentTarget.value))}
          >
            {operatorsFor(field).map((operator) => (
              <option key={operator} value={operator}>
                {operatorName(operator, t)}
              </option>
            ))}
          </Select>
          {needsValue(condition.operator) && (
            <ValueField condition={condition} field={field} onChange={onChange} />
          )}
        </>
      )}
      <IconButton icon={X} size="small" label={t('contacts.filter_remove')} onClick={onRemove} />
    </div>
  )
}

/** Another comparison keeps the value where it still means the same kind of thing. */
const withOperator = ({ value, ...condition }: DraftCondition, operator: string): DraftCondition => {
  const keeps = needsValue(operator) && isOfDays(operator) === isOfDays(condition.operator)
  return { ...condition, operator, ...(keeps && value !== undefined ? { value } : {}) }
}

type FieldChoiceProps = Omit<ConditionProps, 'onRemove'>

const FieldChoice = ({ condition, families, onChange }: FieldChoiceProps) => {
  const { t } = useTexts()
  const choose = (chosen: string) => {
    const [name, field] = chosen.split('/')
    const family = families.find((each) => each.name === name)
    const found = family?.fields.find((each) => each.name === field)
    if (family && found) onChange({ ...conditionOn(family, found), key: condition.key })
  }
  return (
    <Select
      size="small"
      aria-label={t('contacts.filter_field')}
      value={`${condition.family}/${condition.field}`}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {families.map((family) => (
        <optgroup key={family.name} label={familyName(family.name, t)}>
          {family.fields.map((field) => (
            <option key={field.name} value={`${family.name}/${field.name}`}>
              {fieldName(family.name, field, t)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  )
}

interface ValueProps {
  condition: DraftCondition
  field: OfferedField
  onChange: (condition: DraftCondition) => void
}

const ValueField = ({ condition, field, onChange }: ValueProps) => {
  const { t } = useTexts()
  const { operator, value } = condition
  const set = (next: DraftCondition['value']) =>
    onChange(next === undefined ? withoutValue(condition) : { ...condition, value: next })
  if (field.kind === 'choice' || field.kind === 'choices')
    return <OptionsField condition={condition} field={field} onChange={onChange} />
  const isNumber = isOfDays(operator) || field.kind === 'number'
  const isDay = !isNumber && (field.kind === 'moment' || field.kind === 'day')
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return (
    <span className={styles.value}>
      <TextInput
        aria-label={t('contacts.filter_value')}
        type={isDay ? 'date' : isNumber ? 'number' : 'text'}
        min={isOfDays(operator) ? 1 : undefined}
        max={isOfDays(operator) ? filterLimits.days : undefined}
        maxLength={filterLimits.textLength}
        value={shown}
        onChange={(event) => {
          const { value: typed } = event.currentTarget
          if (typed === '') set(undefined)
          else set(isNumber ? Number(typed) : typed)
        }}
      />
      {isOfDays(operator) && <span className={styles.muted}>{t('contacts.filter_days_unit')}</span>}
    </span>
  )
}

const withoutValue = ({ key, family, field, operator }: DraftCondition): DraftCondition => ({
  ...{ key, family, field, operator },
})

/** Chosen options as chips; the list offers the others. */
const OptionsField = ({ condition, field, onChange }: ValueProps) => {
  const { t } = useTexts()
  const chosen: readonly (string | number)[] = Array.isArray(condition.value) ? condition.value : []
  const set = (options: readonly (string | number)[]) => {
    const { value: _before, ...rest } = condition
    const texts = options.filter((each) => typeof each === 'string')
    const ids = options.filter((each) => typeof each === 'number')
    onChange(options.length === 0 ? rest : { ...rest, value: ids.length > 0 ? ids : texts })
  }
  const left = field.options.filter(({ value }) => !chosen.includes(value))
  const name = (option: OfferedField['options'][number]) => optionName(condition.field, option, t)
  return (
    <span className={styles.options}>
      {chosen.map((value) => {
        const option = field.options.find((each) => each.value === value) ?? { value, label: null }
        return (
          <span key={value} className={styles.option}>
            {name(option)}
            <IconButton
              icon={X}
              size="small"
              label={t('contacts.filter_option_remove', { name: name(option) })}
              onClick={() => set(chosen.filter((each) => each !== value))}
            />
          </span>
        )
      })}
      {left.length > 0 && (
        <Select
          size="small"
          aria-label={t('contacts.filter_value')}
          value=""
          onChange={(event) => {
            const option = left.find(({ value }) => String(value) === event.currentTarget.value)
            if (option) set([...chosen, option.value])
          }}
        >
          <option value="">{t('contacts.filter_choose')}</option>
          {left.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {name(option)}
            </option>
          ))}
        </Select>
      )}
      {field.options.length === 0 && <span className={styles.muted}>{t('contacts.filter_no_options')}</span>}
    </span>
  )
}
