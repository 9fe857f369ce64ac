import type { CurrencyCode } from './currency-codes.ts'

/** Signs that readers of all three languages know; other currencies are written with their code. */
const symbols: Partial<Record<CurrencyCode, string>> = {
  AMD: '֏',
  AUD: 'A$',
  AZN: '₼',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  CZK: 'Kč',
  EUR: '€',
  GBP: '£',
  GEL: '₾',
  HUF: 'Ft',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  KZT: '₸',
  NGN: '₦',
  PLN: 'zł',
  RUB: '₽',
  TRY: '₺',
  UAH: '₴',
  USD: '$',
  VND: '₫',
}

export const symbolOf = (code: CurrencyCode): string => symbols[code] ?? code

/** Ukrainian and Russian write 1 250,50; English, and what has no rule of its own, 1,250.50. */
export const hasDecimalComma = (locale: string): boolean => locale === 'uk' || locale === 'ru'
