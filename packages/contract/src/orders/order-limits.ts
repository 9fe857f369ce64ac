export const orderLimits = {
  /** Days after which an order without any payment closes by itself. */
  openDays: 7,
  /** Minutes for which the place of an order is held once its buyer was led to a payment provider. */
  placeMinutes: 30,
  /** Orders of one school that wait for their first payment. */
  waitingOfSchool: 20_000,
  /** Letters of a comment. */
  comment: 4_000,
  commentsOfOrder: 500,
  /** Letters of a reason. */
  reason: 500,
  /** Parts of the plan of payments of one order, those that were made and given back included. */
  paymentsOfOrder: 100,
  /** What is kept of the history of one order. */
  historyShown: 200,
  linesOfOrder: 20,
} as const
