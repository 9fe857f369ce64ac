import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, lt } from '../../../platform/database/sql.ts'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { courseImports, courseImportsColumns } from './course-imports.tables.ts'

export type ImportRow = typeof courseImports.$inferSelect

const underWay = inArray(courseImports.state, ['waiting', 'reading'])

/** Lets one transaction at a time add imports to a school: two would take the last place. */
export const lockImports = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `courses.imports/${schoolId}`)

/** Imports of a school that are not over. */
export const countUnderWay = (db: ReadDatabase, schoolId: SchoolId): Promise<number> =>
  db.$count(courseImports, and(eq(courseImports.schoolId, schoolId), underWay))

export const insertImport = async (
  tx: Transaction,
  row: Pick<ImportRow, 'schoolId' | 'createdBy' | 'fileUuid' | 'fileName' | 'rights'>,
  now: Date,
): Promise<ImportRow> => {
  const [made] = await tx
    .insert(courseImports)
    .values({ ...row, state: 'waiting', createdAt: now, updatedAt: now })
    .returning(courseImportsColumns)
  if (!made) throw new Error('The import was not recorded.')
  return made
}

export const findImport = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  importId: number,
): Promise<ImportRow | null> => {
  const [row] = await db
    .select(courseImportsColumns)
    .from(courseImports)
    .where(and(eq(courseImports.id, importId), eq(courseImports.schoolId, schoolId)))
  return row ?? null
}

/** The import of an upload. */
export const findImportOf = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  fileUuid: string,
): Promise<ImportRow | null> => {
  const [row] = await db
    .select(courseImportsColumns)
    .from(courseImports)
    .where(and(eq(courseImports.schoolId, schoolId), eq(courseImports.fileUuid, fileUuid)))
  return row ?? null
}

/** The latest imports of a person in a school. */
export const listImports = (db: ReadDatabase, schoolId: SchoolId, userId: number, limit: number) =>
  db
    .select(courseImportsColumns)
    .from(courseImports)
    .where(and(eq(courseImports.schoolId, schoolId), eq(courseImports.createdBy, userId)))
    .orderBy(desc(courseImports.id))
    .limit(limit)

/** Writes what is named; the rest stays. */
export const updateImport = async (
  db: WriteDatabase,
  { id, schoolId }: Pick<ImportRow, 'id' | 'schoolId'>,
  change: Partial<Pick<ImportRow, 'state' | 'progress' | 'error' | 'report' | 'courseId'>>,
  now: Date,
): Promise<void> => {
  await db
    .update(courseImports)
    .set({ ...change, updatedAt: now })
    .where(and(eq(courseImports.id, id), eq(courseImports.schoolId, schoolId)))
}

export const deleteImport = async (
  tx: Transaction,
  { id, schoolId }: Pick<ImportRow, 'id' | 'schoolId'>,
): Promise<void> => {
  await tx.delete(courseImports).where(and(eq(courseImports.id, id), eq(courseImports.schoolId, schoolId)))
}

/** Imports, in any school, that are not over and have not moved since a moment. */
export const listAbandoned = (db: ReadDatabase, before: Date, limit: number): Promise<ImportRow[]> =>
  db
    .select(courseImportsColumns)
    .from(courseImports)
    .where(and(underWay, lt(courseImports.updatedAt, before)))
    .limit(limit)

/** Forgets the reports, in any school, of imports that were over before a moment. */
export const deleteOldImports = async (db: WriteDatabase, before: Date): Promise<void> => {
  await db
    .delete(courseImports)
    .where(and(inArray(courseImports.state, ['done', 'failed']), lt(courseImports.updatedAt, before)))
}
