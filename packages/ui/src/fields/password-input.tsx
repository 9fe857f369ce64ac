import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Button } from '../actions/button.tsx'
import { Icon } from '../layout/icon.tsx'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What the eye says: what a press on it does. */
  words: { show: string; hide: string }
}

/** A password that can be looked at. Password managers see an ordinary field; give it `autoComplete`. */
export const PasswordInput = ({ words, ...rest }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  const label = isShown ? words.hide : words.show
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <Button
          variant="quiet"
          size="small"
          className={styles.eye}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </Button>
      }
    />
  )
}
