import { useState, type ComponentProps } from 'react'
import { classNames } from '../theme/class-names.ts'
import styles from './code-input.module.css'
import { useFieldControl } from './field.tsx'

interface CodeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** The digits so far. */
  value: string
  onChange: (value: string) => void
  /** Called with the last digit, typed, pasted or filled in by the device. */
  onComplete?: ((code: string) => void) | undefined
  /** How many digits; 6 unless said otherwise. */
  digits?: number | undefined
}

const digitsOf = (text: string, most: number): string => text.replaceAll(/\D/g, '').slice(0, most)

/**
 * A one-time code in boxes. Under the boxes lies one ordinary field, so that pasting, the device's "code from mail" and
 * screen readers work as everywhere. Stands in a `Field`.
 */
export const CodeInput = ({
  value,
  onChange,
  onComplete,
  digits = 6,
  className,
  ...rest
}: CodeInputProps) => {
  const control = useFieldControl(rest)
  const [isHere, setHere] = useState(false)
  const take = (text: string) => {
    const next = digitsOf(text, digits)
    onChange(next)
    if (next.length === digits && next !== value) onComplete?.(next)
  }
  return (
    <span className={classNames(styles.frame, className)} data-here={isHere || undefined}>
      <input
        {...rest}
        {...control}
        className={styles.input}
        value={value}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern={`[0-9]{${digits}}`}
        // Room for the spaces and dashes of what is pasted; they are dropped.
        maxLength={digits * 2}
        spellCheck={false}
        onChange={(event) => take(event.currentTarget.value)}
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
      />
      <span className={styles.boxes} aria-hidden="true">
        {Array.from({ length: digits }, (_box, at) => (
          <span
            key={at}
            className={styles.box}
            data-current={at === Math.min(value.length, digits - 1) || undefined}
            data-invalid={control['aria-invalid'] ? true : undefined}
          >
            {value.charAt(at)}
          </span>
        ))}
      </span>
    </span>
  )
}
