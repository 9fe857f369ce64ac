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
      {name !== '' && email !== null && (
        <span className={styles.email} title={email}>
          {email}
        </span>
      )}
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

/** What came or went back after what the provider keeps. */
const NetCell = ({ kind, amount, fee, currency }: Transaction) => {
  const { locale } = useTexts()
  const net = (kind === 'refund' ? -fromWire(amount) : fromWire(amount)) - fromWire(fee ?? 0)
  return (
    <span className={styles.amount}>{formatMoney({ amount: net, currency }, locale, { zeros: 'kept' })}</span>
  )
}

const FeeCell = ({ fee, currency }: Transaction) => {
  const { locale } = useTexts()
  if (fee === null) return null
  return (
    <span className={styles.amount}>
      {formatMoney({ amount: fromWire(fee), currency }, locale, { zeros: 'kept' })}
    </span>
  )
}

/** Columns of which people choose, before anybody chose. */
export const usualColumns: readonly string[] = [
  ...['buyer', 'kind', 'amount', 'recorded', 'paid_at', 'way', 'comment'],
]

/** More columns than these do not fit beside each other. */
export const mostInSight = 9

type Reader = Pick<ReaderTexts, 't'> & Pick<Dates, 'moment'>

/** The order: always there, and always first. */
export const orderColumn = ({ t }: Pick<ReaderTexts, 't'>): TableColumn<Transaction> => ({
  ...{ id: 'order', header: t('payments.order'), cell: OrderCell },
})

/** What the list can tell of every transaction, in the order in which it is offered. */
export const columnsOf = ({ t, moment }: Reader): TableColumn<Transaction>[] => [
  { id: 'buyer', header: t('payments.buyer'), minor: 'phone', cell: BuyerCell },
  { id: 'email', header: t('payments.column_email'), minor: true, cell: ({ buyer }) => buyer.email ?? '' },
  { id: 'title', header: t('payments.column_title'), minor: true, cell: ({ title }) => title },
  { id: 'kind', header: t('payments.kind'), minor: 'phone', cell: KindCell },
  {
    ...{ id: 'state', header: t('payments.state_filter'), minor: true },
    cell: (row) => <TransactionBadges transaction={row} isWhole />,
  },
  { id: 'amount', header: t('payments.amount'), align: 'end', cell: AmountCell },
  { id: 'fee', header: t('payments.fee'), align: 'end', minor: true, cell: FeeCell },
  { id: 'net', header: t('payments.column_net'), align: 'end', minor: true, cell: NetCell },
  { id: 'currency', header: t('payments.column_currency'), minor: true, cell: ({ currency }) => currency },
  {
    ...{ id: 'provider', header: t('payments.provider'), minor: true },
    cell: ({ provider_id: provider }) => providerNameOf(provider),
  },
  {
    ...{ id: 'way', header: t('payments.how'), minor: true },
    cell: ({ method, way, provider_id: provider }) =>
      method ? t(`payments.method_${method}`) : (way ?? providerNameOf(provider)),
  },
  { id: 'card', header: t('payments.payer'), minor: true, cell: ({ payer }) => payer },
  {
    ...{ id: 'recorded', header: t('payments.recorded'), minor: 'phone', sortable: true },
    cell: ({ created_at: at }) => moment(at),
  },
  {
    ...{ id: 'paid_at', header: t('payments.paid_at'), minor: true, sortable: true },
    cell: ({ processed_at: at }) => at && moment(at),
  },
  { id: 'by', header: t('payments.by'), minor: true, cell: ({ by }) => by?.name },
  {
    ...{ id: 'reason', header: t('payments.failure'), minor: true },
    cell: ({ reason }) => reason && t(`payments.reason_${reason}`),
  },
  {
    ...{ id: 'comment', header: t('payments.comment'), minor: true },
    cell: ({ comment }) => comment && <span className={styles.comment}>{comment}</span>,
  },
  {
    ...{ id: 'external_id', header: t('payments.external_id'), minor: true },
    cell: ({ external_id: external }) => external,
  },
  {
    ...{ id: 'test', header: t('payments.test'), minor: true },
    cell: ({ is_test: isTest }) => isTest && t('payments.test'),
  },
]
