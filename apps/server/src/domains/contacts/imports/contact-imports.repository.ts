import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import type { NamedThing } from '@lectern/contract/kernel/ids'
import type { ImportTarget } from '@lectern/contract/contacts/imports/import-targets'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { users } from '../../identity/index.ts'
import { contactImportPlans, contactImports, contactImportsColumns } from './contact-imports.tables.ts'

const selectImports = (db: ReadDatabase) =>
  db
    .select({ ...contactImportsColumns, starter: users.name })
    .from(contactImports)
    .leftJoin(users, eq(users.id, contactImports.userId))
export type ImportRow = Awaited<ReturnType<typeof selectImports>>[number]

/** The latest imports of a school. */
export const listImports = (db: ReadDatabase, schoolId: SchoolId, limit: number): Promise<ImportRow[]> =>
  selectImports(db).where(eq(contactImports.schoolId, schoolId)).orderBy(desc(contactImports.id)).limit(limit)

/** Imports of a school that were started, the latest first: several of one file differ by their day. */
export const listNamedImports = (db: ReadDatabase, schoolId: SchoolId): Promise<NamedThing[]> =>
  db
    .select({
      id: contactImports.id,
      name: sql<string>`${contactImports.name} || ' · ' || to_char(${contactImports.createdAt}, 'YYYY-MM-DD')`,
    })
    .from(contactImports)
    .where(and(eq(contactImports.schoolId, schoolId), isNotNull(contactImports.taskId)))
    .orderBy(desc(contactImports.id))
    .limit(namedAtMost)

const namedAtMost = 200

export const findImport = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  importId: number,
): Promise<ImportRow | null> => {
  const [row] = await selectImports(db).where(
    and(eq(contactImports.schoolId, schoolId), eq(contactImports.id, importId)),
  )
  return row ?? null
}

/** An import; nobody else changes it before the transaction ends. */
export const lockImport = async (tx: Transaction, schoolId: SchoolId, importId: number) => {
  const [row] = await tx
    .select(contactImportsColumns)
    .from(contactImports)
    .where(and(eq(contactImports.schoolId, schoolId), eq(contactImports.id, importId)))
    .for('no key update')
  return row ?? null
}
export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>

/** Lets one transaction at a time add imports to a school: two would take the last place. */
export const lockImports = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `contact-imports/${schoolId}`)

/** How many imports of a school and of one of its people were not started yet. */
export const countOpen = async (
  tx: Transaction,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
): Promise<{ readonly ofSchool: number; readonly ofPerson: number }> => {
  const [row] = await tx
    .select({
      ofSchool: sql<number>`count(*)::int`,
      ofPerson: sql<number>`count(*) filter (where ${contactImports.userId} = ${userId})::int`,
    })
    .from(contactImports)
    .where(
      and(
        eq(contactImports.schoolId, schoolId),
        inArray(contactImports.state, ['waiting', 'reading', 'ready', 'checking', 'checked']),
      ),
    )
  return row ?? { ofSchool: 0, ofPerson: 0 }
}

export const insertImport = async (
  tx: Transaction,
  row: Pick<LockedImport, 'schoolId' | 'userId' | 'name'>,
  now: Date,
): Promise<number> => {
  const [made] = await tx
    .insert(contactImports)
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning({ id: contactImports.id })
  if (!made) throw new Error('The import was not recorded.')
  return made.id
}

/** Writes what is named; the rest stays. */
export const writeImport = async (
  tx: Transaction,
  { id, schoolId }: Pick<LockedImport, 'id' | 'schoolId'>,
  change: Partial<typeof contactImports.$inferInsert>,
  now: Date,
): Promise<void> => {
  await tx
    .update(contactImports)
    .set({ ...change, updatedAt: now })
    .where(and(eq(contactImports.id, id), eq(contactImports.schoolId, schoolId)))
}

export const deleteImport = async (
  tx: Transaction,
  { id, schoolId }: Pick<LockedImport, 'id' | 'schoolId'>,
): Promise<void> => {
  await tx.delete(contactImports).where(and(eq(contactImports.id, id), eq(contactImports.schoolId, schoolId)))
}

/** Where the columns of a file with these headers went last. */
export const findPlan = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  headers: string,
): Promise<readonly ImportTarget[] | null> => {
  const [row] = await db
    .select({ mapping: contactImportPlans.mapping })
    .from(contactImportPlans)
    .where(and(eq(contactImportPlans.schoolId, schoolId), eq(contactImportPlans.headers, headers)))
  return row?.mapping ?? null
}

export const keepPlan = async (
  tx: Transaction,
  plan: Pick<typeof contactImportPlans.$inferInsert, 'schoolId' | 'headers' | 'mapping'>,
  now: Date,
): Promise<void> => {
  const { mapping } = plan
  await tx
    .insert(contactImportPlans)
    .values({ ...plan, usedAt: now })
    .onConflictDoUpdate({
      target: [contactImportPlans.schoolId, contactImportPlans.headers],
      set: { mapping, usedAt: now },
    })
}

const dayMs = 24 * 60 * 60 * 1000
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs)

/** Imports, in any school, whose time is over. */
export const listOldImports = (db: ReadDatabase, now: Date, limit: number) =>
  db
    .select({ id: contactImports.id, schoolId: contactImports.schoolId, fileKey: contactImports.fileKey })
    .from(contactImports)
    .where(
      or(
        and(
          isNotNull(contactImports.taskId),
          lt(contactImports.updatedAt, before(now, importLimits.keptDays)),
        ),
        and(
          sql`${contactImports.taskId} is null`,
          lt(contactImports.updatedAt, before(now, importLimits.unstartedDays)),
        ),
      ),
    )
    .limit(limit)

/** Forgets plans, of any school, that no file has used for a year. */
export const deleteOldPlans = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(contactImportPlans).where(lt(contactImportPlans.usedAt, before(now, 365)))
}
