import type { OrderCard } from '@lectern/contract/orders/staff-order'
import { providerNameOf } from '@lectern/contract/payments/provider-names'
import type { RefundForecast } from '@lectern/contract/payments/refund'
import { refundMethods } from '@lectern/contract/payments/transactions'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/api/index.ts'
import { useMoney, useTexts } from '../../../../lib/texts/index.ts'
import { listOrderTransactions } from '../../api.ts'
import type { RefundMethod } from './refund-draft.ts'

interface RefundMethodProps {
  order: OrderCard
  forecast: RefundForecast
  value: RefundMethod
  onValue: (method: RefundMethod) => void
}

/** How money goes back: through the payment system by which it came, as far as it came so, or by hand. */
export const RefundMethodField = ({ order, forecast, value, onValue }: RefundMethodProps) => {
  const { t } = useTexts()
  const money = useMoney()
  const { data } = useQuery(queryFor(listOrderTransactions, { params: { order: order.id } }))
  const came = data?.data.find(
    ({ kind, state, provider_id: provider }) =>
      kind === 'charge' && state === 'succeeded' && providerNameOf(provider) !== undefined,
  )
  const provider = came && providerNameOf(came.provider_id)
  const offered = refundMethods.filter((method) => method !== 'provider' || forecast.most_by_provider > 0)
  const wordsOf = (method: RefundMethod): string => {
    if (method !== 'provider') return t(`order-desk.method_${method}`)
    return provider === undefined
      ? t('order-desk.method_provider_unnamed')
      : t('order-desk.method_provider', { provider })
  }
  return (
    <Field
      label={t('order-desk.refund_method')}
      help={
        value === 'provider'
          ? t('order-desk.method_provider_most', {
              amount: money(forecast.most_by_provider, order.currency),
            })
          : undefined
      }
    >
      <Select
        value={value}
        onChange={(event) => {
          const chosen = offered.find((each) => each === event.currentTarget.value)
          if (chosen) onValue(chosen)
        }}
      >
        {[...offered]
          .toSorted((left) => (left === 'provider' ? -1 : 1))
          .map((method) => (
            <option key={method} value={method}>
              {wordsOf(method)}
            </option>
          ))}
      </Select>
    </Field>
  )
}
