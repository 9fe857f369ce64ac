import type { ReactNode } from 'react'
import styles from './form.module.css'

interface FormGroupProps {
  legend: ReactNode
  children: ReactNode
}

/** Controls that answer one question together. */
export const FormGroup = ({ legend, children }: FormGroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
)
