import { assert, bigInt, integer, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { discountOf, taxLine, vatModes } from './percent.ts'

const amounts = bigInt({ min: 0n, max: 10n ** 15n })
const rates = integer({ min: 0, max: 10_000 })

describe('a discount', () => {
  test.each([
    [59_000n, 1000, 5900n],
    [999n, 1000, 100n],
    [1n, 1, 1n],
    [100n, 0, 0n],
    [100n, 10_000, 100n],
    [0n, 5000, 0n],
    [333n, 3333, 111n],
  ])('of %s at %i basis points is %s', (price, rate, discount) => {
    expect(discountOf(price, rate)).toBe(discount)
  })

  it('is at least what the rate says, by less than a unit, and never more than the price', () => {
    assert(
      property(amounts, rates, (price, rate) => {
        const discount = discountOf(price, rate)
        const over = discount * 10_000n - price * BigInt(rate)
        expect(over >= 0n && over < 10_000n && discount <= price).toBe(true)
      }),
    )
  })

  it.each([-1, 10_001, 0.5, Number.NaN])('is refused at %d basis points', (rate) => {
    expect(() => discountOf(100n, rate)).toThrow(RangeError)
  })

  it('is refused of a negative price', () => {
    expect(() => discountOf(-1n, 100)).toThrow(RangeError)
  })
})

describe('VAT', () => {
  test.each([
    [12_100n, 2100, 'included', { net: 10_000n, vat: 2100n, gross: 12_100n }],
    [10_000n, 2100, 'added', { net: 10_000n, vat: 2100n, gross: 12_100n }],
    [10_000n, 2100, 'off', { net: 10_000n, vat: 0n, gross: 10_000n }],
    [50n, 100, 'added', { net: 50n, vat: 1n, gross: 51n }],
    [49n, 100, 'added', { net: 49n, vat: 0n, gross: 49n }],
    [-50n, 100, 'added', { net: -50n, vat: -1n, gross: -51n }],
    [1000n, 550, 'included', { net: 948n, vat: 52n, gross: 1000n }],
    [3n, 10_000, 'included', { net: 1n, vat: 2n, gross: 3n }],
  ] as const)('of %s at %i basis points, %s', (amount, rate, mode, taxed) => {
    expect(taxLine(amount, rate, mode)).toEqual(taxed)
  })

  it('is off by half a unit at most, adds up with the net, and is taken back exactly', () => {
    assert(
      property(amounts, rates, integer({ min: 0, max: 2 }), (amount, rate, at) => {
        const mode = vatModes[at] ?? 'off'
        const { net, vat, gross } = taxLine(amount, rate, mode)
        expect(net + vat).toBe(gross)
        expect(mode === 'added' ? net : gross).toBe(amount)
        const by = mode === 'included' ? 10_000n + BigInt(rate) : 10_000n
        const off = vat * by - amount * BigInt(mode === 'off' ? 0 : rate)
        expect(2n * off <= by && -2n * off < by).toBe(true)
        expect(taxLine(-amount, rate, mode)).toEqual({ net: -net, vat: -vat, gross: -gross })
      }),
    )
  })

  it('is refused at a rate that is none', () => {
    expect(() => taxLine(100n, 10_001, 'added')).toThrow(RangeError)
  })
})
