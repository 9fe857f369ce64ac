import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import styles from './confirm-delete.module.css'
import { Dialog } from './dialog.tsx'
import { Field } from '../fields/field.tsx'
import { isSameName } from './same-name.ts'
import { TextInput } from '../fields/text-input.tsx'

interface ConfirmDeleteProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: ReactNode
  /** What goes, what stays, and whether it can be undone. */
  message: ReactNode
  /** Says what happens, such as "Delete course". */
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  /** For what cannot be undone: the name has to be typed first. */
  nameToType?: { name: string; label: ReactNode } | undefined
  busy?: boolean | undefined
  /** Why the last try failed. */
  error?: ReactNode
}

/** Asks once more before something is deleted. */
export const ConfirmDelete = (props: ConfirmDeleteProps) => {
  const { open, onClose, title, closeLabel, message, confirmLabel, cancelLabel, nameToType, busy } = props
  const formId = useId()
  const [typed, setTyped] = useState('')
  const allowed = nameToType === undefined || isSameName(typed, nameToType.name)

  const close = () => {
    setTyped('')
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (allowed && !busy) props.onConfirm()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={message}
      closeLabel={closeLabel}
      actions={
        <>
          <Button onClick={close}>{cancelLabel}</Button>
          <Button variant="danger" type="submit" form={formId} busy={busy} disabled={!allowed}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className={styles.form} onSubmit={submit}>
        {nameToType && (
          <Field label={nameToType.label}>
            <TextInput
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              placeholder={nameToType.name}
              autoComplete="off"
              spellCheck={false}
            />
          </Field>
        )}
        {props.error && (
          <p className={styles.error} role="alert">
            {props.error}
          </p>
        )}
      </form>
    </Dialog>
  )
}
