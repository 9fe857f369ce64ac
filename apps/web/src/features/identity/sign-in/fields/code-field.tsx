import { CodeInput } from '@lectern/ui/fields/code-input'
import { Field } from '@lectern/ui/fields/field'
import { Button } from '@lectern/ui/actions/button'
import { ApiError } from '../../../../lib/api/index.ts'
import { errorText, fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'

interface CodeFieldProps {
  label?: string | undefined
  value: string
  onChange: (value: string) => void
  /** The sixth digit is there. */
  onComplete: (code: string) => void
  error: Error | null
}

const isWrong = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'wrong_code'

/** Six digits from a letter or an app. A wrong code is told here, and nowhere else. */
export const CodeField = ({ label, value, onChange, onComplete, error }: CodeFieldProps) => {
  const { t } = useTexts()
  return (
    <Field
      label={label ?? t('auth.code')}
      error={isWrong(error) ? errorText(error, t) : fieldText(error, 'code', t)}
      required
    >
      <CodeInput name="code" value={value} onChange={onChange} onComplete={onComplete} />
    </Field>
  )
}

/** What is not told at the code's own field. */
export const besidesCode = (error: Error | null): Error | null => (isWrong(error) ? null : error)

interface ResendProps {
  left: number
  busy: boolean
  onResend: () => void
}

/** Sends another code, once a minute. */
export const Resend = ({ left, busy, onResend }: ResendProps) => {
  const { t } = useTexts()
  return (
    <Button variant="quiet" disabled={left > 0} busy={busy} onClick={onResend}>
      {left > 0 ? t('auth.resend_in', { seconds: left }) : t('auth.resend')}
    </Button>
  )
}
