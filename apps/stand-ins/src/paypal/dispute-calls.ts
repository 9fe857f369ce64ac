import { type AddPayPalCall, notThere } from './calls.ts'
import { disputeObject } from './objects.ts'
import type { PayPalRoom } from './room.ts'

/** Disputes as the shop asks for them: those of a capture, and one with its outcome. */
export const addDisputeCalls = (add: AddPayPalCall, { world }: PayPalRoom): void => {
  const ownOf = (account: string) =>
    world.books.payments().filter((payment) => payment.provider === 'paypal' && payment.account === account)

  add('GET', '/v1/customer/disputes', ({ account, query }) => {
    const capture = query.get('disputed_transaction_id')
    const found = ownOf(account).filter(({ moneyId }) => capture === null || moneyId === capture)
    const items = found.flatMap((payment) => {
      if (payment.dispute === null) return []
      // The list says that a dispute is over, and its own call how.
      const { dispute_outcome: _outcome, ...listed } = disputeObject(payment, payment.dispute)
      return [listed]
    })
    return { status: 200, body: { items, links: [] } }
  })

  add('GET', '/v1/customer/disputes/:id', ({ account, id }) => {
    const payment = ownOf(account).find(({ dispute }) => dispute?.id === id)
    if (!payment?.dispute) throw notThere()
    return { status: 200, body: disputeObject(payment, payment.dispute) }
  })
}
