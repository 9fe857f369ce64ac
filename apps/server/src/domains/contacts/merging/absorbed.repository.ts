import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contacts } from '../contacts.tables.ts'

/** Most contacts that one is known by. */
const mostAbsorbed = 200

/** Contacts that became one with a contact. */
export const listAbsorbed = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  contactId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.mergedInto, contactId)))
    .orderBy(asc(contacts.id))
    .limit(mostAbsorbed)
  return rows.map(({ id }) => id)
}
