import { type DoubleAnswer, type DoubleRequest, startDouble } from './provider-double.ts'

export const paypalKeys = {
  client_id: 'client-of-the-double',
  client_secret: 'secret-of-the-double',
  webhook_id: 'WH-1',
}

interface KeptOrder {
  readonly id: string
  readonly unit: Record<string, unknown>
  status: string
  captures: Record<string, unknown>[]
  refunds: Record<string, unknown>[]
}

const faulty = (status: number, issue: string): DoubleAnswer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }], message: 'No: secret-of-the-double' },
})

/** As much of PayPal as payments need. `answers` hold for the call of that line, in place of what is kept. */
export const startPaypalDouble = async () => {
  const orders = new Map<string, KeptOrder>()
  const keys = new Map<string, string>()
  const refunds = new Map<string, Record<string, unknown>>()
  const control: {
    hangs: boolean
    captureFault: string | null
    captureStatus: string
    good: string
    tokens: number
    revoked: Set<string>
    answers: Record<string, DoubleAnswer>
  } = {
    hangs: false,
    captureFault: null,
    captureStatus: 'COMPLETED',
    good: 'good',
    tokens: 0,
    revoked: new Set(),
    answers: {},
  }

  const orderAs = ({ id, unit, status, captures, refunds }: KeptOrder) => ({
    id,
    status,
    links: [{ rel: 'payer-action', href: `https://paypal.example.test/${id}` }],
    payer: { email_address: 'buyer@example.test' },
    purchase_units: [{ ...unit, payee: { merchant_id: 'M-1' }, payments: { captures, refunds } }],
  })
  const createOrder = ({ headers, text }: DoubleRequest): DoubleAnswer => {
    const key = headers['paypal-request-id'] ?? ''
    const kept = orders.get(keys.get(key) ?? '') ?? {
      id: `O-${orders.size + 1}`,
      unit: JSON.parse(text).purchase_units[0],
      status: 'PAYER_ACTION_REQUIRED',
      captures: [],
      refunds: [],
    }
    orders.set(kept.id, kept)
    keys.set(key, kept.id)
    return { status: 201, body: orderAs(kept) }
  }
  const capture = (kept: KeptOrder): DoubleAnswer => {
    if (control.captureFault !== null) return faulty(422, control.captureFault)
    if (kept.captures.length > 0) return faulty(422, 'ORDER_ALREADY_CAPTURED')
    kept.status = 'COMPLETED'
    kept.captures.push({
      id: 'C-1',
      status: control.captureStatus,
      amount: kept.unit.amount,
      create_time: '2026-11-30T10:05:00Z',
      seller_receivable_breakdown: { paypal_fee: { currency_code: 'EUR', value: '3.25' } },
    })
    return { status: 201, body: orderAs(kept) }
  }
  const refund = ({ headers, text }: DoubleRequest): DoubleAnswer => {
    const key = headers['paypal-request-id'] ?? ''
    const made = refunds.get(key) ?? { id: `R-${refunds.size + 1}`, status: 'PENDING', ...JSON.parse(text) }
    refunds.set(key, made)
    return { status: 201, body: made }
  }
  const token = ({ headers }: DoubleRequest): DoubleAnswer => {
    const right = Buffer.from(`${paypalKeys.client_id}:${paypalKeys.client_secret}`).toString('base64')
    if (headers.authorization !== `Basic ${right}`) return { status: 401, body: { error: 'invalid_client' } }
    control.tokens += 1
    return { body: { access_token: `T-${control.tokens}`, expires_in: 3_600 } }
  }
  const atOrder = ({ path }: DoubleRequest): DoubleAnswer => {
    const [, id = '', action] = /^\/v2\/checkout\/orders\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? []
    const kept = orders.get(id)
    if (!kept) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
    return action === 'capture' ? capture(kept) : { body: orderAs(kept) }
  }
  const verify = (text: string): DoubleAnswer => {
    const { webhook_id, transmission_sig } = JSON.parse(text)
    const isGood = webhook_id === paypalKeys.webhook_id && transmission_sig === control.good
    return { body: { verification_status: isGood ? 'SUCCESS' : 'FAILURE' } }
  }
  const double = await startDouble((request) => {
    const { method, path, headers } = request
    if (control.hangs) return 'hang'
    if (path === '/v1/oauth2/token') return token(request)
    const bearer = (headers.authorization ?? '').replace('Bearer ', '')
    if (control.revoked.has(bearer)) return { status: 401, body: { error: 'invalid_token' } }
    const told = control.answers[`${method} ${path}`]
    if (told !== undefined) return told
    if (path === '/v1/notifications/verify-webhook-signature') return verify(request.text)
    if (path === '/v2/checkout/orders') return createOrder(request)
    if (path.endsWith('/refund')) return refund(request)
    return atOrder(request)
  })
  return { ...double, orders, refunds, control }
}

/** A message, and the headers that come with it. */
export const paypalMessage = (at: Date, resource: Record<string, unknown>, signature = 'good') => ({
  raw: JSON.stringify({ id: 'WH-EVENT-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource }),
  headers: {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/cert',
    'paypal-transmission-id': 'T-1',
    'paypal-transmission-sig': signature,
    'paypal-transmission-time': at.toISOString(),
  },
})
