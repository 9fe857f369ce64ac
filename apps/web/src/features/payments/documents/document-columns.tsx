import type { DocumentSum, MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { Link } from '@lectern/ui/actions/link'
import type { TableColumn } from '@lectern/ui/lists/table'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { type Dates, type ReaderTexts, useTexts } from '../../../lib/texts/index.ts'
import { DocumentLink } from './document-link.tsx'
import styles from './documents.module.css'

const DocumentCell = (document: MoneyDocument) => {
  const { t } = useTexts()
  const { corrects, buyer_name: buyer } = document
  return (
    <span className={styles.cell}>
      <DocumentLink document={document} />
      {corrects !== null && (
        <span className={styles.muted}>{t('money-documents.corrects', { number: corrects })}</span>
      )}
      <span className={styles.onPhone}>{buyer}</span>
    </span>
  )
}

const OrderCell = ({ order }: MoneyDocument) => {
  const { t } = useTexts()
  return (
    <Link href={expertPaths.order(order.id)}>
      {t('money-documents.order_number', { number: String(order.number) })}
    </Link>
  )
}

const AmountCell = ({ kind, total, currency }: MoneyDocument) => {
  const { locale } = useTexts()
  const amount = kind === 'credit_note' ? -fromWire(total) : fromWire(total)
  return <span className={styles.amount}>{formatMoney({ amount, currency }, locale, { zeros: 'kept' })}</span>
}

/** What the table tells of each document. */
export const columnsOf = ({
  t,
  date,
}: Pick<ReaderTexts, 't'> & Pick<Dates, 'date'>): TableColumn<MoneyDocument>[] => [
  { id: 'document', header: t('money-documents.document'), cell: DocumentCell },
  {
    id: 'buyer',
    header: t('money-documents.buyer'),
    minor: 'phone',
    cell: ({ buyer_name: buyer }) => buyer,
  },
  {
    id: 'order',
    header: t('money-documents.order'),
    minor: 'phone',
    cell: OrderCell,
  },
  {
    id: 'amount',
    header: t('money-documents.amount'),
    align: 'end',
    cell: AmountCell,
  },
  {
    id: 'issued',
    header: t('money-documents.issued'),
    minor: 'phone',
    cell: ({ issued_at: at }) => date(at),
  },
]

/** What the documents come to, for each currency apart: they are never added up. */
export const DocumentSums = ({ sums }: { sums: readonly DocumentSum[] }) => {
  const { t, locale } = useTexts()
  if (sums.length === 0) return null
  return (
    <ul className={styles.sums} aria-label={t('money-documents.sums')}>
      {sums.map(({ currency, receipts, invoices, credit_notes: credited }) => {
        const figures = [
          ['sum_receipts', receipts],
          ['sum_invoices', invoices],
          ['sum_credit_notes', -credited],
        ] as const
        return (
          <li key={currency} className={styles.sum}>
            {figures.map(([name, amount]) => (
              <span key={name} className={styles.figure}>
                <span className={styles.muted}>{t(`money-documents.${name}`)}</span>
                <strong className={styles.value}>
                  {formatMoney({ amount: fromWire(amount), currency }, locale, {
                    zeros: 'kept',
                  })}
                </strong>
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
