import type { Transaction, ReadDatabase, WriteDatabase } from '../../platform/database/pool.ts'
import { and, desc, eq, gt, isNull, lt, sql } from '../../platform/database/sql.ts'
import { hashToken } from '../../platform/sign-in/tokens.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import {
  closedGroupCodes as codes,
  closedGroupEvents as events,
  closedGroupLinks as links,
  closedGroupLinksColumns as linksColumns,
} from './closed-groups.tables.ts'

interface Place {
  readonly schoolId: SchoolId
  readonly id: number
}

const isIn = ({ schoolId, id }: Place) => and(eq(links.schoolId, schoolId), eq(links.groupId, id))

/** The links of a group that are not revoked, the newest first. */
export const listLinks = (db: ReadDatabase, group: Place, limit: number) =>
  db
    .select(linksColumns)
    .from(links)
    .where(and(isIn(group), isNull(links.revokedAt)))
    .orderBy(desc(links.createdAt), desc(links.id))
    .limit(limit)
export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number]

export const countLinks = (db: ReadDatabase, group: Place): Promise<number> =>
  db.$count(links, and(isIn(group), isNull(links.revokedAt)))

export const findLink = async (db: ReadDatabase, group: Place, linkId: number): Promise<LinkRow | null> => {
  const [row] = await db
    .select(linksColumns)
    .from(links)
    .where(and(isIn(group), eq(links.id, linkId)))
  return row ?? null
}

export const findLinkByUrl = async (db: ReadDatabase, group: Place, url: string): Promise<LinkRow | null> => {
  const [row] = await db
    .select(linksColumns)
    .from(links)
    .where(and(isIn(group), eq(links.url, url)))
  return row ?? null
}

export const insertLink = async (
  db: WriteDatabase,
  group: Place,
  link: Pick<LinkRow, 'name' | 'url' | 'validUntil' | 'mostUsers' | 'needsApproval'>,
  now: Date,
): Promise<LinkRow> => {
  const [row] = await db
    .insert(links)
    .values({ ...link, schoolId: group.schoolId, groupId: group.id, createdAt: now })
    .returning(linksColumns)
  if (!row) throw new Error('The link was not stored.')
  return row
}

export const revokeLink = async (
  db: WriteDatabase,
  group: Place,
  linkId: number,
  now: Date,
): Promise<void> => {
  await db
    .update(links)
    .set({ revokedAt: now })
    .where(and(isIn(group), eq(links.id, linkId), isNull(links.revokedAt)))
}

/** No link of a former bot or chat leads anywhere. */
export const revokeLinks = async (db: WriteDatabase, group: Place, now: Date): Promise<void> => {
  await db
    .update(links)
    .set({ revokedAt: now })
    .where(and(isIn(group), isNull(links.revokedAt)))
}

/** Counts somebody who came in by a link. */
export const countUse = async (db: WriteDatabase, group: Place, linkId: number): Promise<void> => {
  await db
    .update(links)
    .set({ usedCount: sql`${links.usedCount} + 1` })
    .where(and(isIn(group), eq(links.id, linkId)))
}

/** Keeps a code by which a person shows the bot who they are; an earlier one of the same person ends. */
export const saveCode = async (
  tx: Transaction,
  { schoolId, id: groupId }: Place,
  { userId, code, endsAt }: { readonly userId: number; readonly code: string; readonly endsAt: Date },
): Promise<void> => {
  await tx
    .delete(codes)
    .where(and(eq(codes.schoolId, schoolId), eq(codes.groupId, groupId), eq(codes.userId, userId)))
  await tx.insert(codes).values({ hash: hashToken(code), schoolId, groupId, userId, endsAt })
}

/** Whose code it is; it is over with that. Null for one that is none, has ended, or belongs to another group. */
export const consumeCode = async (
  tx: Transaction,
  { schoolId, id: groupId }: Place,
  codeHash: string,
  now: Date,
): Promise<number | null> => {
  const [row] = await tx
    .delete(codes)
    .where(
      and(
        eq(codes.hash, codeHash),
        eq(codes.schoolId, schoolId),
        eq(codes.groupId, groupId),
        gt(codes.endsAt, now),
      ),
    )
    .returning({ userId: codes.userId })
  return row?.userId ?? null
}

/** Notes the number of an event. @returns whether it is told for the first time */
export const noteEvent = async (
  tx: Transaction,
  { schoolId, id: groupId }: Place,
  { botId, number }: { readonly botId: number; readonly number: number },
  now: Date,
): Promise<boolean> => {
  const noted = await tx
    .insert(events)
    .values({ schoolId, groupId, botId, number, takenAt: now })
    .onConflictDoNothing()
    .returning({ number: events.number })
  return noted.length > 0
}

const rememberMs = 7 * 24 * 3_600_000

/** Deletes codes that have ended, and numbers of events that are no longer repeated: of all schools. */
export const forgetOld = async (db: WriteDatabase, now: Date): Promise<void> => {
  await db.delete(codes).where(lt(codes.endsAt, now))
  await db.delete(events).where(lt(events.takenAt, new Date(now.getTime() - rememberMs)))
}

/** Codes of somebody who was erased. */
export const forgetCodes = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(codes).where(eq(codes.userId, userId))
}
