import { wayForPaySignature } from '../core/signatures.ts'
import { secretOf } from '../wayforpay/objects.ts'

export interface Reply {
  readonly status: number
  // Answers of providers are read by tests field by field.
  readonly body: any // oxlint-disable-line typescript/no-explicit-any -- a test reads what it expects
  readonly headers: Headers
}

const replyOf = async (reply: Response): Promise<Reply> => {
  const text = await reply.text()
  const isJson = (reply.headers.get('content-type') ?? '').includes('json')
  return {
    status: reply.status,
    body: isJson && text !== '' ? JSON.parse(text) : text,
    headers: reply.headers,
  }
}

export const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Calls Stripe as its package does. */
export const stripeClient =
  (url: string, key = 'sk_test_letters1') =>
  async (
    method: string,
    path: string,
    parameters: Record<string, string> = {},
    idempotencyKey?: string,
  ): Promise<Reply> => {
    const text = new URLSearchParams(parameters).toString()
    return replyOf(
      await fetch(`${url}/v1${path}${method === 'GET' && text ? `?${text}` : ''}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(method === 'POST' ? form : {}),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        ...(method === 'POST' ? { body: text } : {}),
      }),
    )
  }

export const sessionParameters = (amount: number, reference = `ref-${amount}`, currency = 'eur') => ({
  mode: 'payment',
  'line_items[0][price_data][currency]': currency,
  'line_items[0][price_data][unit_amount]': String(amount),
  'line_items[0][price_data][product_data][name]': 'Course & "more"',
  'line_items[0][quantity]': '1',
  client_reference_id: reference,
  'metadata[school]': 's1',
  'payment_intent_data[metadata][school]': 's1',
  success_url: 'https://shop.example/back?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/cancelled',
})

/** Calls PayPal with a token that it fetched. */
export const payPalClient = async (url: string, clientId = 'client-one-letters') => {
  const basic = Buffer.from(`${clientId}:secret-letters`).toString('base64')
  const token = await replyOf(
    await fetch(`${url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { ...form, authorization: `Basic ${basic}` },
      body: 'grant_type=client_credentials',
    }),
  )
  return async (method: string, path: string, body?: unknown, requestId?: string): Promise<Reply> =>
    replyOf(
      await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token.body.access_token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
}

export const orderBody = (value: string, reference: string, currency = 'EUR') => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: reference,
      custom_id: reference,
      invoice_id: `inv-${reference}`,
      description: 'Course',
      amount: { currency_code: currency, value },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: 'https://shop.example/back',
        cancel_url: 'https://shop.example/cancelled',
        user_action: 'PAY_NOW',
        locale: 'uk-UA',
      },
    },
  },
})

export const shopAccount = 'test_merch_n1'

const signed = (fields: Record<string, string>, names: readonly string[]) => ({
  ...fields,
  merchantSignature: wayForPaySignature(
    secretOf(fields['merchantAccount'] ?? ''),
    names.map((name) => fields[name] ?? ''),
  ),
})

/** Fields of WayForPay's form, signed. */
export const purchaseForm = (amount: string, reference: string, urls: Record<string, string>) => {
  const fields = {
    merchantAccount: shopAccount,
    merchantDomainName: 'example.test',
    orderReference: reference,
    orderDate: '1700000000',
    ...{ amount, currency: 'UAH' },
    'productName[]': 'Course',
    'productCount[]': '1',
    'productPrice[]': amount,
    language: 'UA',
    ...urls,
  }
  const names = ['merchantAccount', 'merchantDomainName', 'orderReference', 'orderDate', 'amount', 'currency']
  return signed(fields, [...names, 'productName[]', 'productCount[]', 'productPrice[]'])
}

export const postForm = async (url: string, fields: Record<string, string>): Promise<Reply> =>
  replyOf(
    await fetch(url, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams(fields).toString(),
      redirect: 'manual',
    }),
  )

/** Calls WayForPay, signed over the named fields. */
export const wayForPayClient =
  (url: string) =>
  async (
    transactionType: string,
    given: Record<string, string>,
    names: readonly string[],
  ): Promise<Reply> => {
    const fields = { merchantAccount: shopAccount, transactionType, apiVersion: '1', ...given }
    return replyOf(
      await fetch(`${url}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...signed(fields, names), ...('merchantSignature' in given ? given : {}) }),
      }),
    )
  }
