import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import styles from './table.module.css'

interface BulkBarProps {
  /** Such as "3 courses selected". */
  text: string
  clearLabel: string
  onClear: () => void
  /** What can be done with all that is selected. */
  children: ReactNode
}

/** Stands at the foot of a list while rows are selected. */
export const BulkBar = ({ text, clearLabel, onClear, children }: BulkBarProps) => (
  <div className={styles.bulk} role="region" aria-label={text}>
    <span className={styles.bulkCount} role="status">
      {text}
    </span>
    {children}
    <IconButton icon={X} label={clearLabel} size="small" onClick={onClear} />
  </div>
)
