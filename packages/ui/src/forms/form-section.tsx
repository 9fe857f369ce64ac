import type { ReactNode } from 'react'
import words from '../text/text.module.css'
import styles from './form.module.css'

interface FormSectionProps {
  title: ReactNode
  text?: ReactNode
  children?: ReactNode
}

/** One matter of a form or settings page, under its heading. */
export const FormSection = ({ title, text, children }: FormSectionProps) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {text && <p className={words.muted}>{text}</p>}
    {children}
  </section>
)
