import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import { useFieldControl } from '../fields/field.tsx'
import { Icon } from '../layout/icon.tsx'
import styles from './select.module.css'
import controls from '../fields/text-input.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  size?: 'small' | 'medium' | undefined
}

/** One choice out of few, on the browser's own list; `children` are its options. */
export const Select = ({ size = 'medium', className, ...rest }: SelectProps) => {
  const control = useFieldControl(rest)
  return (
    <span className={styles.frame}>
      <select
        {...rest}
        {...control}
        className={classNames(controls.control, styles.select, size === 'small' && styles.small, className)}
      />
      <Icon of={ChevronDown} className={styles.chevron} />
    </span>
  )
}
