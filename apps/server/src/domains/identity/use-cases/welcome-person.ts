import type { Transaction } from '../../../platform/database/pool.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { sendWelcome } from '../jobs/send-welcome.ts'
import type { Place } from '../sign-in/place.ts'

/** Has the welcome sent to somebody who has just opened an account. */
export const welcomePerson = (tx: Transaction, userId: number, place: Place): Promise<void> =>
  enqueue(tx, sendWelcome, { user_id: userId, ...place })
