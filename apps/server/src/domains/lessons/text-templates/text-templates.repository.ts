import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, inArray, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { textTemplates } from './text-templates.tables.ts'

const head = {
  id: textTemplates.id,
  name: textTemplates.name,
  createdBy: textTemplates.createdBy,
  createdAt: textTemplates.createdAt,
}

/** The templates of a school by name, without what they say. */
export const listTemplates = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(head)
    .from(textTemplates)
    .where(eq(textTemplates.schoolId, schoolId))
    .orderBy(asc(sql`lower(${textTemplates.name})`), asc(textTemplates.id))
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>[number]

/** Those of some ids. */
export const nameTemplates = (db: ReadDatabase, schoolId: SchoolId, ids: readonly number[]) =>
  db
    .select({ id: textTemplates.id, name: textTemplates.name })
    .from(textTemplates)
    .where(and(eq(textTemplates.schoolId, schoolId), inArray(textTemplates.id, [...ids])))

/** One with what it says; null when the school has no such template. */
export const findTemplate = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const [row] = await db
    .select({ ...head, text: textTemplates.text })
    .from(textTemplates)
    .where(and(eq(textTemplates.schoolId, schoolId), eq(textTemplates.id, id)))
  return row ?? null
}

export const countTemplates = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(textTemplates, eq(textTemplates.schoolId, schoolId))

export const insertTemplate = async (
  tx: Transaction,
  schoolId: SchoolId,
  template: { readonly name: string; readonly text: LessonText; readonly createdBy: number },
  now: Date,
): Promise<TemplateRow> => {
  const [row] = await tx
    .insert(textTemplates)
    .values({ ...template, schoolId, createdAt: now })
    .returning(head)
  if (!row) throw new Error('The template was not kept.')
  return row
}

/** @returns whether the school has such a template */
export const renameTemplate = async (tx: Transaction, schoolId: SchoolId, id: number, name: string) => {
  const rows = await tx
    .update(textTemplates)
    .set({ name })
    .where(and(eq(textTemplates.schoolId, schoolId), eq(textTemplates.id, id)))
    .returning({ id: textTemplates.id })
  return rows.length > 0
}

/** @returns whether the school had such a template */
export const deleteTemplate = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const rows = await tx
    .delete(textTemplates)
    .where(and(eq(textTemplates.schoolId, schoolId), eq(textTemplates.id, id)))
    .returning({ id: textTemplates.id })
  return rows.length > 0
}
