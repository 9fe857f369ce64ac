import type { OrderCard } from '@lectern/contract/orders/staff-order'
import type { BuyerOrder, PaymentMethod } from '@lectern/contract/orders/buyer-order'
import { defineService } from '../../platform/composition/services.ts'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { SQL } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { BuyerAttempt } from '@lectern/contract/orders/payment-attempt'
import type { OrderPlace } from './order-writes.repository.ts'

/** A way to pay as orders need it. */
export interface KnownMethod extends PaymentMethod {
  /** What the buyer does to pay, in the school's words; null where a payment system asks for it. */
  readonly instruction: string | null
}

/** Ways to pay of a school: payments stand above orders and know them. */
export interface PaymentMethods {
  /** Those at the checkout for a currency, in their order. @param wish.areTestsShown whether those that move no real money are among them */
  readonly list: (
    db: ReadDatabase,
    schoolId: SchoolId,
    wish: { readonly currency: string; readonly areTestsShown: boolean },
  ) => Promise<KnownMethod[]>
  /** One of them by its id, even where it left the checkout; null once it was taken away. */
  readonly find: (db: ReadDatabase, schoolId: SchoolId, id: number) => Promise<KnownMethod | null>
  /** What the school calls some of them, taken away ones included, by their ids. */
  readonly titles: (
    db: ReadDatabase,
    schoolId: SchoolId,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, string>>
  /** How the latest try to pay an order by a payment system stands; null: none was made. */
  readonly latestAttempt: (db: ReadDatabase, place: OrderPlace) => Promise<BuyerAttempt | null>
}

/** Queries of the ids of orders of a school whose money waits for a decision of the staff. */
export interface MoneyTroubles {
  /** Something else came than was asked, and nobody decided. */
  readonly mismatched: (schoolId: SchoolId) => SQL
  /** The buyer disputes a payment at the bank, and nobody won yet. */
  readonly disputed: (schoolId: SchoolId) => SQL
}

/** Takes what was not paid of an order that closes off its invoice, in the transaction that closes it; the order is held. */
export type CreditUnpaid = (tx: Transaction, place: OrderPlace, now: Date) => Promise<void>

/** The receipt of a payment of an order, the latest where several came for it; null: there is none. */
export type FindReceipt = (
  db: ReadDatabase,
  place: OrderPlace,
  paymentId: number | null,
) => Promise<{
  /** As it is printed. */
  readonly number: string
  /** Of its PDF, given the path of the page of the order; without the origin of the school. */
  readonly pathOf: (orderPath: string) => string
} | null>

/** Answers the card of an order, as every call does that changes one. @throws CallError not_found */
export type AnswerOrderCard = (db: ReadDatabase, place: OrderPlace, now: Date) => Promise<{ data: OrderCard }>

/** The order of a buyer who holds its address. */
export interface BuyerDesk {
  /** @throws CallError not_found for a token of another school, or none of this server's */
  readonly placeOf: (schoolId: SchoolId, token: string) => OrderPlace
  /** @throws CallError not_found */
  readonly answer: (db: ReadDatabase, place: OrderPlace, now: Date) => Promise<{ data: BuyerOrder }>
  /** The page of an order, without the origin of the school. */
  readonly linkOf: (orderId: number) => string
}

export const orderServices = {
  buyerDesk: defineService<BuyerDesk>('orders.buyerDesk'),
  moneyTroubles: defineService<MoneyTroubles>('orders.moneyTroubles'),
  creditUnpaid: defineService<CreditUnpaid>('orders.creditUnpaid'),
  findReceipt: defineService<FindReceipt>('orders.findReceipt'),
  cards: defineService<AnswerOrderCard>('orders.orderCards'),
  paymentMethods: defineService<PaymentMethods>('orders.paymentMethods'),
}
