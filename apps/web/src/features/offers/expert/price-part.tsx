import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { offerStatus } from '@lectern/contract/offers/offer'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { Notice } from '@lectern/ui/feedback/notice'
import { FormSection } from '@lectern/ui/forms/form-section'
import formStyles from '@lectern/ui/forms/form.module.css'
import { useState } from 'react'
import { CurrencyField, MomentField, MoneyField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useSchoolMoney } from '../../schools/index.ts'
import { BuyersView } from './buyers-view.tsx'
import { NoWayToPay } from './no-way-to-pay.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { inCurrency, type PriceDraft, priceFaults, wholePrice } from './price-draft.ts'
import { SaleFields } from './sale-fields.tsx'
import { useUsedCurrencies } from './use-used-currencies.ts'
import styles from './offers.module.css'

interface PricePartProps {
  draft: OfferDraft
  write: (part: Partial<OfferDraft>) => void
  /** Whether the offer was kept before: orders may have been placed at its price. */
  isKept: boolean
}

/** What the offer costs. Where the school alone gives it, the price is that of orders made by hand. */
export const PricePart = ({ draft, write, isKept }: PricePartProps) => {
  const { t } = useTexts()
  const { price, is_self_service: isSold } = draft
  const { currency, zone } = useSchoolMoney()
  const used = useUsedCurrencies()
  // A price that was put aside comes back as it was.
  const [last, setLast] = useState<PriceDraft>()
  const begin = (): PriceDraft =>
    last ?? {
      currency: used[0] ?? currency ?? 'EUR',
      amount: null,
      old_amount: null,
      promo: null,
    }
  return (
    <FormSection title={t('offers.price')}>
      <RadioGroup
        label={t('offers.price_kind')}
        variant="cards"
        value={price === null ? 'free' : 'paid'}
        onChange={(kind) => {
          if (price !== null) setLast(price)
          write({ price: kind === 'free' ? null : begin() })
        }}
        options={(['free', 'paid'] as const).map((value) => ({
          value,
          label: t(`offers.price_${value}`),
          help: t(`offers.price_${value}_help`),
        }))}
      />
      {price !== null && (
        <div className={formStyles.form}>
          {!isSold && <Notice>{t('offers.price_by_hand')}</Notice>}
          <AmountFields price={price} first={used} onPrice={(next) => write({ price: next })} />
          {isSold && <NoWayToPay currency={price.currency} />}
          {(isSold || isHeldUp(price)) && (
            <LoweredFields price={price} zone={zone} onPrice={(next) => write({ price: next })} />
          )}
          {isKept && draft.status_id === offerStatus.published && (
            <Notice>{t('offers.price_new_orders')}</Notice>
          )}
        </div>
      )}
      {isSold && price !== null && (
        <>
          <SaleFields draft={draft} write={write} />
          <BuyersView title={draft.title_alternative ?? draft.title} price={price} zone={zone} />
        </>
      )}
    </FormSection>
  )
}

/** What keeps a price from being saved is never out of sight. */
const isHeldUp = (price: PriceDraft): boolean =>
  typeof price.amount === 'number' && wholePrice(price) === null

interface AmountProps {
  price: PriceDraft
  onPrice: (price: PriceDraft) => void
}

const AmountFields = ({ price, first, onPrice }: AmountProps & { first: readonly CurrencyCode[] }) => {
  const { t } = useTexts()
  return (
    <div className={styles.pair}>
      <MoneyField
        key={price.currency}
        label={t('offers.price_amount')}
        currency={price.currency}
        value={price.amount}
        onValue={(amount) => onPrice({ ...price, amount })}
        required
      />
      <CurrencyField
        label={t('offers.price_currency')}
        value={price.currency}
        first={first}
        onValue={(currency) => onPrice(inCurrency(price, currency))}
      />
    </div>
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** Until the end of the minute a week from now. */
const weekFromNow = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000 + 7 * dayMs).toISOString()

/** What it cost before, and what it costs for some days. */
const LoweredFields = ({ price, zone, onPrice }: AmountProps & { zone: string }) => {
  const { t } = useTexts()
  const [opened] = useState(() => Date.now())
  const { currency, old_amount: before, promo } = price
  const faults = priceFaults(price)
  return (
    <>
      <MoneyField
        key={`old/${currency}`}
        label={t('offers.price_old')}
        help={t('offers.price_old_help')}
        currency={currency}
        value={before}
        error={faults.old_amount && t('offers.price_old_low')}
        onValue={(old_amount) => onPrice({ ...price, old_amount })}
      />
      <Checkbox
        label={t('offers.price_promo_has')}
        checked={promo !== null}
        onChange={({ currentTarget }) =>
          onPrice({
            ...price,
            promo: currentTarget.checked ? { amount: null, until: weekFromNow() } : null,
          })
        }
      />
      {promo !== null && (
        <div className={styles.pair}>
          <MoneyField
            key={`promo/${currency}`}
            label={t('offers.price_promo')}
            currency={currency}
            value={promo.amount}
            error={faults.promo && t('offers.price_promo_high')}
            onValue={(amount) => onPrice({ ...price, promo: { ...promo, amount } })}
            required
          />
          <MomentField
            label={t('offers.price_promo_until', { zone })}
            value={promo.until}
            zone={zone}
            error={Date.parse(promo.until) <= opened ? t('offers.price_promo_over') : undefined}
            onChange={(until) => until !== undefined && onPrice({ ...price, promo: { ...promo, until } })}
          />
        </div>
      )}
    </>
  )
}
