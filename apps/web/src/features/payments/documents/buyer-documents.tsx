import type { BuyerOrder } from '@lectern/contract/orders/buyer-order'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBuyerDocuments, requestInvoice } from '../api.ts'
import { DocumentRows } from './document-link.tsx'
import styles from './documents.module.css'
import { InvoiceDialog } from './invoice-dialog.tsx'

/** Receipts and invoices of an order for whoever holds its address, and the way to an invoice for a company. */
export const BuyerDocuments = ({
  order: { token, paid_total: paid, state },
}: {
  order: Pick<BuyerOrder, 'token' | 'paid_total' | 'state'>
}) => {
  const { t } = useTexts()
  const client = useQueryClient()
  const asked = queryFor(listBuyerDocuments, { params: { token } })
  const { queryKey } = asked
  const list = useQuery(asked)
  const [isOpen, setOpen] = useState(false)
  const seen = useRef(`${paid} ${state}`)
  useEffect(() => {
    // Money that came while the page was open has its receipt.
    if (seen.current === `${paid} ${state}`) return
    seen.current = `${paid} ${state}`
    void client.invalidateQueries({ queryKey })
  }, [client, paid, state, queryKey])
  const found = list.data?.data
  if (!found) return list.error && <LoadFailure error={list.error} onRetry={list.refetch} />
  const { documents, invoice, buyer_name: buyerName } = found
  if (documents.length === 0 && invoice !== 'ready') return null
  return (
    <section className={styles.part}>
      <h2 className={styles.subtitle}>{t('money-documents.title')}</h2>
      {documents.length > 0 && <DocumentRows documents={documents} />}
      {invoice === 'ready' && (
        <div>
          <Button icon={<Icon of={FileText} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('money-documents.get_invoice')}
          </Button>
        </div>
      )}
      {isOpen && (
        <InvoiceDialog
          buyerName={buyerName}
          issue={(body) => requestInvoice({ params: { token }, body })}
          onIssued={(reply) => client.setQueryData(queryKey, reply)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}
