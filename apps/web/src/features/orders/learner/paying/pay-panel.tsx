import { Icon } from '@lectern/ui/layout/icon'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './paying.module.css'

interface PayPanelProps {
  tone: 'info' | 'success' | 'warning' | 'danger'
  icon: LucideIcon
  title: string
  /** Whether nothing of it changes while it is looked at. */
  isShort?: boolean
  children: ReactNode
}

/** How a payment stands: a picture, one sentence, what is safe, and what to do. It keeps its height while the sentence changes. */
export const PayPanel = ({ tone, icon, title, isShort = false, children }: PayPanelProps) => (
  <section className={styles.panel} data-short={isShort || undefined}>
    <span className={styles.picture} data-tone={tone}>
      <Icon of={icon} size={20} />
    </span>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
)
