import { exponentOf, type CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { PaymentProviderError } from '../payment-provider.ts'
import { decimalText, readDecimal } from '../wire/amounts.ts'
import type { PaypalMoney } from './paypal-answers.ts'

/** Currencies in which PayPal takes no decimals; HUF and TWD have them by ISO 4217. */
const whole = new Set<CurrencyCode>(['HUF', 'JPY', 'TWD'])

/** @throws PaymentProviderError `refused` where PayPal cannot express the amount */
export const toPaypalMoney = (amount: bigint, currency: CurrencyCode): PaypalMoney => {
  const value = decimalText(amount, exponentOf(currency), whole.has(currency) ? 0 : 2)
  if (value !== null) return { currency_code: currency, value }
  throw new PaymentProviderError('refused', `an amount in ${currency} that cannot be expressed`)
}

/** ISO minor units; null where they are not understood. */
export const fromPaypalMoney = (money: PaypalMoney | null | undefined): bigint | null =>
  money ? readDecimal(money.value, money.currency_code) : null
