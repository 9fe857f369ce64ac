import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import type { RegistrationField } from '@lectern/contract/contacts/contact-fields'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { PhoneInput } from '../../phone/phone-input.tsx'
import styles from '../enter.module.css'
import { nameOfField } from './registration-answers.ts'
import { RegistrationFields } from './registration-fields.tsx'

interface MoreAboutYouProps {
  /** The school's own fields that may stay empty. */
  fields: readonly RegistrationField[]
  phone: string
  onPhone: (phone: string) => void
  error: Error | null
}

/**
 * Fields that may stay empty, folded: a first lesson needs none of them. The form sends them folded too; an error at one
 * of them unfolds them.
 */
export const MoreAboutYou = ({ fields, phone, onPhone, error }: MoreAboutYouProps) => {
  const { t } = useTexts()
  const fold = useRef<HTMLDetailsElement>(null)
  const names = ['surname', 'phone', ...fields.map(nameOfField)]
  const isWrong = names.some((name) => fieldText(error, name, t) !== undefined)
  useEffect(() => {
    if (isWrong && fold.current) fold.current.open = true
  }, [isWrong])
  return (
    <details ref={fold} className={styles.more}>
      <summary>
        {t('create-account.more')}
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.form}>
        <Field label={t('create-account.surname')} error={fieldText(error, 'surname', t)}>
          <TextInput name="surname" autoComplete="family-name" maxLength={120} />
        </Field>
        <Field label={t('create-account.phone')} error={fieldText(error, 'phone', t)}>
          <PhoneInput name="phone" value={phone} onChange={onPhone} />
        </Field>
        <RegistrationFields fields={fields} error={error} />
      </div>
    </details>
  )
}
