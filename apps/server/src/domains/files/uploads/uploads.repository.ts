import type { ReadDatabase, WriteDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, gt, isNull, lte, sql, sum } from '../../../platform/database/sql.ts'
import { fileQuotas, fileQuotasColumns, files, uploads, uploadsColumns } from '../files.tables.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export type UploadRow = typeof uploads.$inferSelect

export const insertUpload = async (tx: Transaction, upload: typeof uploads.$inferInsert) => {
  await tx.insert(uploads).values(upload)
}

/** An upload of a person; nobody else's is found. */
export const findUpload = async (db: ReadDatabase, userId: number, id: string): Promise<UploadRow | null> => {
  const [row] = await db
    .select(uploadsColumns)
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
  return row ?? null
}

/** An upload, held until the transaction ends: it becomes a file once. */
export const lockUpload = async (tx: Transaction, id: string): Promise<UploadRow | null> => {
  const [row] = await tx.select(uploadsColumns).from(uploads).where(eq(uploads.id, id)).for('update')
  return row ?? null
}

export const markFinished = async (tx: Transaction, id: string, now: Date) => {
  await tx.update(uploads).set({ finishedAt: now }).where(eq(uploads.id, id))
}

export const setUploadBytes = async (db: WriteDatabase, id: string, bytes: number) => {
  await db.update(uploads).set({ bytes }).where(eq(uploads.id, id))
}

export const deleteUpload = async (db: WriteDatabase, id: string) => {
  await db.delete(uploads).where(eq(uploads.id, id))
}

/** Uploads of a person that are under way expire now. */
export const endUploadsOf = async (tx: Transaction, userId: number, now: Date) => {
  await tx
    .update(uploads)
    .set({ expiresAt: now })
    .where(and(eq(uploads.userId, userId), isNull(uploads.finishedAt)))
}

export const listExpired = (db: ReadDatabase, now: Date): Promise<UploadRow[]> =>
  db.select(uploadsColumns).from(uploads).where(lte(uploads.expiresAt, now)).limit(1_000)

export const countOpen = (db: ReadDatabase, userId: number, now: Date): Promise<number> =>
  db.$count(uploads, and(eq(uploads.userId, userId), isNull(uploads.finishedAt), gt(uploads.expiresAt, now)))

/** Whoever else reserves room in the same school waits until the transaction ends. */
export const lockQuota = async (tx: Transaction, schoolId: SchoolId) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('files/quota'), ${schoolId}::int)`)
}

/** A school's own quota in bytes; null when it has the server's. */
export const findQuota = async (db: ReadDatabase, schoolId: SchoolId): Promise<number | null> => {
  const [row] = await db.select(fileQuotasColumns).from(fileQuotas).where(eq(fileQuotas.schoolId, schoolId))
  return row?.bytes ?? null
}

/** Bytes of the files of a school; what the school's server made of them does not count. */
export const sumUsed = async (db: ReadDatabase, schoolId: SchoolId): Promise<number> => {
  const [row] = await db
    .select({ total: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(eq(files.schoolId, schoolId), isNull(files.parentId), isNull(files.deletedAt)))
  return row?.total ?? 0
}

/** Bytes that are promised to uploads under way. */
export const sumReserved = async (db: ReadDatabase, schoolId: SchoolId, now: Date): Promise<number> => {
  const [row] = await db
    .select({ total: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(and(eq(uploads.schoolId, schoolId), isNull(uploads.finishedAt), gt(uploads.expiresAt, now)))
  return row?.total ?? 0
}
