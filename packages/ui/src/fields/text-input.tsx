import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { useFieldControl } from './field.tsx'
import styles from './text-input.module.css'

export interface TextInputProps extends ComponentProps<'input'> {
  /** Inside the field, before the text; takes no presses. */
  leading?: ReactNode
  /** Inside the field, at its end; may hold one icon button. */
  trailing?: ReactNode
}

/** One line of text on a native input. Stands in a `Field`, or carries an `aria-label`. */
export const TextInput = ({ leading, trailing, className, type = 'text', ...rest }: TextInputProps) => {
  const control = useFieldControl(rest)
  return (
    <span className={styles.frame}>
      {leading && <span className={styles.leading}>{leading}</span>}
      <input
        {...rest}
        {...control}
        type={type}
        className={classNames(
          styles.control,
          leading !== undefined && styles.hasLeading,
          trailing !== undefined && styles.hasTrailing,
          className,
        )}
      />
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </span>
  )
}
