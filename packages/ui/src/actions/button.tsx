import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from '../theme/class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

interface ButtonStyle {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Work is under way: the button keeps its width and its focus, and takes no second press. */
  busy?: boolean | undefined
  /** Before the words. */
  icon?: ReactNode
  /** After the words. */
  iconEnd?: ReactNode
}

/** The look of a button for something that is a link. */
export const buttonClass = ({ variant = 'secondary', size = 'medium', wide = false }: ButtonStyle): string =>
  classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide)

/** A press that does something; its words say what. One `primary` per view. */
export const Button = ({
  variant,
  size,
  wide,
  busy = false,
  icon,
  iconEnd,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault()
    onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classNames(buttonClass({ variant, size, wide }), className)}
    >
      <span className={classNames(styles.content, busy && styles.busyContent)}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
    </button>
  )
}
