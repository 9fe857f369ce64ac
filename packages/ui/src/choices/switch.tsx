import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import choice from './choice.module.css'
import styles from './switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode
  help?: ReactNode
}

/** On or off, in force at once; for what waits for a "Save", use a checkbox. */
export const Switch = ({ label, help, className, ...rest }: SwitchProps) => (
  <label className={classNames(styles.switch, className)}>
    <span className={choice.words}>
      <span>{label}</span>
      {help && <span className={choice.help}>{help}</span>}
    </span>
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself */}
    <input {...rest} type="checkbox" role="switch" className={styles.track} />
  </label>
)
