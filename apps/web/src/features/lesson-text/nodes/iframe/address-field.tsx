import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { toFrameAddress } from './frame-address.ts'
import styles from './frame.module.css'

interface AddressFieldProps {
  src: string
  startHere: boolean
  onSrc: (src: string) => void
}

/** Asks for the address of a page, and takes a film's page for the film. */
export const AddressField = ({ src, startHere, onSrc }: AddressFieldProps) => {
  const { t } = useTexts()
  const [typed, setTyped] = useState(src)
  const [isTried, setTried] = useState(false)
  const found = toFrameAddress(typed)
  const apply = () => {
    setTried(true)
    if (found !== null) onSrc(found)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <Field
      label={t('lesson-text.frame_address')}
      help={t('lesson-text.frame_address_help')}
      error={isTried && found === null ? t('lesson-text.frame_address_wrong') : undefined}
    >
      <span className={styles.address}>
        <TextInput
          value={typed}
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the block was asked for by the person a moment ago
          autoFocus={startHere}
          maxLength={2048}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="primary" disabled={typed.trim() === '' || typed === src} onClick={apply}>
          {t('lesson-text.frame_apply')}
        </Button>
      </span>
    </Field>
  )
}
