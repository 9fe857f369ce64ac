import type { OrderDocuments as OrderDocumentsReply } from '@lectern/contract/payments/documents/documents'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHolds } from '../../staff/index.ts'
import { issueInvoice, listOrderDocuments } from '../api.ts'
import { DocumentRows } from './document-link.tsx'
import styles from './documents.module.css'
import { InvoiceDialog } from './invoice-dialog.tsx'

/** Receipts and invoices of an order for the staff, who make out an invoice where there is none. */
export const OrderDocuments = ({ orderId }: { orderId: number }) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const mayIssue = useHolds('transaction_edit')
  const asked = queryFor(listOrderDocuments, { params: { order: orderId } })
  const list = useQuery(asked)
  const [isOpen, setOpen] = useState(false)
  const found = list.data?.data
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('money-documents.title')}</h3>
      {!found &&
        (list.error ? <LoadFailure error={list.error} onRetry={list.refetch} /> : <SkeletonText lines={1} />)}
      {found && <Found found={found} />}
      {mayIssue && found?.invoice === 'ready' && (
        <div>
          <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('money-documents.issue')}
          </Button>
        </div>
      )}
      {isOpen && found && (
        <InvoiceDialog
          buyerName={found.buyer_name}
          issue={(body) => issueInvoice({ params: { order: orderId }, body })}
          onIssued={(reply) => client.setQueryData(asked.queryKey, reply)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

const Found = ({ found: { documents, invoice } }: { found: OrderDocumentsReply }) => {
  const { t } = useTexts()
  return (
    <>
      {documents.length > 0 && <DocumentRows documents={documents} />}
      {documents.length === 0 && invoice === 'nothing_to_invoice' && (
        <p className={styles.muted}>{t('money-documents.none_of_order')}</p>
      )}
      {invoice === 'seller_missing' && (
        <p className={styles.muted}>
          {t('money-documents.seller_missing')}{' '}
          <Link href={expertPaths.documents}>{t('money-documents.seller_fill')}</Link>
        </p>
      )}
    </>
  )
}
