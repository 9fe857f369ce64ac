import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { Link } from '@lectern/ui/actions/link'
import { useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import styles from './order-page.module.css'

/** What was ordered, what it opens, and the whole. */
export const OrderLines = ({ order }: { order: BuyerOrder }) => {
  const { t } = useTexts()
  const money = useMoney()
  const { lines, total, paid_total: paid, currency, next } = order
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>{t('checkout.lines')}</h2>
      <ul className={styles.lines}>
        {lines.map(({ title, amount, opens }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- titles repeat, and the list never changes its order
          <li key={at} className={styles.line}>
            <div className={styles.lineWords}>
              <span className={styles.lineTitle}>{title}</span>
              <span className={styles.muted}>{t('checkout.opens')}</span>
              <ul className={styles.opens}>
                {opens.map((product) => (
                  <li key={product.product_id}>
                    {product.link === null ? product.title : <Link href={product.link}>{product.title}</Link>}
                  </li>
                ))}
              </ul>
            </div>
            <span className={styles.sum}>{money(amount, currency)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div className={styles.total}>
          <dt>{t('checkout.total_order')}</dt>
          <dd className={styles.sum}>{money(total, currency)}</dd>
        </div>
        {paid > 0 && (
          <div className={styles.row}>
            <dt>{t('checkout.paid')}</dt>
            <dd className={styles.sum}>{money(paid, currency)}</dd>
          </div>
        )}
        {paid > 0 && next.kind === 'pay' && (
          <div className={styles.row}>
            <dt>{t('checkout.left')}</dt>
            <dd className={styles.sum}>{money(total - paid, currency)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The plan of payments, where there is more than one. */
export const OrderPayments = ({ order: { payments, currency } }: { order: BuyerOrder }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>{t('checkout.payments')}</h2>
      <ol className={styles.lines}>
        {payments.map(({ id, amount, paid_at, due_at, status }) => {
          const at = paid_at ?? due_at
          return (
            <li key={id} className={styles.line}>
              <span className={styles.muted}>
                {[at !== null && date(at), t(`account.payment_${status}`)].filter(Boolean).join(', ')}
              </span>
              <span className={styles.sum}>{money(amount, currency)}</span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
