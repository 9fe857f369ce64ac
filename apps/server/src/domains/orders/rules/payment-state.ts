import { paymentStatuses } from '@lectern/contract/orders/order'

type PaymentState = (typeof paymentStatuses)[number]

/** What a payment is at a moment: a planned one whose day is over is overdue, without anybody writing that down. */
export const paymentState = (
  { status, dueAt }: { readonly status: string; readonly dueAt: Date | null },
  now: Date,
): PaymentState => {
  const state = paymentStatuses.find((each) => each === status)
  if (state === undefined) throw new Error(`A payment has the status ${status}.`)
  return state === 'planned' && dueAt !== null && dueAt < now ? 'overdue' : state
}
