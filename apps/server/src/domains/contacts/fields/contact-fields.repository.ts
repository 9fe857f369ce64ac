import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, isNull, ne, sql } from '../../../platform/database/sql.ts'
import {
  contactFields,
  contactFieldsColumns,
  contactTabs,
  contactTabsColumns,
  contactUniqueValues,
} from './contact-fields.tables.ts'
import { contacts } from '../contacts.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** The value of the field of a row in the contact beside it. */
const valueOf = sql<ContactFieldValue>`${contacts.fields} -> (${contactFields.id})::text`

/** Tabs of a school, in order. */
export const listTabs = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(contactTabsColumns)
    .from(contactTabs)
    .where(eq(contactTabs.schoolId, schoolId))
    .orderBy(asc(contactTabs.position), asc(contactTabs.id))
    .limit(listLimits.contactTabs)

/** Fields of a school that learners see, in order, each with the value of one person. */
export const listFields = (db: ReadDatabase, schoolId: SchoolId, userId: number) =>
  db
    .select({ field: contactFields, value: valueOf })
    .from(contactFields)
    .leftJoin(contacts, and(eq(contacts.schoolId, contactFields.schoolId), eq(contacts.userId, userId)))
    .where(
      and(
        eq(contactFields.schoolId, schoolId),
        eq(contactFields.visibleToLearner, true),
        isNull(contactFields.archivedAt),
      ),
    )
    .orderBy(asc(contactFields.position), asc(contactFields.id))
    .limit(listLimits.ownFields)
export type FieldRow = Awaited<ReturnType<typeof listFields>>[number]

/** Fields of a school that whoever opens an account is asked for, in order. Files come with their domain. */
export const listRegistrationFields = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(contactFieldsColumns)
    .from(contactFields)
    .where(
      and(
        eq(contactFields.schoolId, schoolId),
        eq(contactFields.showInRegistration, true),
        eq(contactFields.visibleToLearner, true),
        isNull(contactFields.archivedAt),
        ne(contactFields.type, 'file'),
      ),
    )
    .orderBy(asc(contactFields.position), asc(contactFields.id))
    .limit(listLimits.ownFields)
export type RegistrationFieldRow = Awaited<ReturnType<typeof listRegistrationFields>>[number]

/** Some fields of a school, without archived ones. */
export const listFieldsById = (db: ReadDatabase, schoolId: SchoolId, fieldIds: readonly number[]) =>
  db
    .select(contactFieldsColumns)
    .from(contactFields)
    .where(
      and(
        eq(contactFields.schoolId, schoolId),
        inArray(contactFields.id, [...fieldIds]),
        isNull(contactFields.archivedAt),
      ),
    )

/** Fields of a school with their names, without archived ones. */
export const listNamedFields = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({
      id: contactFields.id,
      key: contactFields.key,
      title: contactFields.title,
      titles: contactFields.titles,
    })
    .from(contactFields)
    .where(and(eq(contactFields.schoolId, schoolId), isNull(contactFields.archivedAt)))
    .orderBy(asc(contactFields.id))
    .limit(listLimits.ownFields)

/**
 * The same for whoever writes values: until the transaction ends, nobody makes a field unique, which would claim the values of all and miss
 * this one. Hold fields before contacts: a change of a field locks the field first, and then contacts.
 */
export const holdFields = async (tx: Transaction, schoolId: SchoolId, fieldIds: readonly number[]) => {
  if (fieldIds.length === 0) return []
  return listFieldsById(tx, schoolId, fieldIds).orderBy(asc(contactFields.id)).for('share')
}

/** Values by the ids of their fields; null takes one away. */
export type FieldValues = Readonly<Record<number, ContactFieldValue>>

/** Writes values of a contact; fields that are not named stay. */
export const saveFieldValues = async (
  tx: Transaction,
  { schoolId, contactId }: { readonly schoolId: SchoolId; readonly contactId: number },
  values: FieldValues,
  now: Date,
): Promise<void> => {
  const given = Object.entries(values).filter(([, value]) => value !== null)
  const taken = Object.keys(values).filter((id) => values[Number(id)] === null)
  await tx
    .update(contacts)
    .set({
      fields: sql`(${contacts.fields} || ${JSON.stringify(Object.fromEntries(given))}::jsonb) - ${sql.param(taken)}::text[]`,
      version: sql`${contacts.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(contacts.schoolId, schoolId), eq(contacts.id, contactId)))
}

/**
 * Keeps the value of a field that no two people may share; null lets go of the one that the contact has.
 *
 * @returns whether the contact has it now; false: somebody else has
 */
export const claimUniqueValue = async (
  tx: Transaction,
  { fieldId, contactId }: { readonly fieldId: number; readonly contactId: number },
  value: string | null,
): Promise<boolean> => {
  await tx
    .delete(contactUniqueValues)
    .where(and(eq(contactUniqueValues.fieldId, fieldId), eq(contactUniqueValues.contactId, contactId)))
  if (value === null) return true
  const rows = await tx
    .insert(contactUniqueValues)
    .values({ fieldId, contactId, value })
    .onConflictDoNothing()
    .returning({ fieldId: contactUniqueValues.fieldId })
  return rows.length > 0
}

export const insertTab = async (tx: Transaction, tab: typeof contactTabs.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(contactTabs).values(tab).returning({ id: contactTabs.id })
  if (!row) throw new Error('The tab was not made.')
  return row.id
}

export const insertField = async (tx: Transaction, field: typeof contactFields.$inferInsert) => {
  const [row] = await tx.insert(contactFields).values(field).returning({ id: contactFields.id })
  if (!row) throw new Error('The field was not made.')
  return row.id
}

/** What a person answered to all schools, for the download. */
export const exportContactFields = (db: ReadDatabase, userId: number) =>
  db
    .select({ cabinet_id: contactFields.schoolId, title: contactFields.title, value: valueOf })
    .from(contacts)
    .innerJoin(contactFields, eq(contactFields.schoolId, contacts.schoolId))
    .where(and(eq(contacts.userId, userId), sql`${contacts.fields} ? (${contactFields.id})::text`))
    .orderBy(asc(contactFields.schoolId), asc(contactFields.position))
