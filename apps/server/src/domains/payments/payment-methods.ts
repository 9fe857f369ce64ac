import type { PaymentMethods } from '../orders/index.ts'
import { findLatestAttempt } from './attempts/attempts.repository.ts'
import { presentAttempt } from './attempts/present-attempt.ts'
import { findSystem, listSystems, listSystemTitles } from './payment-systems.repository.ts'
import { presentMethod } from './payments.presenter.ts'

/** The ways to pay of a school, for orders. */
export const paymentMethods: PaymentMethods = {
  list: async (db, schoolId, { currency, areTestsShown }) =>
    (await listSystems(db, schoolId))
      .filter(
        ({ state, stoppedAt, currencies }) =>
          (state === 'live' || (state === 'test' && areTestsShown)) &&
          stoppedAt === null &&
          takes(currencies, currency),
      )
      .map(presentMethod),
  find: async (db, schoolId, id) => {
    const row = await findSystem(db, schoolId, id)
    return row === null || row.deletedAt !== null ? null : presentMethod(row)
  },
  titles: listSystemTitles,
  latestAttempt: async (db, place) => {
    const row = await findLatestAttempt(db, place)
    // The school decided that the money is none of the order's: the buyer pays as if nothing had come.
    return row === null || (row.attempt.state === 'mismatch' && row.attempt.decision === 'ignore')
      ? null
      : presentAttempt(row)
  },
}

const takes = (currencies: readonly string[], currency: string): boolean =>
  currencies.length === 0 || currencies.includes(currency)
