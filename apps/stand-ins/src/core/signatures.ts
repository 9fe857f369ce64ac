import {
  createHash,
  createHmac,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomBytes,
} from 'node:crypto'
import { crc32 } from 'node:zlib'

/** A name as providers give them: a prefix and letters by chance. */
export const newId = (prefix: string, length = 24): string =>
  prefix + randomBytes(length).toString('hex').slice(0, length)

/** The same letters for the same text. */
export const lettersOf = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

/** Stripe's header for a message, sent at a time in ms. */
export const stripeSignature = (secret: string, body: string, sentAt: number): string => {
  const stamp = Math.floor(sentAt / 1_000)
  return `t=${stamp},v1=${createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')}`
}

/** WayForPay's signature: fields in their order, joined by a semicolon. */
export const wayForPaySignature = (secret: string, fields: readonly string[]): string =>
  createHmac('md5', secret).update(fields.join(';'), 'utf8').digest('hex')

/** What PayPal signs of a message. */
export interface Transmission {
  readonly id: string
  readonly time: string
  readonly webhookId: string
  readonly body: string
}

const signedText = ({ id, time, webhookId, body }: Transmission): string =>
  `${id}|${time}|${webhookId}|${crc32(Buffer.from(body))}`

/** One key of each process: making it takes a tenth of a second. */
let pair: { publicKey: string; privateKey: string } | undefined
const keys = () =>
  (pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }))

/** The key by which messages of PayPal's stand-in are verified, as PEM. */
export const payPalPublicKey = (): string => keys().publicKey

export const payPalSignature = (transmission: Transmission): string =>
  createSign('SHA256').update(signedText(transmission)).sign(keys().privateKey, 'base64')

export const isPayPalSignature = (transmission: Transmission, signature: string): boolean =>
  createVerify('SHA256').update(signedText(transmission)).verify(keys().publicKey, signature, 'base64')
