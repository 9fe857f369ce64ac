import type { QuizStyle } from '@lectern/contract/quizzes/style/quiz-style'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { quizStyleTemplates, quizzes, type StoredStartInfo } from '../quizzes.tables.ts'

const presentation = {
  id: quizzes.id,
  style: quizzes.style,
  startInfo: quizzes.startInfo,
  revision: quizzes.styleRevision,
}

/** How a quiz looks; null when the school has no such quiz. */
export const findPresentation = async (db: ReadDatabase, schoolId: SchoolId, quizId: number) => {
  const [row] = await db
    .select(presentation)
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.schoolId, schoolId)))
  return row ?? null
}
export type PresentationRow = NonNullable<Awaited<ReturnType<typeof findPresentation>>>

/** The same, held until the transaction ends. */
export const lockPresentation = async (tx: Transaction, schoolId: SchoolId, quizId: number) => {
  const [row] = await tx
    .select(presentation)
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), eq(quizzes.schoolId, schoolId)))
    .for('update')
  return row ?? null
}

/** Stores how a quiz looks. Its questions and their revision stay as they are. */
export const updatePresentation = async (
  tx: Transaction,
  schoolId: SchoolId,
  quizId: number,
  change: { readonly style: QuizStyle | null; readonly startInfo: StoredStartInfo | null },
): Promise<PresentationRow> => {
  const [row] = await tx
    .update(quizzes)
    .set({ ...change, styleRevision: sql`${quizzes.styleRevision} + 1` })
    .where(and(eq(quizzes.id, quizId), eq(quizzes.schoolId, schoolId)))
    .returning(presentation)
  if (!row) throw new Error('The style was not saved.')
  return row
}

const template = {
  id: quizStyleTemplates.id,
  name: quizStyleTemplates.name,
  style: quizStyleTemplates.style,
}

/** Every kept style of a school, by name. */
export const listTemplates = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(template)
    .from(quizStyleTemplates)
    .where(eq(quizStyleTemplates.schoolId, schoolId))
    .orderBy(asc(sql`lower(${quizStyleTemplates.name})`), asc(quizStyleTemplates.id))

export const countTemplates = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(quizStyleTemplates, eq(quizStyleTemplates.schoolId, schoolId))

export const insertTemplate = async (
  tx: Transaction,
  schoolId: SchoolId,
  kept: { readonly name: string; readonly style: QuizStyle },
  now: Date,
) => {
  const [row] = await tx
    .insert(quizStyleTemplates)
    .values({ schoolId, name: kept.name, style: kept.style, createdAt: now })
    .returning(template)
  if (!row) throw new Error('The style was not kept.')
  return row
}

/** @returns whether the school has such a style */
export const renameTemplate = async (tx: Transaction, schoolId: SchoolId, id: number, name: string) => {
  const rows = await tx
    .update(quizStyleTemplates)
    .set({ name })
    .where(and(eq(quizStyleTemplates.schoolId, schoolId), eq(quizStyleTemplates.id, id)))
    .returning({ id: quizStyleTemplates.id })
  return rows.length > 0
}

/** @returns whether the school had such a style */
export const deleteTemplate = async (tx: Transaction, schoolId: SchoolId, id: number) => {
  const rows = await tx
    .delete(quizStyleTemplates)
    .where(and(eq(quizStyleTemplates.schoolId, schoolId), eq(quizStyleTemplates.id, id)))
    .returning({ id: quizStyleTemplates.id })
  return rows.length > 0
}
