import type { ShownOffer } from '../public-offer.ts'
import type { OfferedPrice } from '../offered-price.ts'

type PricedOffer = Pick<ShownOffer, 'price' | 'closed'>

/**
 * The least that taking part costs by one of these offers now; null: none of them is to be had, or all of them cost nothing. Of
 * several currencies that of the first offer counts: they are never compared.
 */
export const leastPrice = (offers: readonly PricedOffer[]): OfferedPrice | null => {
  const open = offers.filter(({ closed }) => closed === null)
  const currency = open.find(({ price }) => price !== null)?.price?.currency
  if (currency === undefined) return null
  const amounts = open.flatMap(({ price }) => {
    if (price === null) return [0]
    return price.currency === currency ? [price.amount] : []
  })
  const amount = Math.min(...amounts)
  const isFrom =
    open.some(({ price }) => price?.is_from) ||
    amounts.some((each) => each !== amount) ||
    amounts.length < open.length
  return { currency, amount, is_from: isFrom }
}
