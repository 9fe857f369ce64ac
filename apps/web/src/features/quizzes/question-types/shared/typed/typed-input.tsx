import { typedLimits } from '@lectern/contract/quizzes/question-types/shared/typed/typed-limits'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classNames } from '@lectern/ui/theme/class-names'
import styles from './typed-input.module.css'

/** Enter goes on to the next field of the question. */
const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  const { currentTarget } = event
  const fields = [...(currentTarget.closest('fieldset')?.querySelectorAll('input[type="text"]') ?? [])]
  const next = fields[fields.indexOf(currentTarget) + 1]
  event.preventDefault()
  if (next instanceof HTMLElement) next.focus()
}

interface TypedInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  value: string
  onText: (text: string) => void
}

/** A field for a typed answer; the device neither corrects nor suggests anything in it. */
export const TypedInput = ({ value, onText, className, ...rest }: TypedInputProps) => (
  <input
    maxLength={typedLimits.text}
    {...rest}
    type="text"
    className={classNames(styles.input, className)}
    value={value}
    autoComplete="off"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    enterKeyHint="next"
    onChange={(event) => onText(event.currentTarget.value)}
    onKeyDown={goOn}
  />
)
