import type { MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { listPurchaseDocuments } from '../api.ts'
import { DocumentRows } from './document-link.tsx'

/** Documents of purchases, by their orders. Purchases are shown without them while they come, and where they do not. */
export const usePurchaseDocuments = (
  orderIds: readonly number[],
): ReadonlyMap<number, readonly MoneyDocument[]> => {
  const list = useQuery({
    ...queryFor(listPurchaseDocuments, {
      query: { orders: orderIds.join(',') },
    }),
    enabled: orderIds.length > 0,
  })
  return Map.groupBy(list.data?.data ?? [], ({ order }) => order.id)
}

/** Documents of one purchase. */
export const PurchaseDocuments = ({ documents }: { documents: readonly MoneyDocument[] }) =>
  documents.length > 0 && <DocumentRows documents={documents} />
