import type { LegalPage } from '@lectern/contract/schools/schools'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, inArray, ne } from '../../platform/database/sql.ts'
import { users } from '../identity/index.ts'
import { announceSchoolChange } from './school-change.ts'
import { cabinetLegalTexts, cabinetLegalTextsColumns, cabinets, cabinetsColumns } from './schools.tables.ts'

/** Whether there is any school on this database. */
export const isAnySchoolThere = async (db: ReadDatabase): Promise<boolean> => (await db.$count(cabinets)) > 0

/** A school by its slug, or the primary one. */
export const findSchool = async (db: ReadDatabase, which: { slug: string } | 'primary') => {
  const [row] = await db
    .select({
      cabinetId: cabinets.id,
      slug: cabinets.slug,
      name: cabinets.name,
      isPrimary: cabinets.isPrimary,
    })
    .from(cabinets)
    .where(which === 'primary' ? eq(cabinets.isPrimary, true) : eq(cabinets.slug, which.slug))
    .orderBy(asc(cabinets.id))
    .limit(1)
  return row ?? null
}

export const findCabinet = async (db: ReadDatabase, cabinetId: number) => {
  const [row] = await db.select(cabinetsColumns).from(cabinets).where(eq(cabinets.id, cabinetId))
  return row ?? null
}
export type CabinetRow = NonNullable<Awaited<ReturnType<typeof findCabinet>>>

/** The school, held until the transaction ends: whoever else changes its people or owner waits. */
export const lockCabinet = async (tx: Transaction, cabinetId: number) => {
  const [row] = await tx
    .select(cabinetsColumns)
    .from(cabinets)
    .where(eq(cabinets.id, cabinetId))
    .for('update')
  return row ?? null
}

export interface NewCabinet {
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
export const insertCabinet = async (tx: Transaction, cabinet: NewCabinet, now: Date): Promise<number> => {
  const [row] = await tx
    .insert(cabinets)
    .values({ ...cabinet, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: cabinets.id })
  if (!row) throw new Error('The school was not created: its address is taken.')
  await announceSchoolChange(tx, row.id)
  return row.id
}

/** Names of the schools that a person owns. */
export const listOwnedSchools = async (db: ReadDatabase, userId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: cabinets.name })
    .from(cabinets)
    .where(eq(cabinets.ownerId, userId))
    .orderBy(asc(cabinets.id))
  return rows.map(({ name }) => name)
}

export const countOwned = (db: ReadDatabase, userId: number): Promise<number> =>
  db.$count(cabinets, eq(cabinets.ownerId, userId))

/** Whether another school than `cabinetId` has this address. */
export const isSlugTaken = async (db: ReadDatabase, slug: string, cabinetId = 0): Promise<boolean> =>
  (await db.$count(cabinets, and(eq(cabinets.slug, slug), ne(cabinets.id, cabinetId)))) > 0

export const updateCabinet = async (
  tx: Transaction,
  cabinetId: number,
  change: Partial<Omit<CabinetRow, 'id' | 'createdAt' | 'isPrimary'>>,
) => {
  if (Object.keys(change).length === 0) return
  await tx.update(cabinets).set(change).where(eq(cabinets.id, cabinetId))
}

export const listLegalTexts = (db: ReadDatabase, cabinetId: number) =>
  db
    .select(cabinetLegalTextsColumns)
    .from(cabinetLegalTexts)
    .where(eq(cabinetLegalTexts.cabinetId, cabinetId))
export type LegalTextRow = Awaited<ReturnType<typeof listLegalTexts>>[number]

/** Which legal texts there are, without their words. */
export const listLegalPages = (db: ReadDatabase, cabinetId: number) =>
  db
    .select({ language: cabinetLegalTexts.language, page: cabinetLegalTexts.page })
    .from(cabinetLegalTexts)
    .where(eq(cabinetLegalTexts.cabinetId, cabinetId))

export const findLegalText = async (
  db: ReadDatabase,
  cabinetId: number,
  page: LegalPage,
  languages: readonly Locale[],
) => {
  const rows = await db
    .select(cabinetLegalTextsColumns)
    .from(cabinetLegalTexts)
    .where(
      and(
        eq(cabinetLegalTexts.cabinetId, cabinetId),
        eq(cabinetLegalTexts.page, page),
        inArray(cabinetLegalTexts.language, [...languages]),
      ),
    )
  return languages.map((language) => rows.find((row) => row.language === language)).find(Boolean) ?? null
}

/** Keeps a legal text; an empty one is removed. */
export const saveLegalText = async (
  tx: Transaction,
  key: { cabinetId: number; language: Locale; page: LegalPage },
  body: string | null,
) => {
  if (body === null || body.trim() === '') {
    await tx
      .delete(cabinetLegalTexts)
      .where(
        and(
          eq(cabinetLegalTexts.cabinetId, key.cabinetId),
          eq(cabinetLegalTexts.language, key.language),
          eq(cabinetLegalTexts.page, key.page),
        ),
      )
    return
  }
  await tx
    .insert(cabinetLegalTexts)
    .values({ ...key, body })
    .onConflictDoUpdate({
      target: [cabinetLegalTexts.cabinetId, cabinetLegalTexts.language, cabinetLegalTexts.page],
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
export const listCabinetsById = async (db: ReadDatabase, cabinetIds: readonly number[]) => {
  if (cabinetIds.length === 0) return []
  return db
    .select(cabinetsColumns)
    .from(cabinets)
    .where(inArray(cabinets.id, [...cabinetIds]))
    .orderBy(asc(cabinets.id))
}
