import type { Stripe } from 'stripe'
import type { ConnectionMode } from '@lectern/contract/payments/connections'
import { type ProviderMessage, RefusedMessage } from '../payment-provider.ts'
import { clipId, clipWord } from '../wire/clip.ts'
import { event } from './stripe-answers.ts'

export const toleranceSeconds = 300

interface SignedMessage {
  readonly raw: Uint8Array
  readonly signature: string
  readonly secret: string
  readonly now: Date
}

/**
 * What Stripe signed, from the bytes as they came.
 *
 * @throws RefusedMessage for a wrong signature, a blank secret, and a stamp more than five minutes away in either direction: the package
 * itself takes stamps of the future
 */
export const readSigned = (webhooks: Stripe['webhooks'], message: SignedMessage): unknown => {
  const { raw, signature, secret, now } = message
  if (secret.trim() === '') throw new RefusedMessage('There is no secret by which it could be checked.')
  const stamps = [...signature.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g)]
  const seconds = Number(stamps.length === 1 ? stamps[0]?.[1] : NaN)
  if (!(Math.abs(Math.floor(now.getTime() / 1000) - seconds) <= toleranceSeconds))
    throw new RefusedMessage('It is not of now.')
  try {
    return webhooks.constructEvent(raw, signature, secret, toleranceSeconds, undefined, now.getTime())
  } catch {
    throw new RefusedMessage('Its signature is wrong.')
  }
}

/** A message, and the payment to ask for our key where the message itself does not carry it. */
export interface ReadEvent {
  readonly message: ProviderMessage
  readonly askFor: string | null
}

/** Whose events carry no metadata of the payment. */
const withoutKey = /^(charge\.dispute\.|refund\.)/

const intentOf = (intent: string | { readonly id: string } | null | undefined): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null)

/** @throws RefusedMessage when it is no event, or of the other mode */
export const readEvent = (signed: unknown, mode: ConnectionMode): ReadEvent => {
  const read = event.safeParse(signed)
  if (!read.success) throw new RefusedMessage('It is no event.')
  const { id, type, livemode, account, data } = read.data
  if ((livemode ? 'live' : 'test') !== mode) throw new RefusedMessage('It is of the other mode.')
  // What happens at another account is none of ours, whatever key it names.
  const isOther = Boolean(account)
  const key = isOther ? undefined : data.object.metadata?.lectern_key
  const isSession = data.object.object === 'checkout.session'
  return {
    message: {
      id: clipId(id),
      keys: key ? [key] : [],
      externalIds: key && isSession && data.object.id ? [data.object.id] : [],
      word: clipWord(type),
    },
    askFor: key || isOther || !withoutKey.test(type) ? null : intentOf(data.object.payment_intent),
  }
}
