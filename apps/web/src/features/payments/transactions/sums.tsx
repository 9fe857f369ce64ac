import type { TransactionSum } from '@lectern/contract/payments/transactions'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './transactions.module.css'

/** What came, what went back and what is left, for each currency apart: they are never added up. */
export const Sums = ({ sums }: { sums: readonly TransactionSum[] }) => {
  const { t, locale } = useTexts()
  if (sums.length === 0) return null
  return (
    <ul className={styles.sums} aria-label={t('payments.sums')}>
      {sums.map(({ currency, charges, refunds, net }) => {
        const money = (amount: number) =>
          formatMoney({ amount: fromWire(amount), currency }, locale, { zeros: 'kept' })
        return (
          <li key={currency} className={styles.sum}>
            <Figure label={t('payments.sum_charges')} value={money(charges)} />
            <Figure label={t('payments.sum_refunds')} value={money(-refunds)} />
            <Figure label={t('payments.sum_net')} value={money(net)} />
          </li>
        )
      })}
    </ul>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <span className={styles.figure}>
    <span className={styles.muted}>{label}</span>
    <strong className={styles.value}>{value}</strong>
  </span>
)
