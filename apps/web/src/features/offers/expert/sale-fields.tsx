import { offerLimits } from '@lectern/contract/offers/offer-limits'
import { phoneAsking } from '@lectern/contract/offers/offer-price'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import formStyles from '@lectern/ui/forms/form.module.css'
import { useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { isTermsAddress, type OfferDraft } from './offer-draft.ts'

interface SaleFieldsProps {
  draft: OfferDraft
  write: (part: Partial<OfferDraft>) => void
}

/** What a buyer is asked besides e-mail and name. */
export const SaleFields = ({ draft, write }: SaleFieldsProps) => {
  const { t } = useTexts()
  const [isLeft, setIsLeft] = useState(false)
  const { terms_url: terms, phone_asking: asking } = draft
  return (
    <div className={formStyles.form}>
      <RadioGroup
        label={t('offers.price_phone')}
        value={asking}
        onChange={(phone_asking) => write({ phone_asking })}
        options={phoneAsking.map((value) => ({
          value,
          label: t(`offers.price_phone_${value}`),
        }))}
      />
      <Field
        label={t('offers.price_terms')}
        help={t('offers.price_terms_help')}
        error={isLeft && !isTermsAddress(terms) ? t('offers.price_terms_wrong') : undefined}
      >
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={offerLimits.url}
          value={terms ?? ''}
          onChange={({ currentTarget }) => write({ terms_url: currentTarget.value.trim() || null })}
          onBlur={() => setIsLeft(true)}
        />
      </Field>
    </div>
  )
}
