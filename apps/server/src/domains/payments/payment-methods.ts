import type { PaymentMethods } from '../orders/index.ts'
import { findSystem, listSystems } from './payment-systems.repository.ts'
import { presentMethod } from './payments.presenter.ts'

/** The ways to pay of a school, for orders. */
export const paymentMethods: PaymentMethods = {
  list: async (db, schoolId, currency) =>
    (await listSystems(db, schoolId))
      .filter(({ state, currencies }) => state === 'live' && takes(currencies, currency))
      .map(presentMethod),
  find: async (db, schoolId, id) => {
    const row = await findSystem(db, schoolId, id)
    return row === null || row.deletedAt !== null ? null : presentMethod(row)
  },
}

const takes = (currencies: readonly string[], currency: string): boolean =>
  currencies.length === 0 || currencies.includes(currency)
