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

/** The contact with which another one became one; null for one that stands for itself. */
export const findMergedInto = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  contactId: number,
): Promise<number | null> => {
  const [row] = await db
    .select({ id: contacts.mergedInto })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId)))
  return row?.id ?? null
}

/** The contact that stands for a contact: itself, or the one that it became one with. */
export const leadOn = async (db: ReadDatabase, schoolId: SchoolId, contactId: number): Promise<number> =>
  (await findMergedInto(db, schoolId, contactId)) ?? contactId
