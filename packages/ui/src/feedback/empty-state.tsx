import { Plus, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './empty-state.module.css'
import { Icon } from '../layout/icon.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: ReactNode
  /** Teaches the next step. */
  text?: ReactNode
  /** The optional add button (document 001 §2). */
  add?: { label: string; onAdd: () => void } | undefined
  /** Of the title, by what stands above. */
  level?: 2 | 3 | undefined
  /** Other ways on. */
  actions?: ReactNode
  /** A dashed line around it, where the thing itself would stand. */
  framed?: boolean | undefined
}

/** What stands where there is nothing yet. */
export const EmptyState = ({
  icon,
  title,
  text,
  add,
  level = 2,
  actions,
  framed = false,
}: EmptyStateProps) => {
  const Title = `h${level}` as const
  return (
    <div className={classNames(styles.empty, framed && styles.framed)}>
      <span className={styles.picture}>
        <Icon of={icon} size={20} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {(add || actions) && (
        <div className={styles.actions}>
          {add && (
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={add.onAdd}>
              {add.label}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  )
}
