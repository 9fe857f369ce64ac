import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import type { FormEvent, ReactNode } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './settings.module.css'

interface SaveFormProps {
  isChanged: boolean
  isComplete: boolean
  readOnly: boolean
  busy: boolean
  error: Error | null
  /** Fields that show their own errors; others are told below. */
  fields: readonly string[]
  onSave: () => void
  onUndo: () => void
  children: ReactNode
}

/** A form of settings with a bar that appears once something was changed. */
export const SaveForm = (props: SaveFormProps) => {
  const { isChanged, isComplete, readOnly, busy, error, fields, onSave, onUndo, children } = props
  const { t } = useTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && isComplete && !busy) onSave()
  }
  const isToldAtField = fields.some((field) => fieldText(error, field, t) !== undefined)
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {readOnly && <Notice title={t('school.read_only')} />}
      <fieldset className={styles.whole} disabled={readOnly}>
        {children}
      </fieldset>
      {error && !isToldAtField && <Notice tone="danger" announce="at-once" title={errorText(error, t)} />}
      {isChanged && (
        <div className={styles.saveBar}>
          <Button type="submit" variant="primary" busy={busy} disabled={!isComplete}>
            {t('school.settings_save')}
          </Button>
          <Button variant="quiet" onClick={onUndo}>
            {t('school.undo')}
          </Button>
        </div>
      )}
    </form>
  )
}
