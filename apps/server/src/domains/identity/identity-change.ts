import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'

export const identityChannel = 'identity'

/** Tells every process that sessions or rights of a person changed; acted on when the transaction commits. */
export const announceIdentityChange = (tx: Transaction, userId: number): Promise<void> =>
  notify(tx, identityChannel, String(userId))
