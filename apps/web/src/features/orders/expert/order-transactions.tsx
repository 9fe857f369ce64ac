import { useQuery } from '@tanstack/react-query'
import type { Transaction } from '@lectern/contract/payments/transactions'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import { listOrderTransactions } from '../api.ts'
import styles from './orders.module.css'

/** How money of an order moved, the latest first. */
export const OrderTransactions = ({ orderId }: { orderId: number }) => {
  const { t } = useTexts()
  const list = useQuery(queryFor(listOrderTransactions, { params: { order: orderId } }))
  const rows = list.data?.data
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('order-desk.transactions')}</h3>
      {!rows &&
        (list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <SkeletonText lines={2} />)}
      {rows?.length === 0 && <p className={styles.muted}>{t('order-desk.transactions_none')}</p>}
      {rows && rows.length > 0 && (
        <ul className={styles.box}>
          {rows.map((each) => (
            <Row key={each.id} transaction={each} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Row = ({ transaction }: { transaction: Transaction }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  const { kind, state, amount, currency, method, by, comment } = transaction
  const parts = [
    date(transaction.processed_at ?? transaction.created_at),
    ...(method === null ? [] : [t(`order-desk.method_${method}`)]),
    ...(state === 'succeeded' ? [] : [t(`order-desk.transaction_${state}`)]),
    ...(by === null ? [] : [by.name]),
    ...(comment === null || comment === '' ? [] : [comment]),
  ]
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.strong}>{t(`order-desk.transaction_${kind}`)}</span>
        <span className={styles.muted}>{parts.join(' · ')}</span>
      </span>
      <span className={styles.money}>{money(kind === 'refund' ? -amount : amount, currency)}</span>
    </li>
  )
}
