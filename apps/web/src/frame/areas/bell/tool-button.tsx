import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './bell.module.css'

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon
  label: string
}

/** Looks as the icon button of the menu that takes its place. */
export const ToolButton = ({ icon, label, children, ...rest }: ToolButtonProps) => (
  <Button {...rest} variant="quiet" className={styles.tool} aria-label={label} title={label}>
    <Icon of={icon} />
    {children}
  </Button>
)
