import type { ReactNode } from 'react'
import styles from './node-tools.module.css'

/** Tools above a block: a row, named. */
export const NodeTools = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.tools} role="toolbar" aria-label={label}>
    {children}
  </div>
)
