import type { Transaction } from '../../platform/database/pool.ts'
import { asc, eq } from '../../platform/database/sql.ts'
import { forgetThings } from '../tasks/index.ts'
import { keepOut } from './consents/kept-out.ts'
import { deleteTraces } from './contact-traces.repository.ts'
import { contacts } from './contacts.tables.ts'

/** Takes from the contacts of a person all that tells who it was; their numbers stay, for what counts them. */
export const eraseContacts = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  await keepOutErased(tx, userId, now)
  const erased = await tx
    .update(contacts)
    .set({
      ...{ userId: null, email: null, name: '', surname: null, phone: null, country: null, city: null },
      ...{ language: null, timeZone: null, birthday: null, managerId: null },
      ...{ fields: {}, status: 'erased', addressState: 'unknown', updatedAt: now },
      ...{ lettersConsent: null, keptOut: null },
    })
    .where(eq(contacts.userId, userId))
    .returning({ id: contacts.id })
  const ids = erased.map(({ id }) => id)
  await forgetThings(tx, 'contacts', ids)
  await deleteTraces(tx, ids)
}

/** No import brings them back: their schools remember the address by its hash. */
const keepOutErased = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  const known = await tx
    .select({ schoolId: contacts.schoolId, email: contacts.email })
    .from(contacts)
    .where(eq(contacts.userId, userId))
    .orderBy(asc(contacts.id))
    .for('no key update')
  for (const [schoolId, group] of Map.groupBy(known, (each) => each.schoolId))
    await keepOut(tx, { schoolId, emails: group.map(({ email }) => email), now }, 'erased')
}
