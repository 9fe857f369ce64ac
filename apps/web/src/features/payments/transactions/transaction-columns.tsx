import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import type { Transaction } from '@lectern/contract/payments/transactions'
import { Link } from '@lectern/ui/actions/link'
import type { TableColumn } from '@lectern/ui/lists/table'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type Dates, type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { TransactionBadges } from './transaction-badges.tsx'
import styles from './transactions.module.css'

const OrderCell = (transaction: Transaction) => {
  const { t } = useTexts()
  const { order, title, buyer } = transaction
  return (
    <span className={styles.cell}>
      <Link href={expertPaths.order(order.id)} className={styles.strong}>
        {t('payments.order_number', { number: String(order.number) })}
      </Link>
      <span className={styles.muted}>{title}</span>
      <span className={styles.onPhone}>{buyer.name || buyer.email || t('payments.buyer_gone')}</span>
      <span className={styles.badgesOnPhone}>
        <TransactionBadges transaction={transaction} />
      </span>
    </span>
  )
}

const BuyerCell = ({ buyer: { contact_id: id, name, email } }: Transaction) => {
  const { t } = useTexts()
  const words = name || email || t('payments.buyer_gone')
  return (
    <span className={styles.cell}>
      {id === null ? words : <Link href={`/expert/crm/contacts/${id}`}>{words}</Link>}
      {name !== '' && email !== null && <span className={styles.muted}>{email}</span>}
    </span>
  )
}

const KindCell = (transaction: Transaction) => {
  const { t } = useTexts()
  return (
    <span className={styles.kind}>
      {t(`payments.kind_${transaction.kind}`)}
      <TransactionBadges transaction={transaction} />
    </span>
  )
}

const AmountCell = ({ kind, amount, currency }: Transaction) => {
  const { locale } = useTexts()
  const signed = kind === 'refund' ? -fromWire(amount) : fromWire(amount)
  return (
    <span className={styles.amount} data-kind={kind}>
      {formatMoney({ amount: signed, currency }, locale, { zeros: 'kept' })}
    </span>
  )
}

/** What the table tells of each transaction. */
export const columnsOf = ({
  t,
  moment,
}: Pick<ReaderTexts, 't'> & Pick<Dates, 'moment'>): TableColumn<Transaction>[] => [
  { id: 'order', header: t('payments.order'), cell: OrderCell },
  { id: 'buyer', header: t('payments.buyer'), minor: 'phone', cell: BuyerCell },
  { id: 'kind', header: t('payments.kind'), minor: 'phone', cell: KindCell },
  { id: 'amount', header: t('payments.amount'), align: 'end', cell: AmountCell },
  {
    id: 'recorded',
    header: t('payments.recorded'),
    minor: 'phone',
    cell: ({ created_at }) => moment(created_at),
  },
  {
    id: 'paid_at',
    header: t('payments.paid_at'),
    minor: true,
    cell: ({ processed_at }) => processed_at && moment(processed_at),
  },
  {
    id: 'how',
    header: t('payments.how'),
    minor: true,
    cell: ({ method, provider_id: provider }) =>
      method ? t(`payments.method_${method}`) : providerNameOf(provider),
  },
  {
    id: 'comment',
    header: t('payments.comment'),
    minor: true,
    cell: ({ comment }) => comment && <span className={styles.comment}>{comment}</span>,
  },
  { id: 'by', header: t('payments.by'), minor: true, cell: ({ by }) => by?.name },
]
