import { Notice } from '@lectern/ui/feedback/notice'
import { classNames } from '@lectern/ui/theme/class-names'
import formStyles from '@lectern/ui/forms/form.module.css'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import type { FormEvent, ReactNode } from 'react'
import { errorText, fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'

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
    <form className={classNames(formStyles.form, formStyles.column)} onSubmit={submit} noValidate>
      {readOnly && <Notice title={t('school.read_only')} />}
      <fieldset className={formStyles.whole} disabled={readOnly}>
        {children}
      </fieldset>
      {error && !isToldAtField && <Notice tone="danger" announce="at-once" title={errorText(error, t)} />}
      <SaveBar
        isChanged={isChanged}
        saveLabel={t('school.settings_save')}
        undoLabel={t('school.undo')}
        busy={busy}
        disabled={!isComplete}
        onUndo={onUndo}
      />
    </form>
  )
}
