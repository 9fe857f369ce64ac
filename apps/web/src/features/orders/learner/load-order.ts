import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import type { OrderDocuments } from '@lectern/contract/payments/documents/documents'
import { ApiError, load } from '../../../lib/api/index.ts'
import { pageNotFound } from '../../../lib/routing/page-flow.ts'
import { loadBuyerDocuments } from '../../payments/index.ts'
import { getBuyerOrder, listPaymentMethods } from '../api.ts'

interface OrderData {
  order: BuyerOrder
  methods: readonly PaymentMethod[]
  documents: OrderDocuments | undefined
}

type Page = Parameters<typeof load>[0]

const findOrder = async (page: Page, token: string): Promise<BuyerOrder> => {
  try {
    return (await load(page, getBuyerOrder, { params: { token } })).data
  } catch (error) {
    // A part of an address was copied: it leads nowhere.
    if (error instanceof ApiError && error.status === 422) return pageNotFound()
    throw error
  }
}

/** An order with its documents, and the ways to pay it while it waits. */
export const loadOrder = async (page: Page, token: string): Promise<OrderData> => {
  const order = await findOrder(page, token)
  // What the bank is asked for may fail while the page is open: then another way is offered.
  const isOpen = ['pay', 'pay_late', 'await_provider'].includes(order.next.kind)
  const [documents, methods] = await Promise.all([
    loadBuyerDocuments(page, token),
    isOpen ? load(page, listPaymentMethods, { query: { currency: order.currency } }) : { data: [] },
  ])
  return { order, documents, methods: methods.data }
}
