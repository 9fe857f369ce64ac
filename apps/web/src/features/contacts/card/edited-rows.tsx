import { Select } from '@lectern/ui/choices/select'
import { TextArea } from '@lectern/ui/fields/text-area'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { CardRow, EditedRow } from './card-row.tsx'
import styles from './card.module.css'
import { type Outcome, type StoredValue, useStoredValue } from './use-stored-value.ts'

interface RowProps {
  label: string
  name: string
  note?: string | undefined
  value: string
  error: Error | null
  /** Without the right to edit, or where the value belongs to somebody else. */
  readOnly?: boolean | undefined
  onStore: (value: string) => Promise<Outcome>
}

/** Stores what was written when the field is left, once; what waits for a choice is not sent again. */
const leave = (stored: StoredValue<string>, value: string) => {
  const written = stored.written.trim()
  if (written === value) return stored.outcome === 'changed' ? undefined : stored.drop()
  if (stored.outcome !== 'changed') void stored.store(written)
}

const asText = (value: string): string => value

interface LineRowProps extends RowProps {
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local' | 'url' | undefined
  maxLength?: number | undefined
}

/** One line of text, edited in place where that is allowed. */
export const LineRow = ({ readOnly, ...row }: LineRowProps) => {
  const { t } = useTexts()
  if (readOnly !== true) return <WrittenLine {...row} />
  return (
    <CardRow label={row.label} note={row.note}>
      <span>{row.value === '' ? t('contacts.card_nothing') : row.value}</span>
    </CardRow>
  )
}

/** Enter or leaving stores the line, Escape takes it back. */
const WrittenLine = ({ type = 'text', maxLength, ...row }: Omit<LineRowProps, 'readOnly'>) => {
  const { t } = useTexts()
  const stored = useStoredValue(row.value, row.onStore)
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur()
    if (event.key === 'Escape') stored.drop()
  }
  return (
    <EditedRow {...row} stored={stored} textOf={asText}>
      {(control) => (
        <TextInput
          {...control}
          type={type}
          className={styles.quiet}
          value={stored.written}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={t('contacts.card_add')}
          onChange={(event) => stored.write(event.currentTarget.value)}
          onBlur={() => leave(stored, row.value)}
          onKeyDown={onKeyDown}
        />
      )}
    </EditedRow>
  )
}

/** Several lines of text. */
export const LongRow = ({ readOnly, ...row }: RowProps) => {
  const stored = useStoredValue(row.value, row.onStore)
  return (
    <EditedRow {...row} stored={stored} textOf={asText}>
      {(control) => (
        <TextArea
          {...control}
          value={stored.written}
          readOnly={readOnly}
          maxLength={5000}
          onChange={(event) => stored.write(event.currentTarget.value)}
          onBlur={() => leave(stored, row.value)}
        />
      )}
    </EditedRow>
  )
}

interface ChoiceRowProps extends RowProps {
  options: readonly { readonly value: string; readonly label: string }[]
}

/** One of some; stored when it is chosen. */
export const ChoiceRow = ({ options, readOnly, ...row }: ChoiceRowProps) => {
  const { t } = useTexts()
  const stored = useStoredValue(row.value, row.onStore)
  const textOf = (value: string) => options.find((each) => each.value === value)?.label ?? value
  return (
    <EditedRow {...row} stored={stored} textOf={textOf}>
      {(control) => (
        <Select
          {...control}
          className={styles.quiet}
          value={stored.written}
          disabled={readOnly}
          onChange={(event) => void stored.store(event.currentTarget.value)}
        >
          <option value="">{t('contacts.card_nothing')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </EditedRow>
  )
}
