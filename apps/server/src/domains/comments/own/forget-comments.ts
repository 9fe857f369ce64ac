import type { Transaction } from '../../../platform/database/pool.ts'
import { forgetWords } from './own-comments.repository.ts'
import { forgetReports } from '../moderation/cases.repository.ts'
import { forgetRestrictions } from '../moderation/restrictions.repository.ts'

/** Forgets what somebody whose account was erased wrote and reported, and whether they might write. */
export const forgetComments = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  await forgetReports(tx, userId)
  await forgetRestrictions(tx, userId)
  await forgetWords(tx, userId, now)
}
