import { CircleAlert } from 'lucide-react'
import { createContext, use, useId, useMemo, type ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from '../layout/icon.tsx'

interface FieldControl {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldControl | undefined>(undefined)

interface FieldProps {
  label: ReactNode
  /** Beside the label, such as "optional" or a count. */
  note?: ReactNode
  help?: ReactNode
  /** What is wrong, in plain words; marks the control as invalid. */
  error?: ReactNode
  required?: boolean | undefined
  /** Of the control, for links that lead to it; one of its own otherwise. */
  id?: string | undefined
  children: ReactNode
}

/** A label above one control, help and error below it, tied together for assistive technology. */
export const Field = (props: FieldProps) => {
  const { label, note, help, error, required = false, children } = props
  const own = useId()
  const id = props.id ?? own
  const hasError = error !== undefined && error !== null && error !== false && error !== ''
  const describedBy = [help ? `${id}help` : '', hasError ? `${id}error` : ''].filter(Boolean).join(' ')
  const control = useMemo(
    () => ({ id, describedBy: describedBy || undefined, invalid: hasError, required }),
    [id, describedBy, hasError, required],
  )
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {note && <span className={styles.note}>{note}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNotes id={id} help={help} error={hasError ? error : undefined} />
    </div>
  )
}

const FieldNotes = ({ id, help, error }: { id: string; help: ReactNode; error: ReactNode }) => (
  <>
    {error && (
      <p className={styles.error} id={`${id}error`} role="alert">
        <Icon of={CircleAlert} />
        <span>{error}</span>
      </p>
    )}
    {help && (
      <p className={styles.help} id={`${id}help`}>
        {help}
      </p>
    )}
  </>
)

interface ControlAttributes {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes that tie a control to the field around it; what the control itself states wins. */
export const useFieldControl = (own: ControlAttributes): ControlAttributes => {
  const field = use(FieldContext)
  if (!field) return own
  return {
    id: own.id ?? field.id,
    required: own.required ?? field.required,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
  }
}
