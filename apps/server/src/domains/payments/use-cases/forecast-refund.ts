import { toWire } from '@lectern/contract/kernel/money/minor-units'
import type { RefundForecast } from '@lectern/contract/payments/refund'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import { listOrderGrants } from '../../access/index.ts'
import { findOrder, type OrderPlace } from '../../orders/index.ts'
import { listRefundable } from '../refunds/begin-refund.ts'
import { findProduct } from '../../products/index.ts'

/**
 * What giving money of an order back would do, before it is done.
 *
 * @throws CallError not_found
 */
export const forecastRefund = async (db: ReadDatabase, place: OrderPlace): Promise<RefundForecast> => {
  const order = found(await findOrder(db, place))
  const opened: { title: string; isKept: boolean }[] = []
  for (const { productId, isKept } of await listOrderGrants(db, place.schoolId, place.orderId)) {
    const product = await findProduct(db, place.schoolId, productId)
    if (product) opened.push({ title: product.title, isKept })
  }
  const titled = (wanted: boolean) =>
    opened.filter(({ isKept }) => isKept === wanted).map(({ title }) => ({ title }))
  return {
    most: toWire(order.paidTotal),
    closes: titled(false),
    keeps: titled(true),
    most_by_provider: toWire((await listRefundable(db, place)).reduce((sum, { left }) => sum + left, 0n)),
    is_place_returned: order.holdsPlace,
  }
}
