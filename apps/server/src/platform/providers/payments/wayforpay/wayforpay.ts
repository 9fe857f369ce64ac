import type { Locale } from '@lectern/contract/kernel/locales'
import type { ConnectionStep } from '@lectern/contract/payments/connections'
import {
  type CheckedConnection,
  type Connection,
  type CreatedPayment,
  type PaymentAttempt,
  type PaymentProvider,
  PaymentProviderError,
} from '../payment-provider.ts'
import { signFields } from '../signing/hmac-md5.ts'
import { type CallOptions, providerCaller } from '../wire/call-provider.ts'
import { clipTitle } from '../wire/clip.ts'
import { type AskWayforpay, checkStatus, wayforpayAsker } from './call-wayforpay.ts'
import { listTransactions } from './wayforpay-books.ts'
import { keysOf, modeOfAccount } from './wayforpay-keys.ts'
import { acceptMessage, readWayforpayMessage } from './wayforpay-messages.ts'
import { askWayforpayRefund, plainAmount, sendWayforpayRefund } from './wayforpay-refunds.ts'
import { readTransaction, unpostedState } from './wayforpay-state.ts'

export interface WayforpaySettings extends CallOptions {
  /** Where the browser posts the form: https://secure.wayforpay.com/pay. */
  readonly payUrl: string
  /** Where questions go: https://api.wayforpay.com/api. */
  readonly apiUrl: string
}

const pageLanguages = { en: 'EN', uk: 'UA', ru: 'RU' } as const satisfies Record<Locale, string>

/** No payment has this reference: asking for it tries the keys. */
const noReference = 'lectern-connection-check'

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

const formOf = (connection: Connection, attempt: PaymentAttempt): (readonly [string, string])[] => {
  const { account, secret, domain } = keysOf(connection)
  const amount = plainAmount(attempt.amount, attempt.currency)
  const title = clipTitle(attempt.title, 250)
  const orderDate = String(secondsOf(attempt.createdAt))
  const signed = [account, domain, attempt.key, orderDate, amount, attempt.currency, title, '1', amount]
  return [
    ['merchantAccount', account],
    ['merchantAuthType', 'SimpleSignature'],
    ['merchantDomainName', domain],
    ['merchantSignature', signFields(secret, signed)],
    ['merchantTransactionType', 'SALE'],
    ['apiVersion', '1'],
    ['orderReference', attempt.key],
    ['orderDate', orderDate],
    ['orderTimeout', String(Math.max(60, secondsOf(attempt.expiresAt) - secondsOf(attempt.createdAt)))],
    ['amount', amount],
    ['currency', attempt.currency],
    ['productName[]', title],
    ['productCount[]', '1'],
    ['productPrice[]', amount],
    ['clientEmail', attempt.email],
    ['language', pageLanguages[attempt.language]],
    ['returnUrl', attempt.returnUrl],
    ['serviceUrl', connection.messagesUrl],
  ]
}

const isRefusal = (error: unknown, refusal: string) =>
  error instanceof PaymentProviderError && error.refusal === refusal

const tryKeys = async (ask: AskWayforpay, connection: Connection): Promise<ConnectionStep['fault']> => {
  const keys = keysOf(connection)
  if (modeOfAccount(keys.account) !== connection.mode) return 'other_mode'
  try {
    await checkStatus(ask, keys, noReference)
    return null
  } catch (error) {
    if (isRefusal(error, 'unknown_payment')) return null
    return isRefusal(error, 'unreachable') || isRefusal(error, 'too_often') ? 'unreachable' : 'keys_refused'
  }
}

const connect = async (ask: AskWayforpay, connection: Connection): Promise<CheckedConnection> => {
  const { account, domain } = keysOf(connection)
  const fault = await tryKeys(ask, connection)
  if (fault !== null)
    return { steps: [{ step: 'keys', fault }], account: null, accountName: null, currencies: [], found: {} }
  // The address for messages goes with every payment: nothing has to be set there.
  const steps = (['keys', 'account', 'currencies', 'messages'] as const).map((step) => ({
    step,
    fault: null,
  }))
  return { steps, account, accountName: domain, currencies: [], found: {} }
}

/** A form that the browser posts. The provider knows a payment by our key, and only once the form was posted. */
export const createWayforpay = ({ payUrl, apiUrl, ...options }: WayforpaySettings): PaymentProvider => {
  const ask = wayforpayAsker(apiUrl, providerCaller(options))
  return {
    connect: (connection) => connect(ask, connection),
    create: async (connection, attempt): Promise<CreatedPayment> => ({
      externalId: null,
      page: { kind: 'form', url: payUrl, fields: formOf(connection, attempt) },
    }),
    readMessage: async (connection, raw) => readWayforpayMessage(connection, raw),
    replyTo: acceptMessage,
    fetchState: async (connection, attempt, now) => {
      try {
        return readTransaction(await checkStatus(ask, keysOf(connection), attempt.key), attempt)
      } catch (error) {
        if (isRefusal(error, 'unknown_payment')) return unpostedState(attempt, now)
        throw error
      }
    },
    // A page that is open closes by itself when its time is over; there is no call that closes it.
    cancel: async () => {},
    refund: (connection, refund) => sendWayforpayRefund(ask, keysOf(connection), refund),
    fetchRefund: (connection, refund) => askWayforpayRefund(ask, keysOf(connection), refund),
    listBooked: (connection, from, until) => listTransactions(ask, keysOf(connection), from, until),
  }
}
