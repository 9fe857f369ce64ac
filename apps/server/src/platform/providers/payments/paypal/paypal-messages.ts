import {
  type Connection,
  PaymentProviderError,
  type ProviderMessage,
  RefusedMessage,
} from '../payment-provider.ts'
import { clipId, clipWord } from '../wire/clip.ts'
import { tryAnswer } from '../wire/call-provider.ts'
import type { PaypalCaller } from './call-paypal.ts'
import { event, type PaypalEvent, verification } from './paypal-answers.ts'

/** PayPal repeats a message for three days with the time of the first try. */
const oldestMs = 4 * 86_400_000
const aheadMs = 300_000

/** What the signature is made of, by the names of PayPal's question and of its headers. */
const signatureParts = [
  ['auth_algo', 'paypal-auth-algo'],
  ['cert_url', 'paypal-cert-url'],
  ['transmission_id', 'paypal-transmission-id'],
  ['transmission_sig', 'paypal-transmission-sig'],
  ['transmission_time', 'paypal-transmission-time'],
] as const

/** The message goes into the question byte for byte: PayPal signs a checksum of the bytes. It is JSON as a whole, so nothing slips out. */
const questionOf = (
  raw: Uint8Array,
  headers: Readonly<Record<string, string>>,
  webhookId: string,
): Uint8Array<ArrayBuffer> => {
  const parts = Object.fromEntries(signatureParts.map(([name, header]) => [name, headers[header] ?? '']))
  const head = JSON.stringify({ ...parts, webhook_id: webhookId }).slice(0, -1)
  return Buffer.concat([Buffer.from(`${head},"webhook_event":`), raw, Buffer.from('}')])
}

const present = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => (value ? [value] : []))),
]

/** A refund names neither our key nor the order, only the capture that it gives back. */
const captureAbove = ({ links }: PaypalEvent['resource']): string | undefined =>
  links?.flatMap(({ rel, href }) => (rel === 'up' ? (/\/captures\/([^/?]+)$/.exec(href)?.[1] ?? []) : []))[0]

const messageOf = ({ id, event_type, resource }: PaypalEvent): ProviderMessage => {
  const orderId = event_type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id
  return {
    id: clipId(id),
    keys: present([
      resource.custom_id,
      ...(resource.purchase_units ?? []).map(({ custom_id }) => custom_id),
      ...(resource.disputed_transactions ?? []).map(({ custom, invoice_number }) => custom || invoice_number),
    ]).slice(0, 10),
    externalIds: present([
      orderId,
      captureAbove(resource),
      ...(resource.disputed_transactions ?? []).map(({ seller_transaction_id }) => seller_transaction_id),
    ]).slice(0, 10),
    word: clipWord(event_type),
  }
}

/**
 * A message that PayPal itself says is its own, for the webhook of this connection: one of another account or of the other mode is not.
 *
 * @throws RefusedMessage
 * @throws PaymentProviderError where PayPal does not answer whether it is
 */
export const readPaypalMessage = async (
  caller: PaypalCaller,
  connection: Connection,
  { raw, headers, now }: { raw: Uint8Array; headers: Readonly<Record<string, string>>; now: Date },
): Promise<ProviderMessage> => {
  const webhookId = connection.keys.webhook_id ?? ''
  if (webhookId === '') throw new RefusedMessage('There is no webhook by which it could be checked.')
  const age = now.getTime() - Date.parse(headers['paypal-transmission-time'] ?? '')
  if (!(age <= oldestMs && age >= -aheadMs)) throw new RefusedMessage('It is not of now.')
  const told = tryAnswer(Buffer.from(raw).toString('utf8'), event)
  if (told === null) throw new RefusedMessage('It is no event.')
  const verdict = await verdictOf(caller, connection, questionOf(raw, headers, webhookId))
  if (verdict !== 'SUCCESS') throw new RefusedMessage('Its signature is wrong.')
  return messageOf(told)
}

const verdictOf = async (
  caller: PaypalCaller,
  connection: Connection,
  body: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const path = '/v1/notifications/verify-webhook-signature'
  const what = 'Checking a message'
  try {
    const answer = await caller.ask(connection, { method: 'POST', path, body, what }, verification)
    return answer.verification_status
  } catch (error) {
    // Parts of a signature that PayPal cannot read are none of its own.
    if (error instanceof PaymentProviderError && error.refusal === 'refused') return 'FAILURE'
    throw error
  }
}
