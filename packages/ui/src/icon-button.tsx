import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './icon-button.module.css'
import { Icon } from './icon.tsx'
import type { Side } from './place-popover.ts'
import { useTooltip } from './use-tooltip.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'wide' | 'aria-label'> {
  icon: LucideIcon
  /** The name: read aloud, and shown beside the button on hover and focus. */
  label: string
  tipSide?: Side | undefined
}

/** A button that shows only an icon; never without a name. */
export const IconButton = ({
  icon,
  label,
  look = 'quiet',
  size = 'medium',
  tipSide = 'above',
  className,
  ...rest
}: IconButtonProps) => {
  const { handlers, tip } = useTooltip({ text: label, side: tipSide })
  return (
    <>
      <Button
        {...handlers}
        {...rest}
        look={look}
        size={size}
        aria-label={label}
        className={classNames(styles.iconButton, size !== 'medium' && styles[size], className)}
      >
        <Icon of={icon} size={size === 'large' ? 20 : 16} />
      </Button>
      {tip}
    </>
  )
}
