import { allocate } from './allocate.ts'
import { sumAmounts } from './money.ts'
import { discountOf, taxLine, type Taxed, type VatMode } from './percent.ts'

export interface CartLine {
  readonly unitPrice: bigint
  readonly quantity: number
  /** In basis points. */
  readonly vatRate: number
}

export interface CartTerms {
  /** Of the whole cart, in basis points. */
  readonly discountRate: number
  readonly vat: VatMode
}

export interface PricedLine extends Taxed {
  readonly price: bigint
  readonly discount: bigint
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  /** Every field is the sum of the lines. */
  readonly total: PricedLine
}

/**
 * What a cart costs: the discount is taken from the whole once, split over the lines by their prices, and each line is taxed on what is
 * left of it. No line falls below zero.
 */
export const priceCart = (lines: readonly CartLine[], { discountRate, vat }: CartTerms): PricedCart => {
  const prices = lines.map(({ unitPrice, quantity }) => unitPrice * BigInt(quantity))
  const discounts = lines.length === 0 ? [] : allocate(discountOf(sumAmounts(prices), discountRate), prices)
  const priced = lines.map(({ vatRate }, index) => {
    const price = prices[index] ?? 0n
    const discount = discounts[index] ?? 0n
    return { price, discount, ...taxLine(price - discount, vatRate, vat) }
  })
  return { lines: priced, total: totalOf(priced) }
}

const totalOf = (lines: readonly PricedLine[]): PricedLine => ({
  price: sumAmounts(lines.map(({ price }) => price)),
  discount: sumAmounts(lines.map(({ discount }) => discount)),
  net: sumAmounts(lines.map(({ net }) => net)),
  vat: sumAmounts(lines.map(({ vat }) => vat)),
  gross: sumAmounts(lines.map(({ gross }) => gross)),
})
