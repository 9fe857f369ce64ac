import { createHash } from 'node:crypto'
import {
  type Connection,
  type MessageReply,
  type ProviderMessage,
  RefusedMessage,
} from '../payment-provider.ts'
import { isSignatureOf, signFields } from '../signing/hmac-md5.ts'
import { clipWord } from '../wire/clip.ts'
import { readKeepingNumbers, signedFields, transaction } from './wayforpay-answers.ts'
import { keysOf } from './wayforpay-keys.ts'

/** The body is JSON, or a form whose only key is the JSON. */
const jsonOf = (body: string): string => {
  const text = body.trim()
  if (text.startsWith('{')) return text.replace(/=$/, '')
  return [...new URLSearchParams(text).keys()][0] ?? ''
}

/**
 * A message names the payment and carries no time of its own: an old one only makes us ask again.
 *
 * @throws RefusedMessage for a wrong signature, and for another account
 */
export const readWayforpayMessage = (connection: Connection, raw: Uint8Array): ProviderMessage => {
  const { account, secret } = keysOf(connection)
  const told = readKeepingNumbers(jsonOf(Buffer.from(raw).toString('utf8')), transaction)
  if (told === null || !told.orderReference) throw new RefusedMessage('It is no message about a payment.')
  if (told.merchantAccount !== account) throw new RefusedMessage('It is of another account.')
  if (!isSignatureOf(secret, signedFields(told), told.merchantSignature ?? ''))
    throw new RefusedMessage('Its signature is wrong.')
  const word = told.transactionStatus ?? ''
  const parts = [told.orderReference, word, told.processingDate ?? '']
  return {
    id: createHash('sha256').update(JSON.stringify(parts)).digest('hex'),
    keys: [told.orderReference],
    externalIds: [],
    word: clipWord(word),
  }
}

/** Without this word the provider repeats the message. */
export const acceptMessage = (connection: Connection, message: ProviderMessage, now: Date): MessageReply => {
  const [orderReference = ''] = message.keys
  const status = 'accept'
  const time = Math.floor(now.getTime() / 1000)
  const signature = signFields(keysOf(connection).secret, [orderReference, status, String(time)])
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderReference, status, time, signature }),
  }
}
