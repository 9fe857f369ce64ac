import { useId, type ReactNode } from 'react'
import { ChoiceCard } from './choice-card.tsx'
import styles from './choice.module.css'
import { classNames } from '../theme/class-names.ts'
import form from '../forms/form.module.css'

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  help?: ReactNode
  disabled?: boolean | undefined
}

interface RadioGroupProps<Value extends string> {
  label: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  variant?: 'plain' | 'cards' | undefined
  disabled?: boolean | undefined
  /** By which a form sends it; one of its own otherwise. */
  name?: string | undefined
}

/** One of a few, all in sight. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { label, options, value, onChange, variant = 'plain', disabled } = props
  const own = useId()
  const name = props.name ?? own
  return (
    <fieldset className={form.group} data-tight={variant === 'plain' || undefined} disabled={disabled}>
      <legend className={form.legend}>{label}</legend>
      {options.map((option) => {
        const input = {
          name,
          value: option.value,
          checked: option.value === value,
          disabled: option.disabled,
          onChange: () => onChange(option.value),
        }
        if (variant === 'cards') {
          return (
            <ChoiceCard key={option.value} kind="one" label={option.label} help={option.help} {...input} />
          )
        }
        return (
          <label key={option.value} className={styles.choice}>
            <input {...input} type="radio" className={classNames(styles.control, styles.dot)} />
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.help && <span className={styles.help}>{option.help}</span>}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
