import { isPromo } from '@lectern/contract/offers/rules/price-at'
import type { ShownPrice } from '@lectern/contract/offers/offer-price'
import { Notice } from '@lectern/ui/feedback/notice'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Tag, Timer } from 'lucide-react'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import styles from './checkout.module.css'

/** The price, with the one that it takes the place of struck through. */
export const PriceWords = ({
  price,
  isSmall = false,
}: {
  price: ShownPrice & { readonly is_from?: boolean }
  /** Beside the words of a choice. */
  isSmall?: boolean
}) => {
  const { t } = useTexts()
  const money = useMoney()
  const { amount, currency, old_amount: old, is_from: isFrom = false } = price
  const sum = money(amount, currency)
  return (
    <span className={isSmall ? styles.smallPrice : styles.price}>
      <strong>{isFrom ? t('checkout.from_sum', { sum }) : sum}</strong>
      {old !== null && (
        <>
          <s className={styles.old} aria-hidden="true">
            {money(old, currency)}
          </s>
          <VisuallyHidden>{t('checkout.instead_of', { sum: money(old, currency) })}</VisuallyHidden>
        </>
      )}
    </span>
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
export const PriceLines = ({ title, price }: { title: string; price: ShownPrice }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  const { amount, currency, old_amount: old, promo_until: until } = price
  const isLowered = isPromo(price) && old !== null
  return (
    <dl className={styles.lines}>
      <div className={styles.line}>
        <dt>{title}</dt>
        <dd>{money(isLowered ? old : amount, currency)}</dd>
      </div>
      {isLowered && (
        <div className={styles.line}>
          <dt>
            {until === null ? t('checkout.promo_price') : t('checkout.promo_line', { date: date(until) })}
          </dt>
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
