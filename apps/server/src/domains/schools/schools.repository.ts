import type { LegalPage } from '@lectern/contract/schools/schools'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import { and, asc, eq, inArray, ne, sql } from '../../platform/database/sql.ts'
import { users } from '../identity/index.ts'
import { announceSchoolChange } from './school-change.ts'
import { schoolLegalTexts, schoolLegalTextsColumns, schools, schoolsColumns } from './schools.tables.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** Whether there is any school on this database. */
export const isAnySchoolThere = async (db: ReadDatabase): Promise<boolean> => (await db.$count(schools)) > 0

const visitedSchools = (db: ReadDatabase) =>
  db
    .select({
      schoolId: schools.id,
      slug: schools.slug,
      name: schools.name,
      isPrimary: schools.isPrimary,
    })
    .from(schools)
    .orderBy(asc(schools.id))
    .limit(1)

const primarySchoolQuery = preparedQuery((db) =>
  visitedSchools(db).where(eq(schools.isPrimary, true)).prepare('find_primary_school'),
)
const schoolBySlugQuery = preparedQuery((db) =>
  visitedSchools(db)
    .where(eq(schools.slug, sql.placeholder('slug')))
    .prepare('find_school_by_slug'),
)

/** A school by its slug, or the primary one. */
export const findSchoolByAddress = async (db: ReadDatabase, which: { slug: string } | 'primary') => {
  const [row] =
    which === 'primary' ? await primarySchoolQuery(db).execute() : await schoolBySlugQuery(db).execute(which)
  return row ?? null
}

const schoolQuery = preparedQuery((db) =>
  db
    .select(schoolsColumns)
    .from(schools)
    .where(eq(schools.id, sql.placeholder('schoolId')))
    .prepare('find_school'),
)

export const findSchool = async (db: ReadDatabase, schoolId: SchoolId) => {
  const [row] = await schoolQuery(db).execute({ schoolId })
  return row ?? null
}
export type SchoolRow = NonNullable<Awaited<ReturnType<typeof findSchool>>>

/** The school, held until the transaction ends: whoever else changes its people or owner waits. */
export const lockSchool = async (tx: Transaction, schoolId: SchoolId) => {
  const [row] = await tx.select(schoolsColumns).from(schools).where(eq(schools.id, schoolId)).for('update')
  return row ?? null
}

export interface NewSchool {
  readonly name: string
  readonly slug: string
  readonly ownerId: number
  readonly isPrimary: boolean
  readonly timeZone: string
  readonly currency?: string
  readonly defaultLanguage?: Locale
  readonly showsFirstSteps?: boolean
}

/** @throws Error when the address is taken */
export const insertSchool = async (tx: Transaction, school: NewSchool, now: Date): Promise<SchoolId> => {
  const [row] = await tx
    .insert(schools)
    .values({ ...school, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: schools.id })
  if (!row) throw new Error('The school was not created: its address is taken.')
  await announceSchoolChange(tx, row.id)
  return row.id
}

/** Names of the schools that a person owns. */
export const listOwnedSchools = async (db: ReadDatabase, userId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: schools.name })
    .from(schools)
    .where(eq(schools.ownerId, userId))
    .orderBy(asc(schools.id))
  return rows.map(({ name }) => name)
}

export const countOwned = (db: ReadDatabase, userId: number): Promise<number> =>
  db.$count(schools, eq(schools.ownerId, userId))

/** Whether another school than `schoolId` has this address. */
export const isSlugTaken = async (db: ReadDatabase, slug: string, schoolId?: SchoolId): Promise<boolean> =>
  (await db.$count(
    schools,
    and(eq(schools.slug, slug), schoolId === undefined ? undefined : ne(schools.id, schoolId)),
  )) > 0

export const updateSchool = async (
  tx: Transaction,
  schoolId: SchoolId,
  change: Partial<Omit<SchoolRow, 'id' | 'createdAt' | 'isPrimary'>>,
) => {
  if (Object.keys(change).length === 0) return
  await tx.update(schools).set(change).where(eq(schools.id, schoolId))
  await announceSchoolChange(tx, schoolId)
}

export const listLegalTexts = (db: ReadDatabase, schoolId: SchoolId) =>
  db.select(schoolLegalTextsColumns).from(schoolLegalTexts).where(eq(schoolLegalTexts.schoolId, schoolId))
export type LegalTextRow = Awaited<ReturnType<typeof listLegalTexts>>[number]

/** Which legal texts there are, without their words. */
export const listLegalPages = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select({ language: schoolLegalTexts.language, page: schoolLegalTexts.page })
    .from(schoolLegalTexts)
    .where(eq(schoolLegalTexts.schoolId, schoolId))

export const findLegalText = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  page: LegalPage,
  languages: readonly Locale[],
) => {
  const rows = await db
    .select(schoolLegalTextsColumns)
    .from(schoolLegalTexts)
    .where(
      and(
        eq(schoolLegalTexts.schoolId, schoolId),
        eq(schoolLegalTexts.page, page),
        inArray(schoolLegalTexts.language, [...languages]),
      ),
    )
  return languages.map((language) => rows.find((row) => row.language === language)).find(Boolean) ?? null
}

/** Keeps a legal text; an empty one is removed. */
export const saveLegalText = async (
  tx: Transaction,
  key: { schoolId: SchoolId; language: Locale; page: LegalPage },
  body: string | null,
) => {
  if (body === null || body.trim() === '') {
    await tx
      .delete(schoolLegalTexts)
      .where(
        and(
          eq(schoolLegalTexts.schoolId, key.schoolId),
          eq(schoolLegalTexts.language, key.language),
          eq(schoolLegalTexts.page, key.page),
        ),
      )
    return
  }
  await tx
    .insert(schoolLegalTexts)
    .values({ ...key, body })
    .onConflictDoUpdate({
      target: [schoolLegalTexts.schoolId, schoolLegalTexts.language, schoolLegalTexts.page],
      set: { body },
    })
}

export const findPersonHead = async (db: ReadDatabase, userId: number) => {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}

/** Schools by their ids, in the order of opening. */
export const listSchoolsById = async (db: ReadDatabase, schoolIds: readonly SchoolId[]) => {
  if (schoolIds.length === 0) return []
  return db
    .select(schoolsColumns)
    .from(schools)
    .where(inArray(schools.id, [...schoolIds]))
    .orderBy(asc(schools.id))
}
