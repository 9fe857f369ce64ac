import type { OrderCard } from '@lectern/contract/orders/staff-order'
import type { RefundForecast } from '@lectern/contract/payments/refund'
import type { HandMethod } from '@lectern/contract/payments/transactions'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { readAmount, typedAmount } from '../money-field.tsx'

/** What of a refund there is to choose. */
export const refundable = (order: OrderCard, forecast: RefundForecast) => ({
  money: forecast.most > 0,
  access: forecast.closes.length + forecast.keeps.length > 0,
  order: order.state !== 'cancelled' && order.state !== 'expired',
})

/** Money, access and order, each chosen by itself; at first all money, and the access that it paid for. */
export const useRefundDraft = (order: OrderCard, forecast: RefundForecast) => {
  const { locale } = useTexts()
  const { most } = forecast
  const can = refundable(order, forecast)
  const [draft, setDraft] = useState(() => ({
    isMoney: can.money,
    text: typedAmount(most, order.currency, locale),
    isAccess: can.access,
    isOrder: false,
    method: 'bank' as HandMethod,
    reason: '',
  }))
  const read = readAmount(draft.text, { currency: order.currency, locale, most })
  const typed = read.kind === 'amount' ? read.amount : undefined
  return {
    draft,
    can,
    change: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
    whole: typedAmount(most, order.currency, locale),
    /** Undefined while it cannot be read. */
    amount: draft.isMoney ? typed : 0,
    isSomething: draft.isMoney || draft.isAccess || draft.isOrder,
  }
}
export type RefundDraft = ReturnType<typeof useRefundDraft>
