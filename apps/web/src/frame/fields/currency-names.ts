import { type CurrencyCode, currencyCodes, isActiveCurrency } from '@lectern/contract/kernel/money/currencies'
import { symbolOf } from '@lectern/contract/kernel/money/money-look'
import type { OneOfMany } from './one-of-many-field.tsx'

/** What readers call a currency: "euro" beside EUR. */
export const currencyName = (code: CurrencyCode, locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code

/** Those that new money may have: the ones to be offered first, and then by code. */
export const currencyOptions = (first: readonly CurrencyCode[], locale: string): OneOfMany[] => {
  const names = new Intl.DisplayNames([locale], { type: 'currency' })
  const codes = new Set([...first, ...currencyCodes.filter(isActiveCurrency)])
  return [...codes].map((code) => {
    const name = names.of(code) ?? code
    return {
      id: code,
      label: name === code ? code : `${code} · ${name}`,
      words: `${code} ${name} ${symbolOf(code)}`,
    }
  })
}
