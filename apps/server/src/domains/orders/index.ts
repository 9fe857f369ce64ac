export { insertOrder, listAwaitedProducts } from './orders.repository.ts'
export { type AnswerOrderCard, type KnownMethod, orderServices, type PaymentMethods } from './services.ts'
export {
  findOrder,
  listPaymentsOf,
  lockOrder,
  type OrderPlace,
  updateOrder,
} from './order-writes.repository.ts'
export { giveBack } from './use-cases/give-back.ts'
export { receivePayment } from './use-cases/receive-payment.ts'
export { orderOfToken } from './order-token.ts'
export { orders } from './orders.tables.ts'
