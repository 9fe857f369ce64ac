import type { MoneyDocument } from '@lectern/contract/payments/documents/documents'
import { listPurchaseDocuments } from '../api.ts'
import { DocumentRows } from './document-link.tsx'
import { useAnswer } from './use-answer.ts'

/** Documents of purchases, by their orders. Purchases are shown without them while they come, and where they do not. */
export const usePurchaseDocuments = (
  orderIds: readonly number[],
): ReadonlyMap<number, readonly MoneyDocument[]> => {
  const orders = orderIds.join(',')
  const list = useAnswer(orders, async (signal) =>
    orders === '' ? { data: [] } : listPurchaseDocuments({ query: { orders } }, { signal }),
  )
  return Map.groupBy(list.data ?? [], ({ order }) => order.id)
}

/** Documents of one purchase. */
export const PurchaseDocuments = ({ documents }: { documents: readonly MoneyDocument[] }) =>
  documents.length > 0 && <DocumentRows documents={documents} />
