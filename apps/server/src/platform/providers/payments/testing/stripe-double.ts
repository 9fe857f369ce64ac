import { createHmac } from 'node:crypto'
import { type DoubleAnswer, type DoubleRequest, startDouble } from './provider-double.ts'

export const stripeSecret = 'whsec_of_the_double'

/** Stripe's header for a message. */
export const signStripe = (raw: string, at: Date, secret = stripeSecret): Record<string, string> => {
  const stamp = Math.floor(at.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${stamp}.${raw}`).digest('hex')
  return { 'stripe-signature': `t=${stamp},v1=${signature}` }
}

interface KeptSession {
  readonly id: string
  readonly form: string
  status: string
  payment_status: string
  payment_intent: Record<string, unknown> | null
}

const refusal = (status: number, code: string, type = 'invalid_request_error'): DoubleAnswer => ({
  status,
  body: { error: { type, code, message: 'No: sk_test_told_in_full' } },
})

/** As much of Stripe as payments need; with a key, for that key alone. `refuses` and `hangs` hold for every call; `answers` for the call of that line alone. */
export const startStripeDouble = async (rightKey?: string) => {
  const sessions = new Map<string, KeptSession>()
  const keys = new Map<string, string>()
  const refunds: Record<string, unknown>[] = []
  const endpoints: Record<string, unknown>[] = []
  const control: {
    refuses: number | null
    hangs: boolean
    disputes: Record<string, unknown>[]
    books: Record<string, unknown>[]
    answers: Record<string, DoubleAnswer>
  } = { refuses: null, hangs: false, disputes: [], books: [], answers: {} }

  const sessionAs = (kept: KeptSession) => {
    const form = new URLSearchParams(kept.form)
    return {
      id: kept.id,
      url: kept.status === 'open' ? `https://checkout.example.test/${kept.id}` : null,
      status: kept.status,
      payment_status: kept.payment_status,
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]'),
      livemode: false,
      payment_intent: kept.payment_intent,
    }
  }
  const createSession = ({ headers, text }: DoubleRequest): DoubleAnswer => {
    const key = headers['idempotency-key'] ?? ''
    const known = sessions.get(keys.get(key) ?? '')
    if (known && known.form !== text) return refusal(400, 'other_parameters', 'idempotency_error')
    const kept = known ?? {
      id: `cs_test_${sessions.size + 1}`,
      form: text,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    }
    sessions.set(kept.id, kept)
    keys.set(key, kept.id)
    return { body: sessionAs(kept) }
  }
  const atSession = (id: string, action: string | undefined): DoubleAnswer => {
    const kept = sessions.get(id)
    if (!kept) return refusal(404, 'resource_missing')
    if (action === 'expire' && kept.status !== 'open') return refusal(400, 'session_not_open')
    if (action === 'expire') kept.status = 'expired'
    return { body: sessionAs(kept) }
  }
  const refund = ({ method, text, headers }: DoubleRequest): DoubleAnswer => {
    if (method === 'GET') return { body: { data: refunds, has_more: false } }
    const form = new URLSearchParams(text)
    const made = {
      id: `re_${refunds.length + 1}`,
      status: 'pending',
      key: headers['idempotency-key'],
      amount: form.get('amount'),
      metadata: { lectern_refund: form.get('metadata[lectern_refund]') },
    }
    refunds.push(made)
    return { body: made }
  }
  const endpoint = ({ method, text, path }: DoubleRequest): DoubleAnswer => {
    if (method === 'GET') return { body: { data: endpoints, has_more: false } }
    if (method === 'DELETE') {
      const at = endpoints.findIndex((each) => path.endsWith(String(each.id)))
      endpoints.splice(at, 1)
      return { body: { deleted: true } }
    }
    const made = {
      id: `we_${endpoints.length + 9}`,
      url: new URLSearchParams(text).get('url'),
      status: 'enabled',
    }
    endpoints.push(made)
    return { body: { ...made, secret: stripeSecret } }
  }
  const found = (path: string): DoubleAnswer => {
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    return atSession(id, action)
  }
  const double = await startDouble((request) => {
    const { method, path } = request
    if (control.hangs) return 'hang'
    if (rightKey !== undefined && request.headers.authorization !== `Bearer ${rightKey}`)
      return refusal(401, 'api_key_invalid')
    if (control.refuses !== null) return refusal(control.refuses, 'no')
    const told = control.answers[`${method} ${path}`]
    if (told !== undefined) return told
    if (path === '/v1/account')
      return { body: { id: 'acct_1', charges_enabled: true, email: 'a@example.test' } }
    if (path === '/v1/checkout/sessions') return createSession(request)
    if (path === '/v1/refunds') return refund(request)
    if (path.startsWith('/v1/refunds/')) return { body: { id: path.slice(12), status: 'succeeded' } }
    if (path.startsWith('/v1/webhook_endpoints')) return endpoint(request)
    if (path === '/v1/disputes') return { body: { data: control.disputes, has_more: false } }
    if (path === '/v1/balance_transactions') return { body: { data: control.books, has_more: false } }
    return found(path)
  })

  const change = (id: string, changes: Partial<KeptSession>) => {
    const kept = sessions.get(id)
    if (kept) Object.assign(kept, changes)
  }
  return {
    ...double,
    control,
    sessions,
    refunds,
    endpoints,
    change,
    intent: (changes: Record<string, unknown> = {}, charge: Record<string, unknown> = {}) => ({
      id: 'pi_1',
      status: 'succeeded',
      amount_received: 10_050,
      currency: 'eur',
      latest_charge: {
        id: 'ch_1',
        created: 1_700_000_000,
        amount_refunded: 0,
        currency: 'eur',
        disputed: false,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
        balance_transaction: { fee: 325, currency: 'eur' },
        ...charge,
      },
      ...changes,
    }),
  }
}
