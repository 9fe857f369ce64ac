import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { queryFor, queryKeyOf } from '../../../lib/api/index.ts'
import {
  countOrders,
  forecastRefund,
  getBoard,
  getOrder,
  listFunnels,
  listOrders,
  listOrderTransactions,
} from '../api.ts'
import { listOrderDocuments } from '../../payments/index.ts'

/** One order of the school. */
export const useOrder = (orderId: number) => useQuery(queryFor(getOrder, { params: { order: orderId } }))

const beside = [
  listOrders,
  listFunnels,
  getBoard,
  countOrders,
  forecastRefund,
  listOrderTransactions,
  listOrderDocuments,
]

const askAgain = (client: QueryClient) =>
  Promise.all(beside.map((each) => client.invalidateQueries({ queryKey: queryKeyOf(each) })))

/** Takes the card that a call answered: everything that shows the order follows. */
export const useTakeOrder = () => {
  const client = useQueryClient()
  return async (reply: { data: OrderCard }): Promise<void> => {
    client.setQueryData(queryFor(getOrder, { params: { order: reply.data.id } }).queryKey, reply)
    await askAgain(client)
  }
}

/** Reads an order again, for calls that do not answer its card. */
export const useReloadOrder = () => {
  const client = useQueryClient()
  return async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: queryKeyOf(getOrder) })
    await askAgain(client)
  }
}
