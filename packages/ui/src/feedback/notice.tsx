import { X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { Icon } from '../layout/icon.tsx'
import { Button } from '../actions/button.tsx'
import styles from './notice.module.css'
import { toneIcon, type Tone } from './tone-icon.ts'

interface NoticeProps {
  tone?: Tone | undefined
  title?: ReactNode
  children?: ReactNode
  /** Another picture than the tone's own. */
  icon?: LucideIcon | undefined
  actions?: ReactNode
  close?: { label: string; onClose: () => void } | undefined
  /** Spoken when it appears: politely, or at once for what is going wrong now. */
  announce?: 'politely' | 'at-once' | undefined
}

const roles = { politely: 'status', 'at-once': 'alert' } as const

/** Something to know about this part of the page. */
export const Notice = ({ tone = 'info', title, children, icon, actions, close, announce }: NoticeProps) => (
  <div className={classNames(styles.notice, styles[tone])} role={announce && roles[announce]}>
    <Icon of={icon ?? toneIcon[tone]} className={styles.icon} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
    {close && (
      <div className={styles.close}>
        <Button
          variant="quiet"
          size="small"
          className={styles.closeButton}
          aria-label={close.label}
          title={close.label}
          onClick={close.onClose}
        >
          <Icon of={X} />
        </Button>
      </div>
    )}
  </div>
)

interface BannerProps {
  tone?: Tone | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** One line across the top of the page: the state of the whole, such as the connection. */
export const Banner = ({ tone = 'warning', icon, children }: BannerProps) => (
  <div className={classNames(styles.notice, styles.banner, styles[tone])} role="status">
    <Icon of={icon ?? toneIcon[tone]} className={styles.icon} />
    <div className={styles.words}>{children}</div>
  </div>
)
