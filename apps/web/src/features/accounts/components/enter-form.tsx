import type { FormEvent, ReactNode } from 'react'
import { Button } from '@lectern/ui/button'
import { Notice } from '@lectern/ui/notice'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './enter-form.module.css'

interface EnterFormProps {
  title: string
  submit: string
  busy: boolean
  /** Why the last try failed, if it did; what stands at a field is not repeated above the form. */
  error: Error | null
  onSubmit: (fields: FormData) => void
  /** Below the form. */
  aside: ReactNode
  children: ReactNode
}

const isAtFields = (error: Error): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** A page with one short form that lets a person in. */
export const EnterForm = ({ title, submit, busy, error, onSubmit, aside, children }: EnterFormProps) => {
  const { t } = useTexts()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <form className={styles.form} onSubmit={send} method="post">
          {error && !isAtFields(error) && (
            <Notice tone="danger" announce="at-once">
              {errorText(error, t)}
            </Notice>
          )}
          {children}
          <Button type="submit" look="primary" size="large" wide busy={busy}>
            {submit}
          </Button>
        </form>
        <p className={styles.aside}>{aside}</p>
      </div>
    </main>
  )
}
