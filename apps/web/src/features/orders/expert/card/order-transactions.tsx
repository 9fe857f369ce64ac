import { useQuery } from '@tanstack/react-query'
import type { Transaction } from '@lectern/contract/payments/transactions'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import { Button } from '@lectern/ui/actions/button'
import { Badge } from '@lectern/ui/feedback/badge'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { useDates, useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { TransactionSheet } from '../../../payments/index.ts'
import { useHeldRights } from '../../../staff/index.ts'
import { listOrderTransactions } from '../../api.ts'
import styles from '../orders.module.css'
import { useReloadOrder } from '../use-order.ts'

/** How money of an order moved, the latest first. */
export const OrderTransactions = ({ orderId }: { orderId: number }) => {
  const { t } = useTexts()
  const list = useQuery(queryFor(listOrderTransactions, { params: { order: orderId } }))
  const held = useHeldRights()
  const mayLook = held.has('transaction_list') || held.has('transaction_read')
  const [open, setOpen] = useState<number>()
  const reloadOrder = useReloadOrder()
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
            <Row key={each.id} transaction={each} onOpen={mayLook ? () => setOpen(each.id) : undefined} />
          ))}
        </ul>
      )}
      {open !== undefined && (
        <TransactionSheet
          transactionId={open}
          isInOrder
          onChanged={reloadOrder}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}

interface RowProps {
  transaction: Transaction
  /** Absent: the reader may not look at it. */
  onOpen: (() => void) | undefined
}

const Row = ({ transaction, onOpen }: RowProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  const { kind, state, amount, currency, method, by, comment, dispute } = transaction
  const provider = providerNameOf(transaction.provider_id)
  const parts = [
    date(transaction.processed_at ?? transaction.created_at),
    ...(method === null ? [] : [t(`order-desk.method_${method}`)]),
    ...(method === null && provider !== undefined ? [provider] : []),
    ...(state === 'succeeded' ? [] : [t(`order-desk.transaction_${state}`)]),
    ...(by === null ? [] : [by.name]),
    ...(comment === null || comment === '' ? [] : [comment]),
  ]
  const title = t(`order-desk.transaction_${kind}`)
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.sheetTitle}>
          {onOpen === undefined ? (
            <span className={styles.strong}>{title}</span>
          ) : (
            <Button size="small" aria-haspopup="dialog" onClick={onOpen}>
              {title}
            </Button>
          )}
          {transaction.is_test && <Badge tone="warning">{t('order-desk.transaction_test')}</Badge>}
          {dispute !== null && (
            <Badge tone={dispute === 'won' ? 'success' : 'danger'}>
              {t(`order-desk.dispute_${dispute}`)}
            </Badge>
          )}
        </span>
        <span className={styles.muted}>{parts.join(' · ')}</span>
      </span>
      <span className={styles.money}>{money(kind === 'refund' ? -amount : amount, currency)}</span>
    </li>
  )
}
