import type { NotificationKind } from '@lectern/contract/notifications/kinds/registry'
import { notificationLimits } from '@lectern/contract/notifications/notification'
import { notify } from '../../platform/database/notifications.ts'
import type { ReadDatabase, Transaction, WriteDatabase } from '../../platform/database/pool.ts'
import { preparedQuery } from '../../platform/database/prepared.ts'
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  max,
  type SQL,
  sql,
  type SQLWrapper,
} from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { tellBell } from '../live/index.ts'
import { notifications, notificationsColumns } from './notifications.tables.ts'
import type { MailState } from './rules/mail-state.ts'

/** Told on it whose number of unread notifications changed: `{user id}`. */
export const unreadChannel = 'notifications'

/** A notification as it is written down. */
export interface NewNotification {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly kind: NotificationKind
  readonly params: unknown
  readonly eventKey: string
  readonly inBell: boolean
  readonly mailState: MailState
  readonly mailDueAt: Date | null
  readonly uselessAt: Date | null
  /** Null or absent: not yet. */
  readonly readAt?: Date | null
}

/** Writes down what people were not told before; the rest is left. Whose bell has something new is told to every process. */
export const insertNotifications = async (
  tx: Transaction,
  rows: readonly NewNotification[],
  now: Date,
): Promise<void> => {
  if (rows.length === 0) return
  const added = await tx
    .insert(notifications)
    .values(rows.map((row) => ({ ...row, createdAt: now })))
    .onConflictDoNothing()
    .returning({ userId: notifications.userId, inBell: notifications.inBell })
  const rung = new Set(added.flatMap(({ userId, inBell }) => (inBell ? [userId] : [])))
  for (const userId of rung) await announceUnread(tx, userId)
}

/** Tells every process, and the pages of the person, that the number of their unread notifications changed. */
export const announceUnread = async (tx: Transaction, userId: number): Promise<void> => {
  await notify(tx, unreadChannel, String(userId))
  await tellBell(tx, userId)
}

/** When the last letter about things of some kinds went out, or will, to each of some people, as far as they were told since a moment. */
export const listLetterMoments = async (
  db: ReadDatabase,
  { schoolId, userIds, kinds, since }: LetterQuestion,
): Promise<ReadonlyMap<number, Date>> => {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: notifications.userId, at: max(notifications.mailDueAt) })
    .from(notifications)
    .where(
      and(
        eq(notifications.schoolId, schoolId),
        inArray(notifications.userId, [...userIds]),
        inArray(notifications.kind, [...kinds]),
        gt(notifications.createdAt, since),
      ),
    )
    .groupBy(notifications.userId)
  return new Map(rows.flatMap(({ userId, at }) => (at ? [[userId, at]] : [])))
}

interface LetterQuestion {
  readonly schoolId: SchoolId
  readonly userIds: readonly number[]
  readonly kinds: readonly NotificationKind[]
  readonly since: Date
}

const ofPerson = (userId: number) => and(eq(notifications.userId, userId), eq(notifications.inBell, true))

/** One page of somebody's bell, the newest first. */
export const listNotifications = (
  db: ReadDatabase,
  userId: number,
  { page, per_page: perPage }: { readonly page: number; readonly per_page: number },
) =>
  db
    .select(notificationsColumns)
    .from(notifications)
    .where(ofPerson(userId))
    .orderBy(desc(notifications.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number]

export const countNotifications = (db: ReadDatabase, userId: number): Promise<number> =>
  db.$count(notifications, ofPerson(userId))

/** How many notifications the person of a row has not read, counted up to a hundred; a part of a query. */
export const unreadOf = (userId: SQLWrapper): SQL<number> => sql`(
  select count(*)::int from (
    select from ${notifications}
    where user_id = ${userId} and in_bell and read_at is null
    limit ${sql.raw(String(notificationLimits.mostCounted))}
  ) counted
)`

const unreadQuery = preparedQuery((db) =>
  db
    .select({ unread: unreadOf(sql.placeholder('userId')) })
    .from(sql`(select 1) one`)
    .prepare('count_unread'),
)

/** How many notifications somebody has not read, counted up to a hundred: the cost does not grow with what was left unread. */
export const countUnread = async (db: ReadDatabase, userId: number): Promise<number> => {
  const [row] = await unreadQuery(db).execute({ userId })
  return row?.unread ?? 0
}

/** Marks own notifications as read: some, or all up to one; what is read stays as it is. */
export const markRead = async (
  tx: Transaction,
  userId: number,
  { ids, up_to }: { readonly ids?: readonly number[] | undefined; readonly up_to?: number | undefined },
  now: Date,
): Promise<void> => {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        ofPerson(userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : lte(notifications.id, up_to ?? 0),
      ),
    )
  await announceUnread(tx, userId)
}

/** Removes what is older than it is kept, of all schools. @returns how many were removed */
export const deleteOld = async (db: WriteDatabase, before: Date, most: number): Promise<number> => {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.createdAt, before))
    .orderBy(notifications.createdAt)
    .limit(most)
  const rows = await db
    .delete(notifications)
    .where(inArray(notifications.id, old))
    .returning({ id: notifications.id })
  return rows.length
}
