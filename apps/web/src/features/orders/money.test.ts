import { expect, test } from 'vitest'
import { money } from './money.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [125_000, 'UAH', 'uk', '1 250 ₴'],
  [125_050, 'UAH', 'uk', '1 250,50 ₴'],
  [4900, 'EUR', 'en', '€49'],
  [1200, 'JPY', 'en', '¥1,200'],
  [-500, 'USD', 'en', '-$5'],
])('%i of %s in %s is %s', (minor, currency, locale, shown) => {
  expect(plain(money(minor, currency, locale))).toBe(shown)
})
