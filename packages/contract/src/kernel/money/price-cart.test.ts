import { array, assert, bigInt, constantFrom, integer, property, record } from 'fast-check'
import { expect, it, test } from 'vitest'
import { currencyCodes } from './currencies.ts'
import { minorUnits, toWire } from './minor-units.ts'
import { sum, sumAmounts } from './money.ts'
import { vatModes } from './percent.ts'
import { priceCart } from './price-cart.ts'

const carts = record({
  lines: array(
    record({
      unitPrice: bigInt({ min: 0n, max: 10n ** 8n }),
      quantity: integer({ min: 1, max: 99 }),
      vatRate: constantFrom(0, 500, 550, 700, 1000, 1900, 2000, 2100, 2550, 10_000),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discountRate: integer({ min: 0, max: 10_000 }),
  vat: constantFrom(...vatModes),
  currency: constantFrom(...currencyCodes),
})

const fields = ['price', 'discount', 'net', 'vat', 'gross'] as const

/** Plain comparisons: a hundred thousand carts with an `expect` for each would take minutes. */
const faultOf = ({ lines, discountRate, vat, currency }: ReturnType<typeof carts.generate>['value']) => {
  const priced = priceCart(lines, { discountRate, vat })
  const { total } = priced
  for (const field of fields) {
    const ofLines = sum(
      priced.lines.map((line) => ({ amount: line[field], currency })),
      currency,
    )
    if (ofLines.amount !== total[field]) return `the lines' ${field} is not the total's`
  }
  for (const line of priced.lines) {
    if (line.discount < 0n || line.discount > line.price) return 'a line falls below zero'
    if (line.net + line.vat !== line.gross) return 'net and tax are not the gross'
  }
  const price = sumAmounts(lines.map(({ unitPrice, quantity }) => unitPrice * BigInt(quantity)))
  const paid = total.price - total.discount
  if (total.price !== price) return 'the price is not that of the lines'
  if (paid !== (vat === 'added' ? total.net : total.gross)) return 'the tax is not on what is paid'
  if (paid * 10_000n > price * BigInt(10_000 - discountRate))
    return 'the discount is rounded against the buyer'
  return minorUnits.safeParse(toWire(total.gross)).success ? null : 'the total does not fit'
}

it('of a hundred thousand random carts, the lines are the total in every field', () => {
  assert(
    property(carts, (cart) => {
      const fault = faultOf(cart)
      if (fault !== null) throw new Error(fault)
    }),
    { numRuns: 100_000 },
  )
})

test('a cart of two rates with a discount', () => {
  const lines = [
    { unitPrice: 9999n, quantity: 1, vatRate: 2000 },
    { unitPrice: 1n, quantity: 3, vatRate: 500 },
  ]
  expect(priceCart(lines, { discountRate: 1000, vat: 'added' })).toEqual({
    lines: [
      { price: 9999n, discount: 1001n, net: 8998n, vat: 1800n, gross: 10_798n },
      { price: 3n, discount: 0n, net: 3n, vat: 0n, gross: 3n },
    ],
    total: { price: 10_002n, discount: 1001n, net: 9001n, vat: 1800n, gross: 10_801n },
  })
})

test('an empty cart costs nothing', () => {
  expect(priceCart([], { discountRate: 1000, vat: 'included' }).total.gross).toBe(0n)
})
