import type { ReactNode } from 'react'
import styles from './editor-group.module.css'

interface EditorGroupProps {
  title: string
  /** What to do here, beside the title. */
  hint?: string
  /** Its parts are lines of one list, so they are nearer to each other. */
  dense?: boolean
  children: ReactNode
}

/** What an author writes of a question, under its title. */
export const EditorGroup = ({ title, hint, dense = false, children }: EditorGroupProps) => (
  <fieldset className={styles.group} data-dense={dense || undefined}>
    <legend className={styles.legend}>
      {title}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </legend>
    {children}
  </fieldset>
)
