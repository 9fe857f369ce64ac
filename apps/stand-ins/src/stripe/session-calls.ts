import { newId } from '../core/signatures.ts'
import type { Payment } from '../core/payment.ts'
import { troubledAnswer } from '../core/wire.ts'
import { languageOf, newPayment } from '../core/world.ts'
import {
  type AddCall,
  answered,
  isOwn,
  missing,
  pageOf,
  stripeBroken,
  type StripeCall,
  stripeError,
} from './calls.ts'
import { expandedUnder, type StripeForm } from './form.ts'
import { sessionObject, type StripeDetails } from './objects.ts'
import { newNames, type StripeRoom } from './room.ts'

const mostLines = 100
const minute = 60_000
const day = 86_400_000

interface Sum {
  readonly amount: bigint
  readonly currency: string
  readonly title: string
}

const priceOf = (form: StripeForm, line: string) => ({
  currency: form.get(`${line}[price_data][currency]`),
  unit: form.integer(`${line}[price_data][unit_amount]`),
  name: form.get(`${line}[price_data][product_data][name]`),
  quantity: form.integer(`${line}[quantity]`) ?? 1,
})

const lineOf = (form: StripeForm, at: number): Sum | null => {
  const { currency, unit, name, quantity } = priceOf(form, `line_items[${at}]`)
  if (currency === undefined && unit === undefined && name === undefined) return null
  if (currency === undefined || unit === undefined || unit < 0 || name === undefined || quantity < 1)
    throw stripeError(400, `Invalid line item ${at}.`, { param: `line_items[${at}]` })
  return { amount: BigInt(unit) * BigInt(quantity), currency: currency.toUpperCase(), title: name }
}

const sumOf = (form: StripeForm): Sum => {
  const lines = Array.from({ length: mostLines }, (_, at) => lineOf(form, at)).filter((line) => line !== null)
  const [first] = lines
  if (!first) throw stripeError(400, 'Missing required param: line_items.', { param: 'line_items' })
  if (!/^[A-Z]{3}$/.test(first.currency)) throw stripeError(400, 'Invalid currency.', { param: 'currency' })
  return { ...first, amount: lines.reduce((sum, { amount }) => sum + amount, 0n) }
}

/** When the page closes, in ms: a day from now unless something from half an hour to a day is asked for. */
const expiryOf = (form: StripeForm, now: number): number => {
  const wanted = form.integer('expires_at')
  if (wanted === undefined) return now + day
  const wait = wanted * 1_000 - now
  // A minute of difference between two clocks is no fault of the caller.
  if (wait < 29 * minute || wait > day + minute)
    throw stripeError(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    })
  return wanted * 1_000
}

const checkForm = (form: StripeForm): string => {
  const successUrl = form.get('success_url')
  if (form.get('mode') !== 'payment')
    throw stripeError(400, 'Only mode=payment is played.', { param: 'mode' })
  if (successUrl === undefined || !URL.canParse(successUrl.replaceAll(/[{}]/g, '')))
    throw stripeError(400, 'Not a valid URL', { param: 'success_url' })
  return successUrl
}

const newSession = ({ world }: StripeRoom, { account, mode, form }: StripeCall) => {
  const successUrl = checkForm(form)
  const names = newNames()
  const id = newId(`cs_${mode}_`, 32)
  const payment = newPayment({
    ...{ id, account, mode, moneyId: names.moneyId },
    ...sumOf(form),
    provider: 'stripe',
    reference: form.get('client_reference_id') ?? '',
    shop: `Test shop ${account.slice(-4)}`,
    language: languageOf(form.get('locale')),
    createdAt: world.clock.now(),
    expiresAt: expiryOf(form, world.clock.now()),
  })
  const isKept =
    form.get('payment_intent_data[setup_future_usage]') !== undefined ||
    form.get('customer_creation') === 'always'
  const details: StripeDetails = {
    ...names,
    hasSession: true,
    url: world.payPageOf(payment),
    successUrl,
    cancelUrl: form.get('cancel_url') ?? null,
    email: form.get('customer_email') ?? null,
    customer: form.get('customer') ?? (isKept ? newId('cus_', 14) : null),
    metadata: form.inside('metadata'),
    intentMetadata: form.inside('payment_intent_data[metadata]'),
    isComplete: false,
  }
  return { payment, details }
}

/** Pages at which a payment is made. */
export const addSessionCalls = (add: AddCall, room: StripeRoom): void => {
  const { world } = room

  const own = (call: StripeCall) => {
    const found = room.find(call.id)
    if (!found || !isOwn(call, found.payment) || !found.details.hasSession || call.id !== found.payment.id)
      throw missing('checkout.session', call.id)
    return found
  }
  const shown = (call: StripeCall, found: { payment: Payment; details: StripeDetails }) =>
    answered(sessionObject({ ...found, expand: call.expand, rows: world.books.rows() }))

  add('POST', '/v1/checkout/sessions', async (call) => {
    const found = newSession(room, call)
    const { payment, details } = found
    room.keep(payment, details)
    const expiry = (payment.expiresAt ?? 0) - world.clock.now()
    world.clock.after(expiry, () => world.desk.expire(payment))
    const answer = shown(call, found)
    if (payment.scenario.sending === 'before_answer') {
      world.desk.settle(payment, 'paid')
      await world.deliveries.settledOf(payment)
    }
    return troubledAnswer(world, payment, answer, stripeBroken)
  })

  add('GET', '/v1/checkout/sessions', (call) => {
    const intent = call.form.get('payment_intent')
    const all = room
      .of(call.account)
      .filter(({ details }) => details.hasSession && (intent === undefined || details.intentId === intent))
    const { rows, ...page } = pageOf(call, '/v1/checkout/sessions', all)
    const expand = expandedUnder(call.expand, 'data') ?? []
    return answered({
      ...page,
      data: rows.map(({ payment, details }) =>
        sessionObject({ payment, details, expand, rows: world.books.rows() }),
      ),
    })
  })

  add('GET', '/v1/checkout/sessions/:id', (call) => shown(call, own(call)))

  add('POST', '/v1/checkout/sessions/:id/expire', (call) => {
    const found = own(call)
    if (sessionObject(found).status !== 'open')
      throw stripeError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
    world.desk.expire(found.payment)
    return shown(call, found)
  })
}
