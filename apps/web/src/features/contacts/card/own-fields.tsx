import type { CardField } from '@lectern/contract/contacts/card/contact-card'
import type { ContactCard } from '@lectern/contract/contacts/contacts'
import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { CardRow } from './card-row.tsx'
import styles from './card.module.css'
import { ChoiceRow, LineRow, LongRow } from './edited-rows.tsx'
import type { ContactChanges } from './use-contact-changes.ts'

interface OwnFieldsProps {
  fields: readonly CardField[]
  card: ContactCard
  changes: ContactChanges
  readOnly: boolean
}

/** Fields that the school has made, in the tabs in which it keeps them. */
export const OwnFields = ({ fields, ...rest }: OwnFieldsProps) => {
  const byTab = Map.groupBy(fields, ({ tab }) => tab)
  return [...byTab].map(([tab, own]) => (
    <section key={tab} className={styles.section}>
      <h2 className={styles.heading}>{tab}</h2>
      {own.map((field) => (
        <OwnField key={field.id} field={field} {...rest} />
      ))}
    </section>
  ))
}

const wordsOf = (value: ContactFieldValue): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const inputTypes = {
  text: 'text',
  number: 'number',
  date: 'date',
  datetime: 'datetime-local',
  phone: 'tel',
  email: 'email',
  url: 'url',
} as const

type OwnFieldProps = Omit<OwnFieldsProps, 'fields'> & { field: CardField }

const OwnField = ({ field, card, changes, readOnly }: OwnFieldProps) => {
  const value = card.fields[field.id] ?? null
  const store = (words: string) => {
    const given = field.type === 'number' ? Number(words) : words
    return changes.changeField(field.id, words === '' ? null : given)
  }
  const row = {
    ...{ label: field.title, name: `fields.${field.id}`, error: changes.error, readOnly },
    ...{ value: wordsOf(value), onStore: store },
  }
  switch (field.type) {
    case 'textarea':
      return <LongRow {...row} />
    case 'select':
      return (
        <ChoiceRow
          {...row}
          options={field.options.map((each) => ({ value: each.value, label: each.title }))}
        />
      )
    case 'multiselect':
      return <Choices {...{ field, value, changes, readOnly }} />
    case 'checkbox':
      return (
        <CardRow label={field.title}>
          <Checkbox
            label={field.title}
            checked={value === true}
            disabled={readOnly}
            onChange={(event) => void changes.changeField(field.id, event.currentTarget.checked)}
          />
        </CardRow>
      )
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
      return <LineRow {...row} type={inputTypes[field.type]} />
    default:
      return field.type satisfies never
  }
}

type ChoicesProps = Pick<OwnFieldProps, 'field' | 'changes' | 'readOnly'> & { value: ContactFieldValue }

const Choices = ({ field, value, changes, readOnly }: ChoicesProps) => {
  const chosen: readonly string[] = Array.isArray(value) ? value : []
  const turn = (option: string, isOn: boolean) =>
    void changes.changeField(field.id, isOn ? [...chosen, option] : chosen.filter((each) => each !== option))
  return (
    <CardRow label={field.title}>
      <fieldset className={styles.checks} aria-label={field.title} disabled={readOnly}>
        {field.options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.title}
            checked={chosen.includes(option.value)}
            onChange={(event) => turn(option.value, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </CardRow>
  )
}
