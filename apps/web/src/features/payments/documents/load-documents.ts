import type { OrderDocuments } from '@lectern/contract/payments/documents/documents'
import type { load } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { listBuyerDocuments } from '../api.ts'

type Page = Parameters<typeof load>[0]

/** Documents of an order, drawn with its page. An order is shown also where they fail: then the page asks for them again. */
export const loadBuyerDocuments = async (
  { context, abortController }: Page,
  token: string,
): Promise<OrderDocuments | undefined> => {
  const how = { api: context.api, signal: abortController.signal }
  try {
    return (await listBuyerDocuments({ params: { token } }, how)).data
  } catch (error) {
    report(error, 'documents of an order')
    return undefined
  }
}
