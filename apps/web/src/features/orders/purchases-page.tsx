import type { OperationReply } from '@lectern/contract/kernel/operation'
import type {
  listPendingPayments as pendingOperation,
  listPurchases as operation,
} from '@lectern/contract/orders/orders.api'
import type { PendingPayment, Purchase } from '@lectern/contract/orders/order'
import type { MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Notice } from '@lectern/ui/feedback/notice'
import { ReceiptText } from 'lucide-react'
import { useDates, useMoney, useTexts } from '../../lib/texts/index.ts'
import { AccountPage, ListView, useListAddress } from '../../frame/index.ts'
import { DocumentLink, PurchaseDocuments, usePurchaseDocuments } from '../payments/index.ts'
import { NextStep } from './shared/next-step.tsx'
import styles from './purchases.module.css'

export interface PurchasesData {
  purchases: OperationReply<typeof operation>
  pending: OperationReply<typeof pendingOperation>
}

/** Everything that was bought, and what is still to be paid. */
export const PurchasesPage = ({ data: { purchases, pending } }: { data: PurchasesData }) => {
  const { t } = useTexts()
  const address = useListAddress({}, { name: 'purchases' })
  const documents = usePurchaseDocuments(purchases.data.map(({ id }) => id))
  return (
    <AccountPage title={t('account.purchases')}>
      {pending.data.length > 0 && <PendingPayments pending={pending.data} hasMore={pending.has_more} />}
      <ListView
        list={{ data: purchases }}
        address={address}
        look="light"
        empty={
          <EmptyState
            icon={ReceiptText}
            framed
            title={t('account.purchases_empty')}
            text={t('account.purchases_empty_text')}
          />
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseCard purchase={purchase} documents={documents.get(purchase.id) ?? []} />
              </li>
            ))}
          </ul>
        )}
      </ListView>
    </AccountPage>
  )
}

interface PendingPaymentsProps {
  pending: readonly PendingPayment[]
  hasMore: boolean
}

const PendingPayments = ({ pending, hasMore }: PendingPaymentsProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const { date } = useDates()
  const overdue = pending.some((payment) => payment.is_overdue)
  return (
    <Notice
      tone={overdue ? 'danger' : 'warning'}
      title={t('account.pending_title', { count: pending.length })}
    >
      <ul className={styles.pending}>
        {pending.map((payment) => (
          <li key={payment.payment_id}>
            <Link href={payment.link}>
              {t(payment.due_at === null ? 'account.pending_line' : 'account.pending_line_due', {
                amount: money(payment.amount, payment.currency),
                number: payment.number,
                what: payment.titles.join(', '),
                date: payment.due_at === null ? '' : date(payment.due_at),
              })}
            </Link>
            {payment.is_overdue && <strong> {t('account.overdue')}</strong>}
          </li>
        ))}
      </ul>
      {hasMore && <p>{t('account.pending_cut', { count: pending.length })}</p>}
    </Notice>
  )
}

const tones = {
  paid: 'success',
  free: 'success',
  overpaid: 'success',
  partial: 'warning',
  unpaid: 'warning',
  refunded: 'neutral',
  partially_refunded: 'neutral',
} as const

interface PurchaseCardProps {
  purchase: Purchase
  documents: readonly MoneyDocument[]
}

const PurchaseCard = ({ purchase, documents }: PurchaseCardProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const { date } = useDates()
  const { currency } = purchase
  const hasPlan = purchase.payments.length > 1
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{purchase.products.map(({ title }) => title).join(', ')}</h2>
          <p className={styles.facts}>
            <Link href={purchase.link}>{t('account.order_number', { number: purchase.number })}</Link>
            <span>{date(purchase.created_at)}</span>
            <span>{purchase.school.name}</span>
          </p>
        </div>
        <div className={styles.sum}>
          <span className={styles.total}>{money(purchase.total, currency)}</span>
          <Badge tone={tones[purchase.paid_status]}>{t(`account.paid_${purchase.paid_status}`)}</Badge>
        </div>
      </header>
      <p className={styles.next}>
        <span className={styles.muted}>{t('checkout.next')}</span>
        <span>
          <NextStep next={purchase.next} currency={currency} />
        </span>
      </p>
      {hasPlan && <PaymentPlan purchase={purchase} documents={documents} />}
      <PurchaseDocuments documents={hasPlan ? documents.filter(isOfNone(purchase)) : documents} />
    </article>
  )
}

/** Whether a document is shown beside no payment of the plan. */
const isOfNone =
  ({ payments }: Purchase) =>
  ({ kind, payment_id: paymentId }: MoneyDocument): boolean =>
    kind !== 'receipt' || !payments.some(({ id }) => id === paymentId)

const PaymentPlan = ({ purchase: { payments, currency }, documents }: PurchaseCardProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const { date } = useDates()
  return (
    <details className={styles.plan}>
      <summary>
        {t('account.plan', {
          count: payments.filter((payment) => payment.status === 'paid').length,
          total: payments.length,
        })}
      </summary>
      <ol className={styles.payments}>
        {payments.map((payment) => {
          const at = payment.paid_at ?? payment.due_at
          return (
            <li key={payment.id} className={styles.payment}>
              <span>{money(payment.amount, currency)}</span>
              <span className={styles.muted}>{at !== null && date(at)}</span>
              <span className={styles.muted}>{t(`account.payment_${payment.status}`)}</span>
              {documents
                .filter(({ kind, payment_id: paymentId }) => kind === 'receipt' && paymentId === payment.id)
                .map((receipt) => (
                  <span key={receipt.id} className={styles.receipt}>
                    <DocumentLink document={receipt} />
                  </span>
                ))}
            </li>
          )
        })}
      </ol>
    </details>
  )
}
