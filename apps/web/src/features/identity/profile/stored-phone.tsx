import { Field } from '@lectern/ui/fields/field'
import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { fieldText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { PhoneInput } from '../phone/phone-input.tsx'

interface StoredPhoneProps {
  value: string
  /** Stores it; tells whether it was stored. */
  onStore: (value: string) => Promise<boolean>
  /** Why the last change of the page was refused, if it was. */
  error: Error | null
}

/** The own telephone number, stored when country and number are left or Enter is pressed. Escape takes back what is not stored. */
export const StoredPhone = ({ value, onStore, error }: StoredPhoneProps) => {
  const { t } = useTexts()
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const store = async () => {
    if (draft === undefined || draft === value) return
    const isStored = await onStore(draft)
    setRefused(!isStored)
    if (isStored) setDraft(undefined)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) void store()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') void store()
    if (key !== 'Escape') return
    setDraft(undefined)
    setRefused(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to the two controls within
    <div onBlur={leave} onKeyDown={onKey}>
      <Field
        label={t('create-account.phone')}
        help={t('account.phone_help')}
        error={isRefused ? fieldText(error, 'phone', t) : undefined}
      >
        <PhoneInput name="phone" value={draft ?? value} onChange={setDraft} />
      </Field>
    </div>
  )
}
