import type { ReadDatabase, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq, gt, isNull, lt, lte, sql } from '../../../platform/database/sql.ts'
import { staffDigests } from '../notifications.tables.ts'
import type { StaffPlace } from '../review-rights.ts'

/** The digest of one day. */
export interface DigestPlace extends StaffPlace {
  readonly day: string
}

/** A digest as one process has it for now. */
export interface TakenDigest extends DigestPlace {
  /** From when on it tells what happened. */
  readonly since: Date
  /** This one among them. */
  readonly tries: number
}

const minute_ms = 60_000

/** How long a process has a digest to itself. */
const lease_ms = 10 * minute_ms

/** Older than that nobody is told of in a digest. */
const mostCarried_ms = 7 * 24 * 60 * minute_ms

const ofDigest = ({ schoolId, userId, day }: DigestPlace) =>
  and(eq(staffDigests.schoolId, schoolId), eq(staffDigests.userId, userId), eq(staffDigests.day, day))

/** From when on the next digest tells: what those did not that could not be sent since the last one that was. */
export const carriedSince = async (
  db: ReadDatabase,
  { schoolId, userId }: StaffPlace,
  now: Date,
): Promise<Date | null> => {
  const rows = await db
    .select({ since: staffDigests.since, sentAt: staffDigests.sentAt })
    .from(staffDigests)
    .where(
      and(
        eq(staffDigests.schoolId, schoolId),
        eq(staffDigests.userId, userId),
        gt(staffDigests.since, new Date(now.getTime() - mostCarried_ms)),
      ),
    )
    .orderBy(staffDigests.day)
  const unsent = rows.slice(rows.findLastIndex(({ sentAt }) => sentAt !== null) + 1)
  return unsent[0]?.since ?? null
}

/** Takes a digest for the first time. @returns whether nobody had: no two processes send it */
export const takeDigest = async (
  db: WriteDatabase,
  { schoolId, userId, day, since }: TakenDigest,
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(staffDigests)
    .values({ schoolId, userId, day, since, nextTryAt: new Date(now.getTime() + lease_ms) })
    .onConflictDoNothing()
    .returning({ day: staffDigests.day })
  return rows.length > 0
}

/** Takes the digests that are to be tried again, of all schools: they were refused, or their process died. */
export const takeAgain = async (db: WriteDatabase, now: Date): Promise<TakenDigest[]> => {
  const rows = await db
    .update(staffDigests)
    .set({ tries: sql`${staffDigests.tries} + 1`, nextTryAt: new Date(now.getTime() + lease_ms) })
    .where(lte(staffDigests.nextTryAt, now))
    .returning({
      schoolId: staffDigests.schoolId,
      userId: staffDigests.userId,
      day: staffDigests.day,
      since: staffDigests.since,
      tries: staffDigests.tries,
    })
  return rows.flatMap(({ since, ...row }) => (since === null ? [] : [{ ...row, since }]))
}

/** Writes down that a digest was sent. */
export const noteSent = async (db: WriteDatabase, digest: DigestPlace, now: Date): Promise<void> => {
  await db.update(staffDigests).set({ sentAt: now, nextTryAt: null }).where(ofDigest(digest))
}

/** Lets a digest that was not sent be tried at another moment; null: never. */
export const letTryAt = async (
  db: WriteDatabase,
  digest: Pick<TakenDigest, 'schoolId' | 'userId' | 'day' | 'tries'>,
  nextTryAt: Date | null,
): Promise<void> => {
  await db
    .update(staffDigests)
    .set({ nextTryAt })
    .where(and(ofDigest(digest), eq(staffDigests.tries, digest.tries), isNull(staffDigests.sentAt)))
}

/** Forgets which digests were sent before a moment, of all schools. */
export const deleteOldDigests = async (db: WriteDatabase, before: Date): Promise<void> => {
  await db.delete(staffDigests).where(lt(staffDigests.day, before.toISOString().slice(0, 10)))
}
