import { notify } from '../../platform/database/notifications.ts'
import type { Transaction } from '../../platform/database/pool.ts'

/** Told on it: the id of the changed file. */
export const fileChannel = 'files'

/** Tells every process that a file, what is made of it or a place of it changed; acted on when the transaction commits. */
export const announceFileChange = (tx: Transaction, fileId: number): Promise<void> =>
  notify(tx, fileChannel, String(fileId))
