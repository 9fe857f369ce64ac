import type { ProviderId } from '@lectern/contract/payments/provider-ids'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { lockByName } from '../../platform/database/lock-by-name.ts'
import { and, asc, eq, inArray, isNull } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { paymentSystems, paymentSystemsColumns } from './payments.tables.ts'

/** Ways to pay of a school, in the order of its checkout. */
export const listSystems = (db: ReadDatabase, schoolId: SchoolId) =>
  db
    .select(paymentSystemsColumns)
    .from(paymentSystems)
    .where(and(eq(paymentSystems.schoolId, schoolId), isNull(paymentSystems.deletedAt)))
    .orderBy(asc(paymentSystems.position), asc(paymentSystems.id))
export type SystemRow = Awaited<ReturnType<typeof listSystems>>[number]

/** Payment systems of one provider in all schools. */
export const listSystemsOfProvider = (db: ReadDatabase, providerId: ProviderId) =>
  db
    .select(paymentSystemsColumns)
    .from(paymentSystems)
    .where(and(eq(paymentSystems.providerId, providerId), isNull(paymentSystems.deletedAt)))
    .orderBy(asc(paymentSystems.id))
    .limit(200)

/** One of them, also where it was taken away. */
export const findSystem = async (db: ReadDatabase, schoolId: SchoolId, id: number) => {
  const [row] = await db
    .select(paymentSystemsColumns)
    .from(paymentSystems)
    .where(and(eq(paymentSystems.schoolId, schoolId), eq(paymentSystems.id, id)))
  return row ?? null
}

/** What the school calls some of them, also where they were taken away. */
export const listSystemTitles = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: paymentSystems.id, title: paymentSystems.title })
    .from(paymentSystems)
    .where(and(eq(paymentSystems.schoolId, schoolId), inArray(paymentSystems.id, [...ids])))
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Lets one transaction at a time add and order the ways to pay of a school. */
export const lockSystems = (tx: Transaction, schoolId: SchoolId): Promise<void> =>
  lockByName(tx, `payments.systems/${schoolId}`)

export const insertSystem = async (
  tx: Transaction,
  system: Omit<typeof paymentSystems.$inferInsert, 'id' | 'schoolId'> & { readonly schoolId: SchoolId },
): Promise<number> => {
  const [row] = await tx.insert(paymentSystems).values(system).returning({ id: paymentSystems.id })
  if (!row) throw new Error('The payment system was not made.')
  return row.id
}

type SystemColumns = Omit<typeof paymentSystems.$inferInsert, 'id' | 'schoolId' | 'createdAt'>
type Written = { readonly [Column in keyof SystemColumns]?: SystemColumns[Column] | undefined }

/** Writes what is named; the rest stays. */
export const updateSystem = async (
  tx: Transaction,
  schoolId: SchoolId,
  id: number,
  change: Written,
): Promise<void> => {
  await tx
    .update(paymentSystems)
    .set(change)
    .where(and(eq(paymentSystems.schoolId, schoolId), eq(paymentSystems.id, id)))
}
