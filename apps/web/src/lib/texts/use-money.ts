import type { CurrencyCode } from '@lectern/contract/kernel/money/currency-codes'
import { formatMoney } from '@lectern/contract/kernel/money/format-money'
import { useTexts } from './use-texts.tsx'

/** Amounts of an answer, in minor units, as the reader's language writes them: €590 in English, 590 € in Ukrainian. */
export const useMoney = (): ((amount: number, currency: CurrencyCode) => string) => {
  const { locale } = useTexts()
  return (amount, currency) => formatMoney({ amount: BigInt(amount), currency }, locale)
}
