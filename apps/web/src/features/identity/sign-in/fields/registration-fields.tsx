import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { Select } from '@lectern/ui/choices/select'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'
import type { ReactNode } from 'react'
import { fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from '../enter.module.css'
import { inputTypes } from '../../profile/field-input-types.ts'
import { nameOfField } from './registration-answers.ts'

interface OneProps {
  field: RegistrationField
  error: Error | null
}

/** Fields of the school's own. The browser keeps what is written, whatever the answer to the form. */
export const RegistrationFields = ({
  fields,
  error,
}: {
  fields: readonly RegistrationField[]
  error: Error | null
}) => fields.map((field) => <One key={field.id} field={field} error={error} />)

const One = ({ field, error }: OneProps) => {
  const name = nameOfField(field)
  switch (field.type) {
    case 'multiselect':
      return <Several field={field} />
    case 'checkbox':
      return <Checkbox name={name} label={field.title} required={field.is_required} />
    case 'file':
      // Files of contacts come with the storage.
      return null
    case 'select':
      return (
        <Labelled field={field} error={error}>
          <Choice field={field} />
        </Labelled>
      )
    case 'textarea':
      return (
        <Labelled field={field} error={error}>
          <TextArea name={name} maxLength={5000} />
        </Labelled>
      )
    case 'text':
    case 'number':
    case 'date':
    case 'datetime':
    case 'phone':
    case 'email':
    case 'url':
      return (
        <Labelled field={field} error={error}>
          <TextInput
            name={name}
            type={inputTypes[field.type]}
            maxLength={500}
            {...(field.type === 'number' && { step: 'any' })}
          />
        </Labelled>
      )
    default:
      return field.type satisfies never
  }
}

const Labelled = ({ field, error, children }: OneProps & { children: ReactNode }) => {
  const { t } = useTexts()
  return (
    <Field label={field.title} error={fieldText(error, nameOfField(field), t)} required={field.is_required}>
      {children}
    </Field>
  )
}

const Choice = ({ field }: { field: RegistrationField }) => {
  const { t } = useTexts()
  return (
    <Select name={nameOfField(field)} defaultValue="">
      <option value="">{t('create-account.field_none')}</option>
      {field.options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </Select>
  )
}

const Several = ({ field }: { field: RegistrationField }) => (
  <fieldset className={styles.several}>
    <legend>{field.title}</legend>
    {field.options.map(({ value, title }) => (
      <Checkbox key={value} name={nameOfField(field)} value={value} label={title} />
    ))}
  </fieldset>
)
