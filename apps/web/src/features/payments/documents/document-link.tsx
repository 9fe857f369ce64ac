import type { MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { Icon } from '@lectern/ui/layout/icon'
import { FileText } from 'lucide-react'
import { useDates, useMoney, useTexts } from '../../../lib/texts/index.ts'
import styles from './documents.module.css'

/** The PDF of a document, by its kind and number. */
export const DocumentLink = ({ document: { kind, number, link } }: { document: MoneyDocument }) => {
  const { t } = useTexts()
  return (
    <a href={link} download className={styles.link}>
      <Icon of={FileText} />
      {t(`money-documents.link_${kind}`, { number })}
    </a>
  )
}

/** Documents one below the other, each with its day and sum. */
export const DocumentRows = ({ documents }: { documents: readonly MoneyDocument[] }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const money = useMoney()
  return (
    <ul className={styles.rows}>
      {documents.map((document) => {
        const { id, kind, total, currency, issued_at: at, corrects } = document
        return (
          <li key={id} className={styles.row}>
            <DocumentLink document={document} />
            <span className={styles.muted}>
              {date(at)}
              {corrects !== null && ` · ${t('money-documents.corrects', { number: corrects })}`}
            </span>
            <span className={styles.money}>{money(kind === 'credit_note' ? -total : total, currency)}</span>
          </li>
        )
      })}
    </ul>
  )
}
