import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import { Link } from '@lectern/ui/actions/link'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useId, useState } from 'react'
import { T, useTexts } from '../../../../lib/texts/index.ts'
import { PhoneInput } from '../../../identity/index.ts'
import { controlId, type Faults } from './answers.ts'
import styles from './checkout.module.css'

export interface Buyer {
  readonly email: string
  readonly name: string
  /** What was typed before; nobody's is known otherwise. */
  readonly phone?: string
}

interface BuyerFieldsProps {
  offer: Pick<PublicOffer, 'phone_asking'>
  /** Whoever is signed in. */
  buyer: Buyer | null
  faults: Faults
}

/** Who orders. Whoever is signed in finds it filled in. */
export const BuyerFields = ({ offer: { phone_asking: asking }, buyer, faults }: BuyerFieldsProps) => {
  const { t } = useTexts()
  const [phone, setPhone] = useState(buyer?.phone ?? '')
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('checkout.your_details')}</h2>
      <Field
        label={t('checkout.email')}
        help={t('checkout.email_help')}
        error={faults.email}
        id={controlId('email')}
        required
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          defaultValue={buyer?.email}
        />
      </Field>
      <Field label={t('checkout.name')} error={faults.name} id={controlId('name')} required>
        <TextInput name="name" autoComplete="name" maxLength={120} defaultValue={buyer?.name} />
      </Field>
      {asking !== 'no' && (
        <Field
          label={t('checkout.phone')}
          note={asking === 'optional' ? t('checkout.optional') : undefined}
          error={faults.phone}
          id={controlId('phone')}
          required={asking === 'required'}
        >
          <PhoneInput name="phone" value={phone} onChange={setPhone} />
        </Field>
      )}
      {/* The number as a whole: the field shows it without the code of its country. */}
      {asking !== 'no' && <input type="hidden" name="whole_phone" value={phone} />}
    </section>
  )
}

interface TermsFieldProps {
  url: string
  fault: string | undefined
  /** Whether it was given before. */
  isGiven: boolean
}

/** The agreement to the offer's terms. */
export const TermsField = ({ url, fault, isGiven }: TermsFieldProps) => {
  const id = useId()
  return (
    <div className={styles.terms}>
      <Checkbox
        name="accepts_terms"
        id={controlId('accepts_terms')}
        defaultChecked={isGiven}
        required
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        label={
          <T
            id="checkout.agree"
            parts={{
              0: <Link href={url} target="_blank" rel="noopener noreferrer" />,
            }}
          />
        }
      />
      {fault !== undefined && (
        <p id={id} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
