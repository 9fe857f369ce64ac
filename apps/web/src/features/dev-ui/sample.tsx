import type { ReactNode } from 'react'
import styles from './dev-ui.module.css'

/** One state or a row of states, with its name above. */
export const Sample = ({
  name,
  children,
  wide = false,
}: {
  name: string
  children: ReactNode
  wide?: boolean
}) => (
  <div className={styles.sample}>
    <p className={styles.sampleName}>{name}</p>
    <div className={wide ? styles.wide : styles.row}>{children}</div>
  </div>
)
