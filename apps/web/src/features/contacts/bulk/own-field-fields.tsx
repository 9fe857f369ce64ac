import { useQuery } from '@tanstack/react-query'
import { type ContactFieldSetup, titleIn } from '@lectern/contract/contacts/contact-settings'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import type { Locale } from '@lectern/contract/kernel/locales'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import { queryFor } from '../../../lib/api/index.ts'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { getContactSettings } from '../api.ts'
import type { DraftFieldsProps } from './action-draft.ts'
import styles from './bulk.module.css'

/** Own fields that are asked now, in their order. */
export const useOwnFields = (isAllowed = true): readonly ContactFieldSetup[] => {
  const settings = useQuery({ ...queryFor(getContactSettings, {}), enabled: isAllowed }).data?.data
  return (settings?.tabs ?? []).flatMap(({ fields }) => fields).filter((field) => field.archived_at === null)
}

/** One value for many is none of a field that tells people apart, and nobody chooses a file here. */
const isShareable = ({ is_unique: isUnique, type }: ContactFieldSetup): boolean =>
  !isUnique && type !== 'file'

/** An own field, and the value that it gets. */
export const OwnFieldFields = ({ draft, error, onChange }: DraftFieldsProps) => {
  const { t } = useTexts()
  const title = useTitle()
  const fields = useOwnFields().filter(isShareable)
  const field = fields.find(({ id }) => String(id) === draft.fieldId)
  return (
    <>
      <Field label={t('contacts.filter_field')}>
        <Select
          value={draft.fieldId}
          onChange={(event) => onChange({ ...draft, fieldId: event.currentTarget.value, value: null })}
        >
          <option value="">{t('contacts.bulk_field_choose')}</option>
          {fields.map((each) => (
            <option key={each.id} value={each.id}>
              {title(each)}
            </option>
          ))}
        </Select>
      </Field>
      {field && (
        <ValueField
          key={field.id}
          field={field}
          value={draft.value}
          error={fieldText(error, 'value', t)}
          onValue={(value) => onChange({ ...draft, value })}
        />
      )}
    </>
  )
}

/** Titles in the reader's language, where the school wrote them. */
export const useTitle = () => {
  const { locale } = useTexts()
  const languages = (['en', 'uk', 'ru'] as const satisfies readonly Locale[]).filter(
    (each) => each === locale,
  )
  return (titled: Parameters<typeof titleIn>[0]): string => titleIn(titled, languages)
}

const inputTypes = {
  text: 'text',
  number: 'number',
  date: 'date',
  datetime: 'datetime-local',
  phone: 'tel',
  email: 'email',
  url: 'url',
} as const

interface ValueFieldProps {
  field: ContactFieldSetup
  value: ContactFieldValue
  error: string | undefined
  onValue: (value: ContactFieldValue) => void
}

const ValueField = ({ field, value, error, onValue }: ValueFieldProps) => {
  const { t } = useTexts()
  if (field.type === 'multiselect') return <Options field={field} value={value} onValue={onValue} />
  return (
    <Field label={t('contacts.filter_value')} help={t('contacts.bulk_value_help')} error={error}>
      <OneValue field={field} value={value} onValue={onValue} />
    </Field>
  )
}

type ValueProps = Omit<ValueFieldProps, 'error'>

const OneValue = ({ field, value, onValue }: ValueProps) => {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const write = (typed: string) => {
    if (typed === '') onValue(null)
    else onValue(field.type === 'number' ? Number(typed) : typed)
  }
  switch (field.type) {
    case 'select':
    case 'checkbox':
      return <Choice field={field} value={value} onValue={onValue} />
    case 'textarea':
      return (
        <TextArea value={words} maxLength={5000} onChange={(event) => write(event.currentTarget.value)} />
      )
    case 'multiselect':
    case 'file':
      return null
    case 'text':
    case 'number':
    case 'date':
    case 'datetime':
    case 'phone':
    case 'email':
    case 'url':
      return (
        <TextInput
          type={inputTypes[field.type]}
          value={words}
          maxLength={5000}
          autoComplete="off"
          onChange={(event) => write(event.currentTarget.value)}
        />
      )
  }
}

const Choice = ({ field, value, onValue }: ValueProps) => {
  const { t } = useTexts()
  const title = useTitle()
  const isFlag = field.type === 'checkbox'
  const options = isFlag
    ? [
        { value: 'true', label: t('contacts.filter_op_yes') },
        { value: 'false', label: t('contacts.filter_op_no') },
      ]
    : field.options.map((option) => ({ value: option.value, label: title(option) }))
  const choose = (chosen: string) => {
    if (chosen === '') onValue(null)
    else onValue(isFlag ? chosen === 'true' : chosen)
  }
  return (
    <Select
      value={value === null ? '' : String(value)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{t('contacts.bulk_value_none')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}

const Options = ({ field, value, onValue }: ValueProps) => {
  const { t } = useTexts()
  const title = useTitle()
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  const turn = (option: string, isOn: boolean) => {
    const next = isOn ? [...chosen, option] : chosen.filter((each) => each !== option)
    onValue(next.length === 0 ? null : next)
  }
  return (
    <fieldset className={styles.checks} aria-label={t('contacts.filter_value')}>
      {field.options.map((option) => (
        <Checkbox
          key={option.value}
          label={title(option)}
          checked={chosen.includes(option.value)}
          onChange={(event) => turn(option.value, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
