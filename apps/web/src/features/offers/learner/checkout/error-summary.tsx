import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useRef, type RefObject } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { controlId, type Faults, fieldNames } from './answers.ts'
import styles from './checkout.module.css'

interface ErrorSummaryProps {
  faults: Faults
  form: RefObject<HTMLFormElement | null>
}

/** What is wrong with the form, above it, with a way to each field. It takes the focus when it comes, and at each further try. */
export const ErrorSummary = ({ faults, form }: ErrorSummaryProps) => {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const told = fieldNames.flatMap((name) =>
    faults[name] === undefined ? [] : [{ name, text: faults[name] }],
  )
  useEffect(() => box.current?.focus(), [faults])
  const goTo = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Notice tone="danger" title={t('checkout.errors_title', { count: told.length })} announce="at-once">
        <ul className={styles.faults}>
          {told.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`#${controlId(name)}`}
                onClick={(event) => {
                  event.preventDefault()
                  goTo(name)
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
