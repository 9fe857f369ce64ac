const digitsOf = (currency: string, locale: string): number =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount in minor units as the language writes it: 125000 UAH is "1 250,00 ₴". Whole amounts drop their zeros. */
export const money = (minor: number, currency: string, locale: string): string => {
  const digits = digitsOf(currency, locale)
  const amount = minor / 10 ** digits
  const shown = Number.isInteger(amount) ? 0 : digits
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: shown,
    maximumFractionDigits: digits,
  }).format(amount)
}
