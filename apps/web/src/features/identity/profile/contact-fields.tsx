import type { ContactField, ContactTab } from '@lectern/contract/contacts/contact-fields'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { Select } from '@lectern/ui/choices/select'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useState } from 'react'
import { saveContactFields } from '../api.ts'
import styles from './profile.module.css'
import { StoredField } from './stored-field.tsx'
import type { Profile } from './use-profile.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { inputTypes } from './field-input-types.ts'

interface OneFieldProps {
  field: ContactField
  profile: Profile
  onStore: (value: ContactFieldValue) => Promise<boolean>
}

/** Fields that the school asks of its own. */
export const ContactFields = ({ tab, profile }: { tab: ContactTab; profile: Profile }) => (
  <div className={styles.form}>
    {tab.fields.map((field) => (
      <OneField
        key={field.id}
        field={field}
        profile={profile}
        onStore={(value) =>
          profile.store(() => saveContactFields({ body: { fields: [{ id: field.id, value }] } }))
        }
      />
    ))}
  </div>
)

const wordsOf = (value: ContactFieldValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const OneField = (props: OneFieldProps) => {
  const { field } = props
  switch (field.type) {
    case 'textarea':
      return <LongField {...props} />
    case 'select':
      return <ChoiceField {...props} />
    case 'multiselect':
      return <ChoicesField {...props} />
    case 'checkbox':
      return <YesField {...props} />
    case 'file':
      // Files of contacts come with the storage.
      return null
    case 'text':
    case 'number':
    case 'date':
    case 'datetime':
    case 'phone':
    case 'email':
    case 'url':
      return <LineField {...props} type={inputTypes[field.type]} />
    default:
      return field.type satisfies never
  }
}

const LineField = ({ field, profile, onStore, type }: OneFieldProps & { type: string }) => {
  const { t } = useTexts()
  const store = (text: string) => {
    if (text === '') return onStore(null)
    return onStore(field.type === 'number' ? Number(text) : text)
  }
  return (
    <StoredField
      label={field.title}
      help={field.is_editable ? undefined : t('account.field_by_school')}
      name={`fields.${field.id}`}
      type={type}
      value={wordsOf(field.value)}
      readOnly={!field.is_editable}
      required={field.is_required}
      onStore={store}
      error={profile.error}
    />
  )
}

const LongField = ({ field, onStore }: OneFieldProps) => {
  const stored = wordsOf(field.value)
  const [draft, setDraft] = useState<string>()
  const store = async () => {
    if (draft === undefined || draft === stored) return setDraft(undefined)
    if (await onStore(draft === '' ? null : draft)) setDraft(undefined)
  }
  return (
    <Field label={field.title} required={field.is_required}>
      <TextArea
        value={draft ?? stored}
        readOnly={!field.is_editable}
        maxLength={5000}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void store()}
      />
    </Field>
  )
}

const ChoiceField = ({ field, onStore }: OneFieldProps) => {
  const { t } = useTexts()
  return (
    <Field label={field.title} required={field.is_required}>
      <Select
        value={wordsOf(field.value)}
        disabled={!field.is_editable}
        onChange={(event) => void onStore(event.currentTarget.value || null)}
      >
        <option value="">{t('account.field_none')}</option>
        {field.options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const ChoicesField = ({ field, onStore }: OneFieldProps) => {
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : []
  const turn = (value: string, isOn: boolean) =>
    void onStore(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))
  return (
    <fieldset className={styles.checks} disabled={!field.is_editable}>
      <legend className={styles.legend}>{field.title}</legend>
      {field.options.map(({ value, title }) => (
        <Checkbox
          key={value}
          label={title}
          checked={chosen.includes(value)}
          onChange={(event) => turn(value, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}

const YesField = ({ field, onStore }: OneFieldProps) => (
  <Checkbox
    label={field.title}
    checked={field.value === true}
    disabled={!field.is_editable}
    onChange={(event) => void onStore(event.currentTarget.checked)}
  />
)
