import { load } from '../../lib/api/index.ts'
import { report } from '../../lib/reporting.ts'
import { listPendingPayments, listPurchases } from './api.ts'
import type { PurchasesData } from './purchases-page.tsx'

type Page = Parameters<typeof load>[0]

/** One page of purchases, and what is still to be paid; a failed answer to the second is only logged (document 000 §8). */
export const loadPurchases = async (
  page: Page,
  query: { page?: number | undefined; per_page?: number | undefined },
): Promise<PurchasesData> => {
  const [purchases, pending] = await Promise.all([
    load(page, listPurchases, { query }),
    listPendingPayments({}, { api: page.context.api }).catch((error: unknown) => {
      report(error, 'pending orders')
      return { data: [], has_more: false }
    }),
  ])
  return { purchases, pending }
}
