import type { ContactFieldValue } from '@lectern/contract/identity/own-fields'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, ne, sql } from '../../../platform/database/sql.ts'
import {
  contactFields,
  contactFieldsColumns,
  contactFieldValues,
  contactTabs,
  contactTabsColumns,
} from './contact-fields.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/** Tabs of a school, in order. */
export const listTabs = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(contactTabsColumns)
    .from(contactTabs)
    .where(eq(contactTabs.schoolId, schoolId))
    .orderBy(asc(contactTabs.position), asc(contactTabs.id))
    .limit(listLimits.contactTabs)

/** Fields of a school that students see, in order, each with the value of one person. */
export const listFields = (db: ReadDatabase, schoolId: SchoolId, userId: number) =>
  db
    .select({ field: contactFields, value: contactFieldValues.value })
    .from(contactFields)
    .leftJoin(
      contactFieldValues,
      and(eq(contactFieldValues.fieldId, contactFields.id), eq(contactFieldValues.userId, userId)),
    )
    .where(and(eq(contactFields.schoolId, schoolId), eq(contactFields.visibleToLearner, true)))
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
        ne(contactFields.type, 'file'),
      ),
    )
    .orderBy(asc(contactFields.position), asc(contactFields.id))
    .limit(listLimits.ownFields)
export type RegistrationFieldRow = Awaited<ReturnType<typeof listRegistrationFields>>[number]

export const saveFieldValue = async (
  tx: Transaction,
  { fieldId, userId, value }: { fieldId: number; userId: number; value: ContactFieldValue },
  now: Date,
) => {
  await tx
    .insert(contactFieldValues)
    .values({ fieldId, userId, value, updatedAt: now })
    .onConflictDoUpdate({
      target: [contactFieldValues.fieldId, contactFieldValues.userId],
      set: { value, updatedAt: now },
    })
}

export const deleteFieldValue = async (tx: Transaction, fieldId: number, userId: number) => {
  await tx
    .delete(contactFieldValues)
    .where(and(eq(contactFieldValues.fieldId, fieldId), eq(contactFieldValues.userId, userId)))
}

/** Whether somebody else has given this value. */
export const isValueTaken = async (
  db: ReadDatabase,
  { fieldId, userId, value }: { fieldId: number; userId: number; value: ContactFieldValue },
): Promise<boolean> => {
  const rows = await db
    .select({ userId: contactFieldValues.userId })
    .from(contactFieldValues)
    .where(
      and(
        eq(contactFieldValues.fieldId, fieldId),
        ne(contactFieldValues.userId, userId),
        sql`${contactFieldValues.value} = ${JSON.stringify(value)}::jsonb`,
      ),
    )
    .limit(1)
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
    .select({
      cabinet_id: contactFields.schoolId,
      title: contactFields.title,
      value: contactFieldValues.value,
    })
    .from(contactFieldValues)
    .innerJoin(contactFields, eq(contactFields.id, contactFieldValues.fieldId))
    .where(eq(contactFieldValues.userId, userId))
