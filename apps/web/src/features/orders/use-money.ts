import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { fromWire } from '@lectern/contract/kernel/money/minor-units'
import { useTexts } from '../../lib/texts/index.ts'

/** Writes amounts of answers in the reader's language. */
export const useMoney = () => {
  const { locale } = useTexts()
  return (amount: number, currency: CurrencyCode): string =>
    formatMoney({ amount: fromWire(amount), currency }, locale)
}
