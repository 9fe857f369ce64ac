import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import formStyles from '../forms/form.module.css'
import textStyles from '../text/text.module.css'
import { Dialog, type DialogProps } from './dialog.tsx'

interface FormDialogProps extends Omit<DialogProps, 'actions'> {
  cancelLabel: string
  /** Says what happens, such as "Create group". */
  submitLabel: string
  /** Everything that is needed was filled in. */
  ready: boolean
  busy: boolean
  /** What it does takes something away. */
  danger?: boolean | undefined
  onSubmit: () => void
  /** Why the last try failed, where that is not told at a field. */
  error?: ReactNode
}

/** A few fields in a dialog. Enter in a field sends them, once at a time, and only when they are complete. */
export const FormDialog = (props: FormDialogProps) => {
  const {
    cancelLabel,
    submitLabel,
    ready,
    busy,
    danger = false,
    onSubmit,
    error,
    children,
    ...dialog
  } = props
  const formId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !busy) onSubmit()
  }
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancelLabel}</Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            busy={busy}
            disabled={!ready}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={formStyles.form} onSubmit={submit}>
        {children}
        {error !== undefined && (
          <p className={textStyles.wrong} role="alert">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  )
}
