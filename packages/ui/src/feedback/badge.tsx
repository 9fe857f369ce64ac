import { CircleCheck, CircleDashed, CircleX, Hourglass, RotateCcw, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'

interface BadgeProps {
  tone?: 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A word or a number about the thing beside it. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, tone !== 'neutral' && styles[tone])}>
    {icon && <Icon of={icon} />}
    {children}
  </span>
)

const statusIcon = {
  passed: CircleCheck,
  failed: CircleX,
  rework: RotateCcw,
  checking: Hourglass,
  'in-process': CircleDashed,
} as const

export type AttemptStatusVariant = keyof typeof statusIcon

/** The picture of a state in its colour, where its words stand elsewhere. */
export const StatusIcon = ({
  status,
  className,
}: {
  status: AttemptStatusVariant
  className?: string | undefined
}) => (
  <span className={classNames(styles.picture, styles[status], className)}>
    <Icon of={statusIcon[status]} />
  </span>
)

/** State of an attempt by colour, icon and word together: green, red, orange, orange, gray. */
export const StatusBadge = ({ status, children }: { status: AttemptStatusVariant; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[status])}>
    <Icon of={statusIcon[status]} />
    {children}
  </span>
)
