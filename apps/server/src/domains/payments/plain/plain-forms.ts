import { getBuyerOrder, placeOrder } from '@lectern/contract/orders/checkout.api'
import { listPaymentMethods } from '@lectern/contract/payments/payment-systems.api'
import { beginPayment } from '@lectern/contract/payments/payments.api'
import type { DirectApi } from '@lectern/contract/kernel/page-renderer'
import { CallError } from '../../../platform/http/call-error.ts'
import type { FormOutcome, PageForm } from '../../../platform/http/pages/page-forms.ts'

const orderPath = (token: string): string => `/orders/${token}`
const callOf = (token: string, act = ''): string => `/public/orders/${encodeURIComponent(token)}${act}`

const isRefused = ({ status }: { readonly status: number }): boolean => status >= 400

/** Begins to pay at a provider. The policy of our pages lets no form lead to another site, so one of ours stands between. */
const begin = async (api: DirectApi, token: string, methodId: number): Promise<FormOutcome> => {
  const begun = await api({
    method: 'POST',
    path: callOf(token, '/pay'),
    body: { method_id: methodId },
  })
  if (isRefused(begun)) return begun
  return { location: beginPayment.output.parse(begun.body).data.page }
}

/** The checkout: orders, and leads on to where it is paid. */
const orderForm: PageForm = {
  address: '/offers/:code',
  send: async ({ params, fields, locale, api }) => {
    const placed = await api({
      method: 'POST',
      path: `/public/offers/${encodeURIComponent(params['code'] ?? '')}/orders`,
      body: {
        ...{
          email: fields['email'] ?? '',
          name: fields['name'] ?? '',
          language: locale,
        },
        // Scripts write the whole number beside the one that was typed.
        phone: fields['whole_phone'] ?? fields['phone'] ?? null,
        // The form carries what each of its plans cost.
        plan_id: numberIn(fields['plan_id']),
        ...{ amount: numberIn(fields[`amount_${fields['plan_id']}`]), currency: fields['currency'] },
        method_id: numberIn(fields['method_id']),
        accepts_terms: fields['accepts_terms'] !== undefined,
        order_key: fields['order_key'] ?? null,
      },
    })
    if (isRefused(placed)) return placed
    const { token, method, next } = placeOrder.output.parse(placed.body).data
    if (method?.kind !== 'provider' || next.kind !== 'pay') return { location: orderPath(token) }
    const begun = await begin(api, token, method.id)
    // The order is stored: its page tells how it stands, and offers to try again.
    return 'location' in begun ? begun : { location: `${orderPath(token)}?unbegun=true` }
  },
}

/** The page of an order: pay, pay in another way, ask the bank, cancel. */
const buyerForm: PageForm = {
  address: '/orders/:token',
  send: async ({ params, fields, api }) => {
    const token = params['token'] ?? ''
    const act = acts[fields['do'] ?? '']
    if (act === undefined) throw new CallError('malformed_request', { detail: 'no such form' })
    return act(api, token, numberIn(fields['method_id']))
  },
}

type Act = (api: DirectApi, token: string, methodId: number | undefined) => Promise<FormOutcome>

const back = async (api: DirectApi, token: string, act: string, body: object): Promise<FormOutcome> => {
  const answer = await api({ method: 'POST', path: callOf(token, act), body })
  return isRefused(answer) ? answer : { location: orderPath(token) }
}

const acts: Readonly<Record<string, Act>> = {
  pay: async (api, token, methodId) => {
    const answer = await api({ method: 'GET', path: callOf(token) })
    if (isRefused(answer)) return answer
    const { currency } = getBuyerOrder.output.parse(answer.body).data
    const ways = await api({
      method: 'GET',
      path: `${listPaymentMethods.path}?currency=${currency}`,
    })
    if (isRefused(ways)) return ways
    const { data } = listPaymentMethods.output.parse(ways.body)
    const isOnline = data.some(({ id, kind }) => id === methodId && kind === 'provider')
    if (isOnline && methodId !== undefined) return begin(api, token, methodId)
    return back(api, token, '/method', { method_id: methodId })
  },
  ask: (api, token) => back(api, token, '/ask', {}),
  cancel: (api, token) => back(api, token, '/cancel', {}),
}

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined

/** What buyers do without scripts. */
export const plainForms: readonly PageForm[] = [orderForm, buyerForm]
