import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from '../theme/class-names.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The words beside the box; without them give an `aria-label`. */
  label?: ReactNode
  help?: ReactNode
  /** Some, not all, of what the box stands for. */
  indeterminate?: boolean | undefined
}

/** Yes or no, or one of several that may hold together. */
export const Checkbox = ({ label, help, indeterminate = false, className, ...rest }: CheckboxProps) => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <label className={classNames(styles.choice, label === undefined && styles.bare, className)}>
      <input ref={input} {...rest} type="checkbox" className={classNames(styles.control, styles.box)} />
      {label !== undefined && (
        <span className={styles.words}>
          <span>{label}</span>
          {help && <span className={styles.help}>{help}</span>}
        </span>
      )}
    </label>
  )
}
