import type { Transaction } from '../../platform/database/pool.ts'
import { requireNewSessionIds } from '../identity/index.ts'

/**
 * Tells every process that the rights of some people changed, so that their next request knows; their sessions get new
 * ids (THREATS T56).
 */
export const announceRightsChange = async (tx: Transaction, userIds: Iterable<number>): Promise<void> => {
  for (const userId of new Set(userIds)) await requireNewSessionIds(tx, userId)
}
