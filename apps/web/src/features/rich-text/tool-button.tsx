import { Icon } from '@lectern/ui/layout/icon'
import type { LucideIcon } from 'lucide-react'
import styles from './text-tools.module.css'

interface ToolButtonProps {
  icon: LucideIcon
  label: string
  /** Left out for a tool that is not on or off. */
  pressed?: boolean | undefined
  onPress: () => void
}

/** One tool; the selection stays where it is while it is pressed. */
export const ToolButton = ({ icon, label, pressed, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Icon of={icon} />
  </button>
)
