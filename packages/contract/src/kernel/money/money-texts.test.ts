import { assert, bigInt, constantFrom, property, string } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { locales } from '../locales.ts'
import { currencyCodes, type CurrencyCode } from './currencies.ts'
import { formatMoney } from './format-money.ts'
import { moneyLimits } from './minor-units.ts'
import { parseMoney } from './parse-money.ts'

const limit = BigInt(moneyLimits.most)
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('an amount is written', () => {
  test.each([
    [59_000n, 'EUR', 'en', '€590'],
    [59_000n, 'EUR', 'uk', '590 €'],
    [59_000n, 'EUR', 'ru', '590 €'],
    [125_050n, 'UAH', 'uk', '1 250,50 ₴'],
    [125_050n, 'UAH', 'en', '₴1,250.50'],
    [125_000n, 'UAH', 'uk', '1 250 ₴'],
    [1200n, 'JPY', 'en', '¥1,200'],
    [59_000n, 'CHF', 'en', 'CHF 590'],
    [59_000n, 'CHF', 'ru', '590 CHF'],
    [59_000n, 'PLN', 'en', 'zł 590'],
    [1_250_500n, 'KWD', 'en', 'KWD 1,250.500'],
    [123_456_700n, 'HUF', 'uk', '1 234 567 Ft'],
    [5n, 'EUR', 'en', '€0.05'],
    [0n, 'EUR', 'en', '€0'],
    [-500n, 'USD', 'en', '−$5'],
    [-500n, 'USD', 'uk', '−5 $'],
    [limit, 'JPY', 'en', '¥1,000,000,000,000,000'],
  ] as const)('%s of %s in %s as %s', (amount, currency, locale, shown) => {
    expect(plain(formatMoney({ amount, currency }, locale))).toBe(shown)
  })

  it('with its zeros where that is asked for', () => {
    const kept = { zeros: 'kept' } as const
    expect(formatMoney({ amount: 59_000n, currency: 'EUR' }, 'en', kept)).toBe('€590.00')
    expect(formatMoney({ amount: 590n, currency: 'JPY' }, 'en', kept)).toBe('¥590')
  })

  it('with spaces that do not break', () => {
    expect(formatMoney({ amount: 125_000_000n, currency: 'UAH' }, 'uk')).toBe('1\u00A0250\u00A0000\u00A0₴')
  })
})

const parsed = (text: string, currency: CurrencyCode = 'EUR', locale = 'en') => {
  const result = parseMoney(text, { currency, locale })
  return result.ok ? result.value : result.error.code
}

describe('what a person types', () => {
  it.each([
    ['1 250,50', 125_050n],
    ['1,250.50', 125_050n],
    ['1.250,50', 125_050n],
    ['1250', 125_000n],
    ['1250.5', 125_050n],
    ['1250,5', 125_050n],
    ['1\u00A0250,50', 125_050n],
    ['1\u202F250,50', 125_050n],
    ["1'250.50", 125_050n],
    ['1,250,000', 125_000_000n],
    ['1.250.000', 125_000_000n],
    ['  €590 ', 59_000n],
    ['590 €', 59_000n],
    ['590 eur', 59_000n],
    ['-5', -500n],
    ['−€5', -500n],
    ['€-5', -500n],
    ['.5', 50n],
    ['12,', 1200n],
    ['007', 700n],
    ['10000000000000.00', limit],
  ])('as %j is %s in every language', (text, amount) => {
    for (const locale of locales) expect([locale, parsed(text, 'EUR', locale)]).toEqual([locale, amount])
  })

  it.each([
    ['1,250', 'EUR', 'en', 125_000n],
    ['1,250', 'EUR', 'uk', 'too_many_decimals'],
    ['1.250', 'EUR', 'en', 'too_many_decimals'],
    ['1.250', 'EUR', 'ru', 'too_many_decimals'],
    ['0,250', 'EUR', 'en', 'too_many_decimals'],
    ['1,250', 'KWD', 'uk', 1250n],
    ['1,250', 'KWD', 'en', 1_250_000n],
    ['1250.5', 'JPY', 'en', 'too_many_decimals'],
    ['10.555', 'EUR', 'en', 'too_many_decimals'],
  ] as const)('as %j of %s in %s is %s', (text, currency, locale, amount) => {
    expect(parsed(text, currency, locale)).toBe(amount)
  })

  it.each([
    '',
    ' ',
    '.',
    ',',
    '€',
    '-',
    '1-2',
    '12 50',
    '1,2,3',
    '1.25.000',
    '1 250.000,5 0',
    '1e5',
    '0x10',
    '٣',
    '$5',
    'NaN',
    '--5',
    '1,250.50.5',
  ])('as %j is no number', (text) => {
    for (const locale of locales)
      expect([locale, parsed(text, 'EUR', locale)]).toEqual([locale, 'not_a_number'])
  })

  it('is refused beyond the limit, however long', () => {
    expect(parsed('10000000000000.01')).toBe('too_large')
    expect(parsed('9'.repeat(90))).toBe('too_large')
    expect(parsed('9'.repeat(1_000_000))).toBe('not_a_number')
  })

  it('with too many decimals is told how many there may be', () => {
    expect(parseMoney('1.5555', { currency: 'KWD', locale: 'en' })).toEqual({
      ok: false,
      error: { code: 'too_many_decimals', most: 3 },
    })
  })

  it('may be anything, and is an amount or a reason', () => {
    assert(
      property(
        string({ maxLength: 30, unit: constantFrom(...'0123456789.,-− €'.split('')) }),
        constantFrom(...locales),
        (text, locale) => {
          const result = parseMoney(text, { currency: 'EUR', locale })
          expect(
            result.ok ? result.value <= limit && result.value >= -limit : result.error.code !== undefined,
          ).toBe(true)
        },
      ),
      { numRuns: 5000 },
    )
  })
})

it('reads back every amount that it writes, in every currency and language', () => {
  assert(
    property(
      bigInt({ min: -limit, max: limit }),
      constantFrom(...currencyCodes),
      constantFrom(...locales),
      constantFrom('dropped' as const, 'kept' as const),
      (amount, currency, locale, zeros) => {
        const text = formatMoney({ amount, currency }, locale, { zeros })
        expect([text, parseMoney(text, { currency, locale })]).toEqual([text, { ok: true, value: amount }])
      },
    ),
    { numRuns: 20_000 },
  )
})
