import type { Transaction } from '../../../platform/database/pool.ts'
import { deleteFeedsOf } from '../calendar/calendar-feeds.repository.ts'
import { deleteHomeVisits } from './home-visits.repository.ts'

/** Deletes when somebody looked at their home, and the addresses of their calendars: the account was erased. */
export const forgetHome = async (tx: Transaction, userId: number): Promise<void> => {
  await deleteHomeVisits(tx, userId)
  await deleteFeedsOf(tx, userId)
}
