import type { LucideIcon } from 'lucide-react'
import { Button, type ButtonProps } from './button.tsx'
import { classNames } from '../theme/class-names.ts'
import styles from './icon-button.module.css'
import { Icon } from '../layout/icon.tsx'
import type { Side } from '../overlays/place-popover.ts'
import { useTooltip } from '../overlays/use-tooltip.tsx'

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'wide' | 'aria-label'> {
  icon: LucideIcon
  /** The name: read aloud, and shown beside the button on hover and focus. */
  label: string
  tipSide?: Side | undefined
  /** One word beside the icon on a phone, where no pointer rests to ask for the name; part of the label. */
  word?: string | undefined
}

/** For a link that looks like a button: an icon and one word on a phone. The word stands in `wordClass`. */
export const wordedClass = styles.worded
export const wordClass = styles.word

/** A button that shows only an icon; never without a name. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  tipSide = 'above',
  word,
  className,
  ...rest
}: IconButtonProps) => {
  const { handlers, tip } = useTooltip({ text: label, side: tipSide })
  return (
    <>
      <Button
        {...handlers}
        {...rest}
        variant={variant}
        size={size}
        aria-label={label}
        className={classNames(
          styles.iconButton,
          size !== 'medium' && styles[size],
          word && wordedClass,
          className,
        )}
      >
        <Icon of={icon} size={size === 'large' ? 20 : 16} />
        {word && <span className={wordClass}>{word}</span>}
      </Button>
      {tip}
    </>
  )
}
