import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { priceAt } from '@lectern/contract/offers/rules/price-at'
import { useState } from 'react'
import { createDates, useTexts } from '../../../lib/texts/index.ts'
import { type PriceDraft, wholePrice } from './price-draft.ts'
import styles from './offers.module.css'

interface BuyersViewProps {
  title: string
  price: PriceDraft
  zone: string
}

/** The price as a buyer reads it now. */
export const BuyersView = ({ title, price, zone }: BuyersViewProps) => {
  const { t, locale } = useTexts()
  const [now] = useState(() => new Date())
  const whole = wholePrice(price)
  const shown = whole && priceAt(whole, now)
  const money = (amount: number) =>
    formatMoney({ amount: fromWire(amount), currency: price.currency }, locale)
  return (
    <figure className={styles.buyer}>
      <figcaption className={styles.muted}>{t('offers.price_view')}</figcaption>
      {title !== '' && <span className={styles.rowTitle}>{title}</span>}
      {shown === null ? (
        <span className={styles.none}>{t('offers.price_view_none')}</span>
      ) : (
        <span className={styles.buyerPrice}>
          <strong className={styles.buyerAmount}>{money(shown.amount)}</strong>
          {shown.old_amount !== null && <s className={styles.none}>{money(shown.old_amount)}</s>}
        </span>
      )}
      {shown?.promo_until && (
        <span className={styles.none}>
          {t('offers.price_view_until', {
            date: createDates(locale, zone).longMoment(shown.promo_until),
          })}
        </span>
      )}
    </figure>
  )
}
