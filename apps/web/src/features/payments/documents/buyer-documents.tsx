import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import type { OrderDocuments } from '@lectern/contract/payments/documents/documents'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBuyerDocuments, requestInvoice } from '../api.ts'
import { DocumentRows } from './document-link.tsx'
import styles from './documents.module.css'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { useAnswer } from './use-answer.ts'

/** Receipts and invoices of an order for whoever holds its address, and the way to an invoice for a company. */
export const BuyerDocuments = ({
  order: { token, paid_total: paid, state },
  loaded,
}: {
  order: Pick<BuyerOrder, 'token' | 'paid_total' | 'state'>
  /** As they were when the page was loaded. */
  loaded?: OrderDocuments | undefined
}) => {
  const { t } = useTexts()
  // Money that came while the page was open has its receipt.
  const list = useAnswer(
    `${token} ${paid} ${state}`,
    (signal) => listBuyerDocuments({ params: { token } }, { signal }),
    loaded,
  )
  const [isOpen, setOpen] = useState(false)
  const found = list.data
  if (!found) return list.error && <LoadFailure error={list.error} onRetry={list.askAgain} />
  const { documents, invoice, buyer_name: buyerName } = found
  if (documents.length === 0 && invoice !== 'ready') return null
  return (
    <section className={styles.part} data-scripted={documents.length === 0 || undefined}>
      <h2 className={styles.subtitle}>{t('money-documents.title')}</h2>
      {documents.length > 0 && <DocumentRows documents={documents} />}
      {invoice === 'ready' && (
        <div data-scripted>
          <Button icon={<Icon of={FileText} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('money-documents.get_invoice')}
          </Button>
        </div>
      )}
      {isOpen && (
        <InvoiceDialog
          buyerName={buyerName}
          issue={(body) => requestInvoice({ params: { token }, body })}
          onIssued={({ data }) => list.put(data)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
