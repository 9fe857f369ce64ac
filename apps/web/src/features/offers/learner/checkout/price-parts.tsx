import type { PublicOffer } from '@lectern/contract/offers/public-offer'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import { Notice } from '@lectern/ui/feedback/notice'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Tag, Timer } from 'lucide-react'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import styles from './checkout.module.css'

/** The price, with the one that it takes the place of struck through. */
export const PriceWords = ({ price }: { price: ShownPrice }) => {
  const { t } = useTexts()
  const money = useMoney()
  const { amount, currency, old_amount: old } = price
  return (
    <p className={styles.price}>
      <strong>{money(amount, currency)}</strong>
      {old !== null && (
        <>
          <s className={styles.old} aria-hidden="true">
            {money(old, currency)}
          </s>
          <VisuallyHidden>{t('checkout.instead_of', { sum: money(old, currency) })}</VisuallyHidden>
        </>
      )}
    </p>
  )
}

/** Until when the promo price is asked. */
export const PromoNotice = ({ until }: { until: string }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  return (
    <Notice tone="warning" icon={Timer}>
      {t('checkout.promo_line', { date: longMoment(until) })}
    </Notice>
  )
}

/** That the price is another one than was read, which counts once the order is placed at it. */
export const PriceChanged = ({ from, to }: { from: ShownPrice; to: ShownPrice }) => {
  const { t } = useTexts()
  const money = useMoney()
  return (
    <Notice tone="warning" icon={Tag} title={t('checkout.price_changed_title')} announce="at-once">
      {t('checkout.price_changed_text', {
        old: money(from.amount, from.currency),
        sum: money(to.amount, to.currency),
      })}
    </Notice>
  )
}

/** What is paid for, and the whole. */
export const PriceLines = ({ offer, price }: { offer: Pick<PublicOffer, 'title'>; price: ShownPrice }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  const { amount, currency, old_amount: old, promo_until: until } = price
  const isPromo = until !== null && old !== null
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{offer.title}</dt>
        <dd>{money(isPromo ? old : amount, currency)}</dd>
      </div>
      {isPromo && (
        <div className={styles.line}>
          <dt>{t('checkout.promo_line', { date: date(until) })}</dt>
          <dd>{money(amount - old, currency)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{t('checkout.total')}</dt>
        <dd>{money(amount, currency)}</dd>
      </div>
    </dl>
  )
}
