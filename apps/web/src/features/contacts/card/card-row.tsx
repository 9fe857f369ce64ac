import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { type ReactNode, useId } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './card.module.css'
import type { StoredValue } from './use-stored-value.ts'

interface CardRowProps {
  label: string
  /** Under the value. */
  note?: string | undefined
  children: ReactNode
}

/** A line of a card: the name of the value, and the value. */
export const CardRow = ({ label, note, children }: CardRowProps) => (
  <div className={styles.row}>
    <span className={styles.label}>{label}</span>
    <span className={styles.value}>
      {children}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  </div>
)

interface EditedRowProps<Value> {
  label: string
  /** The name of the field in what the server answers. */
  name: string
  note?: string | undefined
  stored: StoredValue<Value>
  /** The value that the school has now. */
  value: Value
  textOf: (value: Value) => string
  /** Why the last change was refused. */
  error: Error | null
  children: (control: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
  }) => ReactNode
}

/** A line that is edited in place; what went wrong with the last change is told below it. */
export const EditedRow = <Value,>(props: EditedRowProps<Value>) => {
  const { label, name, note, stored, value, textOf, error, children } = props
  const { t } = useTexts()
  const id = useId()
  const told = stored.outcome === 'refused' ? (fieldText(error, name, t) ?? errorText(error, t)) : undefined
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.value}>
        {children({
          id,
          'aria-describedby': told === undefined ? undefined : `${id}told`,
          'aria-invalid': told !== undefined,
        })}
        {note !== undefined && <span className={styles.note}>{note}</span>}
        {told !== undefined && (
          <span className={styles.error} id={`${id}told`} role="alert">
            {told}
          </span>
        )}
      </span>
      {stored.outcome === 'changed' && <Conflict label={label} {...{ stored, value, textOf }} />}
    </div>
  )
}

type ConflictProps<Value> = Pick<EditedRowProps<Value>, 'label' | 'stored' | 'value' | 'textOf'>

/** Somebody else changed the value meanwhile: both stand there, and nothing is stored before one is chosen. */
const Conflict = <Value,>({ label, stored, value, textOf }: ConflictProps<Value>) => {
  const { t } = useTexts()
  const shown = (each: Value) => textOf(each) || t('contacts.card_nothing')
  return (
    <div className={styles.conflict}>
      <Notice
        tone="warning"
        announce="politely"
        title={t('contacts.card_changed', { field: label })}
        actions={
          <>
            <Button size="small" onClick={() => void stored.store(stored.written)}>
              {t('contacts.card_keep_mine')}
            </Button>
            <Button size="small" onClick={stored.drop}>
              {t('contacts.card_take_theirs')}
            </Button>
          </>
        }
      >
        <dl className={styles.both}>
          <dt>{t('contacts.card_mine')}</dt>
          <dd>{shown(stored.written)}</dd>
          <dt>{t('contacts.card_theirs')}</dt>
          <dd>{shown(value)}</dd>
        </dl>
      </Notice>
    </div>
  )
}
