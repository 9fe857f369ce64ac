import { type CurrencyCode, isActiveCurrency } from '@lectern/contract/kernel/money/currencies'
import type { PaymentSystem } from '@lectern/contract/payments/payment-systems'

/** A way to pay as it is being edited. */
export interface SystemDraft {
  title: string
  instruction: string
  /** Null: every currency. */
  currencies: readonly CurrencyCode[] | null
  isLive: boolean
}

export const emptySystem: SystemDraft = { title: '', instruction: '', currencies: null, isLive: true }

export const draftOfSystem = ({ title, instruction, currencies, state }: PaymentSystem): SystemDraft => ({
  title,
  instruction: instruction ?? '',
  currencies: currencies.length === 0 ? null : currencies,
  isLive: state === 'live',
})

/** Whether everything that a way to pay needs is there. */
export const isWholeSystem = ({ title, instruction, currencies }: SystemDraft): boolean =>
  title.trim() !== '' && instruction.trim() !== '' && (currencies === null || currencies.length > 0)

export const bodyOfSystem = ({ title, instruction, currencies, isLive }: SystemDraft) => ({
  title: title.trim(),
  instruction: instruction.trim(),
  currencies: [...(currencies ?? [])].filter(isActiveCurrency),
  state: isLive ? ('live' as const) : ('off' as const),
})
