export { insertOrder, listAwaitedProducts, listLines } from './orders.repository.ts'
export {
  type AnswerOrderCard,
  type BuyerDesk,
  type CreditUnpaid,
  type FindReceipt,
  type KnownMethod,
  type MoneyTroubles,
  orderServices,
  type PaymentMethods,
} from './services.ts'
export {
  findOrder,
  insertEvent,
  listPaymentsOf,
  type LockedOrder,
  lockOrder,
  type NewOrderEvent,
  type OrderPlace,
  type PlannedPayment,
  updateOrder,
} from './order-writes.repository.ts'
export { shownMethod } from './load-orders.ts'
export { seesTests } from './sees-tests.ts'
export { expireOrders } from './jobs/expire-orders.ts'
export { sendOrderLetter } from './jobs/send-order-letter.ts'
export { personOf } from './use-cases/close-order.ts'
export { giveBack, undoGiveBack } from './use-cases/give-back.ts'
export { keepPlace, leavePlace } from './use-cases/places.ts'
export { receivePayment } from './use-cases/receive-payment.ts'
export { orders } from './orders.tables.ts'
