import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { contactFields, contactFieldsColumns, contactTabs } from '../fields/contact-fields.tables.ts'
import { tags } from '../contacts.tables.ts'

/** Own fields of a school in the order of their tabs. */
export const listCardFields = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ field: contactFieldsColumns, tab: { title: contactTabs.title, titles: contactTabs.titles } })
    .from(contactFields)
    .innerJoin(contactTabs, eq(contactTabs.id, contactFields.tabId))
    .where(
      and(
        eq(contactFields.schoolId, schoolId),
        eq(contactTabs.schoolId, schoolId),
        isNull(contactFields.archivedAt),
      ),
    )
    .orderBy(
      asc(contactTabs.position),
      asc(contactTabs.id),
      asc(contactFields.position),
      asc(contactFields.id),
    )
    .limit(listLimits.ownFields)

/** Tag → its name. */
export const listTagTitles = async (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) => {
  const rows = await db
    .select({ id: tags.id, title: tags.name })
    .from(tags)
    .where(and(eq(tags.schoolId, schoolId), inArray(tags.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Own field → its title. */
export const listFieldTitles = async (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) => {
  const rows = await db
    .select({ id: contactFields.id, title: contactFields.title })
    .from(contactFields)
    .where(and(eq(contactFields.schoolId, schoolId), inArray(contactFields.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}
