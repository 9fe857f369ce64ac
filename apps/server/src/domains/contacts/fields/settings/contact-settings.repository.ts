import { contactSettingsLimits } from '@lectern/contract/contacts/contact-settings'
import type { ContactOrderTab } from '@lectern/contract/contacts/contact-settings'
import { listLimits } from '@lectern/contract/kernel/limits'
import type { ReadDatabase, Transaction } from '../../../../platform/database/pool.ts'
import { and, asc, eq, sql } from '../../../../platform/database/sql.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import {
  contactFields,
  contactFieldsColumns,
  contactTabs,
  contactTabsColumns,
  contactUniqueValues,
} from '../contact-fields.tables.ts'
import { contacts } from '../../contacts.tables.ts'

/** Tabs of a school, in order. */
export const listTabs = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(contactTabsColumns)
    .from(contactTabs)
    .where(eq(contactTabs.schoolId, schoolId))
    .orderBy(asc(contactTabs.position), asc(contactTabs.id))
    .limit(listLimits.contactTabs)
export type TabRow = Awaited<ReturnType<typeof listTabs>>[number]

/** Fields of a school in order, the archived ones too. */
export const listFields = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(contactFieldsColumns)
    .from(contactFields)
    .where(eq(contactFields.schoolId, schoolId))
    .orderBy(asc(contactFields.position), asc(contactFields.id))
    .limit(contactSettingsLimits.fieldsEver)
export type FieldRow = Awaited<ReturnType<typeof listFields>>[number]

/** Keeps everybody from writing values of a field until the transaction ends. */
export const lockField = async (tx: Transaction, schoolId: SchoolId, fieldId: number): Promise<void> => {
  await tx
    .select({ id: contactFields.id })
    .from(contactFields)
    .where(and(eq(contactFields.schoolId, schoolId), eq(contactFields.id, fieldId)))
    .for('no key update')
}

export const updateTab = async (
  tx: Transaction,
  schoolId: SchoolId,
  tabId: number,
  change: Partial<Pick<TabRow, 'title' | 'titles'>>,
): Promise<void> => {
  await tx
    .update(contactTabs)
    .set(change)
    .where(and(eq(contactTabs.schoolId, schoolId), eq(contactTabs.id, tabId)))
}

export const deleteTab = async (tx: Transaction, schoolId: SchoolId, tabId: number): Promise<void> => {
  await tx.delete(contactTabs).where(and(eq(contactTabs.schoolId, schoolId), eq(contactTabs.id, tabId)))
}

export type WrittenField = Partial<Omit<FieldRow, 'id' | 'schoolId' | 'key'>>

export const updateField = async (
  tx: Transaction,
  schoolId: SchoolId,
  fieldId: number,
  change: WrittenField,
): Promise<void> => {
  await tx
    .update(contactFields)
    .set(change)
    .where(and(eq(contactFields.schoolId, schoolId), eq(contactFields.id, fieldId)))
}

/** Writes the places of tabs, and of the fields in each. */
export const writeOrder = async (
  tx: Transaction,
  schoolId: SchoolId,
  tabs: readonly ContactOrderTab[],
): Promise<void> => {
  const tabPlaces = tabs.map(({ id }, at) => ({ id, position: at + 1 }))
  await tx.execute(sql`
    update contact_tabs t set position = place.position
    from jsonb_to_recordset(${JSON.stringify(tabPlaces)}::jsonb) as place(id bigint, position int)
    where t.school_id = ${schoolId} and t.id = place.id`)
  const places = tabs.flatMap(({ id: tab, field_ids: ids }) =>
    ids.map((id, at) => ({ id, tab, position: at + 1 })),
  )
  await tx.execute(sql`
    update contact_fields f set position = place.position, tab_id = place.tab
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place(id bigint, tab bigint, position int)
    where f.school_id = ${schoolId} and f.id = place.id`)
}

/** Lets go of the values that nobody else could have. */
export const releaseUniqueValues = async (tx: Transaction, fieldId: number): Promise<void> => {
  await tx.delete(contactUniqueValues).where(eq(contactUniqueValues.fieldId, fieldId))
}

/** @returns how many of the values nobody had yet */
export const claimUniqueValues = async (
  tx: Transaction,
  fieldId: number,
  values: readonly { readonly contactId: number; readonly value: string }[],
): Promise<number> => {
  if (values.length === 0) return 0
  const rows = await tx
    .insert(contactUniqueValues)
    .values(values.map((each) => ({ fieldId, ...each })))
    .onConflictDoNothing()
    .returning({ contactId: contactUniqueValues.contactId })
  return rows.length
}

/** Whether a contact of the school has a value of a field. */
export const isAnswered = async (db: ReadDatabase, schoolId: SchoolId, fieldId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(eq(contacts.schoolId, schoolId), sql`${contacts.fields} ? ${String(fieldId)}`))
    .limit(1)
  return rows.length > 0
}
