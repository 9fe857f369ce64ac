import type { Transaction } from '../../platform/database/pool.ts'
import { eq } from '../../platform/database/sql.ts'
import { forgetThings } from '../tasks/index.ts'
import { deleteTraces } from './contact-traces.repository.ts'
import { contacts } from './contacts.tables.ts'

/** Takes from the contacts of a person all that tells who it was; their numbers stay, for what counts them. */
export const eraseContacts = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  const erased = await tx
    .update(contacts)
    .set({
      ...{ userId: null, email: null, name: '', surname: null, phone: null, country: null, city: null },
      ...{ language: null, timeZone: null, birthday: null, managerId: null },
      ...{ fields: {}, status: 'erased', addressState: 'unknown', updatedAt: now },
    })
    .where(eq(contacts.userId, userId))
    .returning({ id: contacts.id })
  const ids = erased.map(({ id }) => id)
  await forgetThings(tx, 'contacts', ids)
  await deleteTraces(tx, ids)
}
