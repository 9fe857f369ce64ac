import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { EnterHead } from './enter-head.tsx'
import styles from './enter.module.css'

interface StepFormProps {
  title: ReactNode
  text?: ReactNode
  submit: string
  busy: boolean
  /** Why the last try failed, if it did; what stands at a field is not repeated above the form. */
  error: Error | null
  onSubmit: (fields: FormData) => void
  /** Other ways on, below the button. */
  ways?: ReactNode
  /** Leaves the focus where it is: for the first thing that a page shows. */
  isFirst?: boolean | undefined
  children: ReactNode
}

const isAtFields = (error: Error): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** One step of getting in: a question, its field, one button. The field has the focus when the step appears. */
export const StepForm = (props: StepFormProps) => {
  const { title, text, submit, busy, error, onSubmit, ways, isFirst = false, children } = props
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The server's page is written in before it answers: whoever is at another field by then stays there.
    if (isFirst || form.current?.contains(document.activeElement)) return
    form.current?.querySelector<HTMLInputElement>('input:not([readonly])')?.focus()
  }, [isFirst])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <>
      <EnterHead title={title} text={text} />
      <form noValidate ref={form} className={styles.form} onSubmit={send} method="post">
        {error && !isAtFields(error) && (
          <Notice tone="danger" announce="at-once">
            {errorText(error, t)}
          </Notice>
        )}
        {children}
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {submit}
        </Button>
      </form>
      {ways && <div className={styles.ways}>{ways}</div>}
    </>
  )
}
