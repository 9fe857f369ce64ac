import { Icon } from '@lectern/ui/layout/icon'
import type { MenuTrigger } from '@lectern/ui/actions/menu'
import { classNames } from '@lectern/ui/theme/class-names'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

interface MenuButtonProps {
  trigger: MenuTrigger
  label: string
  /** What is seen: a sign, or words. */
  icon?: LucideIcon
  children?: ReactNode
  isOn?: boolean
}

/** A tool that opens a list; the selection stays while it is pressed. */
export const MenuButton = ({ trigger, label, icon, children, isOn = false }: MenuButtonProps) => (
  <button
    {...trigger}
    type="button"
    className={classNames(styles.tool, isOn && styles.on)}
    aria-label={label}
    title={label}
    onMouseDown={(event) => event.preventDefault()}
  >
    {icon && <Icon of={icon} />}
    {children !== undefined && <span className={styles.face}>{children}</span>}
    <Icon of={ChevronDown} className={styles.chevron} />
  </button>
)
