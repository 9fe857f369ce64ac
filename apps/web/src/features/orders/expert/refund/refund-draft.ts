import type { OrderCard } from '@lectern/contract/orders/staff-order'
import type { RefundForecast } from '@lectern/contract/payments/refund'
import type { refundMethods } from '@lectern/contract/payments/transactions'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { readAmount, typedAmount } from '../money-field.tsx'

/** How money goes back. */
export type RefundMethod = (typeof refundMethods)[number]

/** What of a refund there is to choose. */
export const refundable = (order: OrderCard, forecast: RefundForecast) => ({
  money: forecast.most > 0,
  access: forecast.closes.length + forecast.keeps.length > 0,
  order: order.state !== 'cancelled' && order.state !== 'expired',
})

interface Draft {
  isMoney: boolean
  /** The sum, as it is typed. */
  text: string
  isAccess: boolean
  isOrder: boolean
  method: RefundMethod
  reason: string
}

/** Money, access and order, each chosen by itself; at first all money, and the access that it paid for. */
export const useRefundDraft = (order: OrderCard, forecast: RefundForecast) => {
  const { locale } = useTexts()
  const { most: mostByAny, most_by_provider: mostByProvider } = forecast
  const mostBy = (method: RefundMethod) =>
    method === 'provider' ? Math.min(mostByProvider, mostByAny) : mostByAny
  const can = refundable(order, forecast)
  const usual: RefundMethod = mostByProvider > 0 ? 'provider' : 'bank'
  const [draft, setDraft] = useState((): Draft => ({
    isMoney: can.money,
    text: typedAmount(mostBy(usual), order.currency, locale),
    isAccess: can.access,
    isOrder: false,
    method: usual,
    reason: '',
  }))
  const most = mostBy(draft.method)
  const read = readAmount(draft.text, { currency: order.currency, locale, most })
  const typed = read.kind === 'amount' ? read.amount : undefined
  return {
    draft,
    can,
    /** What can go back in the chosen way. */
    most,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    whole: typedAmount(most, order.currency, locale),
    /** Undefined while it cannot be read. */
    amount: draft.isMoney ? typed : 0,
    isSomething: draft.isMoney || draft.isAccess || draft.isOrder,
  }
}
export type RefundDraft = ReturnType<typeof useRefundDraft>
