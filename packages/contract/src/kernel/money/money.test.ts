import { bigInt, assert, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { chosenCurrency, currencyCode, currencyCodes, exponentOf, isActiveCurrency } from './currencies.ts'
import { fromWire, minorUnits, moneyLimits, toWire } from './minor-units.ts'
import { add, compare, CurrencyMismatchError, isZero, negate, subtract, sum } from './money.ts'

const eur = (amount: bigint) => ({ amount, currency: 'EUR' }) as const
const uah = (amount: bigint) => ({ amount, currency: 'UAH' }) as const

describe('currencies', () => {
  test.each([
    ['EUR', 2],
    ['HUF', 2],
    ['IDR', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['UYW', 4],
    ['CLF', 4],
    ['UYI', 0],
    ['BGN', 2],
  ] as const)('%s has %i minor digits, as ISO 4217 says', (code, digits) => {
    expect(exponentOf(code)).toBe(digits)
  })

  it('are 165 active ones and six withdrawn, each of three letters', () => {
    expect(currencyCodes.filter(isActiveCurrency)).toHaveLength(165)
    expect(currencyCodes.filter((code) => !isActiveCurrency(code))).toEqual([
      'ANG',
      'BGN',
      'CUC',
      'HRK',
      'SLL',
      'ZWL',
    ])
    for (const code of currencyCodes) expect(code).toMatch(/^[A-Z]{3}$/)
  })

  it('refuse codes without a minor unit, unknown ones and names of objects', () => {
    for (const code of ['XAU', 'XXX', 'XTS', 'XXZ', 'eur', 'EURO', 'constructor', ''])
      expect([code, currencyCode.safeParse(code).success]).toEqual([code, false])
  })

  it('are chosen in any letters, and withdrawn ones not at all', () => {
    expect(chosenCurrency.parse('eur')).toBe('EUR')
    expect(chosenCurrency.safeParse('BGN').success).toBe(false)
    expect(currencyCode.parse('BGN')).toBe('BGN')
  })
})

describe('money', () => {
  it('is added, subtracted, turned around, compared and summed', () => {
    expect(add(eur(590n), eur(10n))).toEqual(eur(600n))
    expect(subtract(eur(590n), eur(600n))).toEqual(eur(-10n))
    expect(negate(eur(590n))).toEqual(eur(-590n))
    expect([compare(eur(1n), eur(2n)), compare(eur(2n), eur(2n)), compare(eur(3n), eur(2n))]).toEqual([
      -1, 0, 1,
    ])
    expect(sum([eur(1n), eur(2n), eur(3n)], 'EUR')).toEqual(eur(6n))
    expect(sum([], 'JPY')).toEqual({ amount: 0n, currency: 'JPY' })
    expect([isZero(eur(0n)), isZero(eur(-1n))]).toEqual([true, false])
  })

  it.each([
    ['add', add],
    ['subtract', subtract],
    ['compare', compare],
  ] as const)('of two currencies is refused by %s, which names both', (_name, combine) => {
    expect(() => combine(eur(1n), uah(1n))).toThrow(CurrencyMismatchError)
    expect(() => combine(eur(1n), uah(1n))).toThrow(
      expect.objectContaining({ expected: 'EUR', found: 'UAH' }),
    )
  })

  it('of another currency is refused in a sum', () => {
    expect(() => sum([eur(1n), uah(1n)], 'EUR')).toThrow(CurrencyMismatchError)
    expect(() => sum([uah(1n)], 'EUR')).toThrow(CurrencyMismatchError)
  })
})

describe('an amount on the wire', () => {
  it('is a whole number within the limit', () => {
    const { most } = moneyLimits
    for (const amount of [0, most, -most]) expect(minorUnits.parse(amount)).toBe(amount)
    for (const amount of [most + 1, -most - 1, 0.5, Number.NaN, '5', 5n])
      expect(minorUnits.safeParse(amount).success).toBe(false)
  })

  it('comes back as it went, and does not go beyond the limit', () => {
    const limit = BigInt(moneyLimits.most)
    assert(
      property(bigInt({ min: -limit, max: limit }), (amount) => {
        expect(fromWire(toWire(amount))).toBe(amount)
      }),
    )
    expect(() => toWire(limit + 1n)).toThrow(RangeError)
    expect(() => toWire(-limit - 1n)).toThrow(RangeError)
  })
})
