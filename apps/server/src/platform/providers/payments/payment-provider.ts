import type { CurrencyCode } from '@lectern/contract/kernel/money/currencies'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { OnlineProviderId } from '@lectern/contract/payments/provider-ids'
import type { ConnectionMode, ConnectionStep } from '@lectern/contract/payments/connections'
import type { FailureReason } from '@lectern/contract/orders/payment-attempt'

/** Why a payment provider did not do what it was asked. */
export type ProviderRefusal =
  /** No answer, an answer that cannot be read, or one that says that the provider itself failed: what happened there is not known. */
  | 'unreachable'
  /** Too much was asked at once; nothing happened. */
  | 'too_often'
  /** It does not know the keys, or they may not do this. */
  | 'keys_refused'
  /** It knows no such payment. */
  | 'unknown_payment'
  /** A payment of that key is being made at this moment: asked again later, it answers. */
  | 'in_use'
  /** Anything else: it says no, and nothing happened. */
  | 'refused'

/** A call to a payment provider that failed. Its message holds neither keys nor anything of a card. */
export class PaymentProviderError extends Error {
  readonly refusal: ProviderRefusal

  constructor(refusal: ProviderRefusal, detail: string) {
    super(`${refusal}: ${detail}`)
    this.name = 'PaymentProviderError'
    this.refusal = refusal
  }
}

/** A message that is not the provider's, or not of now. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage'
}

/** Keys of a connection by the names of their fields (`contract/payments/connections`). */
export type ProviderKeys = Readonly<Record<string, string>>

/** One school's account at a provider. */
export interface Connection {
  readonly keys: ProviderKeys
  readonly mode: ConnectionMode
  /** Where the provider sends its messages: nobody guesses it, and no other connection has it. */
  readonly messagesUrl: string
}

/** What a check found. Steps that failed say why; nothing is thrown for them. */
export interface CheckedConnection {
  readonly steps: readonly ConnectionStep[]
  /** The account's id at the provider; null where it was not found. */
  readonly account: string | null
  readonly accountName: string | null
  /** Empty: every currency of the provider. */
  readonly currencies: readonly CurrencyCode[]
  /** Keys that the check got from the provider itself, as a signing secret; kept like those that were typed. */
  readonly found: ProviderKeys
}

/** One attempt to pay. */
export interface PaymentAttempt {
  /** Ours, unique over all schools and servers: the same key is the same payment. Letters, digits and hyphens, 40 at most. */
  readonly key: string
  /** As the provider calls it; null as long as its answer to `create` is not known. */
  readonly externalId: string | null
  /** Minor units by ISO 4217; the door has the provider's own exponents. */
  readonly amount: bigint
  readonly currency: CurrencyCode
  /** What is bought, as the buyer reads it. */
  readonly title: string
  readonly orderNumber: number
  readonly email: string
  readonly language: Locale
  readonly createdAt: Date
  /** When the page of the provider closes. */
  readonly expiresAt: Date
  /** Where the buyer comes back, paid or not: a GET, or a POST from the other site. */
  readonly returnUrl: string
}

/** Where the buyer pays. */
export type PayPage =
  | { readonly kind: 'redirect'; readonly url: string }
  /** The browser posts these fields there. */
  | { readonly kind: 'form'; readonly url: string; readonly fields: readonly (readonly [string, string])[] }

export interface CreatedPayment {
  /** Null where the provider knows it by our key alone. */
  readonly externalId: string | null
  readonly page: PayPage
}

/** How a payment stands, as the provider says when it is asked. */
export interface ProviderState {
  /** `created`: nobody paid yet; `processing`: begun, the outcome is open; `unknown`: a word that the door does not know. */
  readonly state: 'created' | 'processing' | 'unknown' | 'succeeded' | 'failed' | 'expired'
  /** What moved, or shall move; null where the provider does not say. */
  readonly amount: bigint | null
  readonly currency: string | null
  /** Whose account it went to; null where the provider does not say. */
  readonly account: string | null
  readonly mode: ConnectionMode | null
  /** The money by the provider's name: refunds and the books name it. Null before it moved. */
  readonly paymentId: string | null
  /** What went back of it, whoever sent it back. */
  readonly refunded: bigint
  readonly dispute: 'open' | 'won' | 'lost' | null
  readonly reason: FailureReason | null
  /** By what it was paid, masked: `Visa •••• 4242`. 60 letters at most. */
  readonly payer: string | null
  readonly fee: bigint | null
  /** When the money moved. */
  readonly at: Date | null
  /** The provider's own word for the state, for the staff. 60 letters at most. */
  readonly word: string
}

/** A message of a provider: it only says where to look. */
export interface ProviderMessage {
  /** The same for a repetition. 200 letters at most. */
  readonly id: string
  /** Attempts of which it speaks, by our key or by the provider's name; both empty: none of ours. */
  readonly keys: readonly string[]
  readonly externalIds: readonly string[]
  /** The provider's own word for what it tells. */
  readonly word: string
}

/** Money that goes back. */
export interface RefundAttempt {
  /** Ours, unique: the same key is the same refund. */
  readonly key: string
  readonly externalId: string | null
  readonly charge: PaymentAttempt & { readonly paymentId: string }
  /** What had gone back of the charge before this one, as this server knows it. */
  readonly refundedBefore: bigint
  readonly amount: bigint
  readonly currency: CurrencyCode
}

export interface RefundState {
  readonly state: 'processing' | 'succeeded' | 'failed'
  readonly externalId: string | null
  readonly word: string
}

/** One payment or refund in the provider's own books. */
export interface BookedPayment {
  readonly kind: 'charge' | 'refund'
  /** As `ProviderState.paymentId` and `RefundState.externalId` call it. */
  readonly id: string
  /** Our key of the charge, where the provider keeps it. */
  readonly key: string | null
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}

/** An answer to a message, in the words that the provider expects. */
export interface MessageReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Those that this server offers, by their ids. */
export type PaymentProviders = Readonly<Partial<Record<OnlineProviderId, PaymentProvider>>>

/**
 * A payment provider. Every call that goes out may throw PaymentProviderError, waits 20 s at most and reads 1 MB at most. Nothing here
 * knows of orders: whoever calls claims a key before, and believes no message but what `fetchState` answers.
 */
export interface PaymentProvider {
  /** Tries the keys without moving money, and makes the provider send its messages where the connection says. */
  connect(connection: Connection): Promise<CheckedConnection>
  /** Makes the page at which an attempt is paid; asked again with the same key, it answers the same payment. */
  create(connection: Connection, attempt: PaymentAttempt): Promise<CreatedPayment>
  /** @throws RefusedMessage when it is not the provider's, or, where it carries a time, more than five minutes off; PayPal's may be four days old */
  readMessage(
    connection: Connection,
    raw: Uint8Array,
    headers: Readonly<Record<string, string>>,
    now: Date,
  ): Promise<ProviderMessage>
  replyTo(connection: Connection, message: ProviderMessage, now: Date): MessageReply
  /** Asks how a payment stands, and takes the money where the buyer agreed and the provider waits for the word (PayPal). */
  fetchState(connection: Connection, attempt: PaymentAttempt, now: Date): Promise<ProviderState>
  /** Closes the page at which an attempt could still be paid; one that is paid or over is left. The state is asked after it. */
  cancel(connection: Connection, attempt: PaymentAttempt): Promise<void>
  /** Sends money back; asked again with the same key, it sends nothing twice. */
  refund(connection: Connection, refund: RefundAttempt): Promise<RefundState>
  /** Asks what became of a refund that was under way. */
  fetchRefund(connection: Connection, refund: RefundAttempt): Promise<RefundState>
  /** What the provider booked from one moment to before another, 10,000 rows at most; absent where it keeps no such list. */
  listBooked?(connection: Connection, from: Date, until: Date): Promise<BookedPayment[]>
}
