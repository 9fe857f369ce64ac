import {
  defaultChoice,
  type GroupChoice,
  type NotificationGroup,
} from '@lectern/contract/notifications/groups'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, eq, inArray, isNull, or } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { letterPauses, notificationChoices } from './notifications.tables.ts'

/** What some people chose for a school: the choice for it, else the one for all schools, else everything is on. */
export interface Choices {
  choiceOf(userId: number, group: NotificationGroup): GroupChoice
  /** Whether all letters of the school rest for somebody. */
  isPaused(userId: number): boolean
}

const columns = {
  userId: notificationChoices.userId,
  schoolId: notificationChoices.schoolId,
  group: notificationChoices.group,
  bell: notificationChoices.bell,
  mail: notificationChoices.mail,
}

export const loadChoices = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userIds: readonly number[],
): Promise<Choices> => {
  const ids = [...userIds]
  const rows =
    ids.length === 0
      ? []
      : await db
          .select(columns)
          .from(notificationChoices)
          .where(
            and(
              inArray(notificationChoices.userId, ids),
              or(eq(notificationChoices.schoolId, schoolId), isNull(notificationChoices.schoolId)),
            ),
          )
  const pauses =
    ids.length === 0
      ? []
      : await db
          .select({ userId: letterPauses.userId })
          .from(letterPauses)
          .where(and(inArray(letterPauses.userId, ids), eq(letterPauses.schoolId, schoolId)))
  const paused = new Set(pauses.map(({ userId }) => userId))
  const own = new Map(rows.map((row) => [keyOf(row.userId, row.group, row.schoolId !== null), row]))
  return {
    choiceOf: (userId, group) =>
      own.get(keyOf(userId, group, true)) ?? own.get(keyOf(userId, group, false)) ?? defaultChoice,
    isPaused: (userId) => paused.has(userId),
  }
}

const keyOf = (userId: number, group: NotificationGroup, isOfSchool: boolean): string =>
  `${userId}/${group}/${isOfSchool ? 'school' : 'all'}`

/** Whose choice of which school. */
export interface ChoicePlace {
  readonly userId: number
  readonly schoolId: SchoolId
}

/** Keeps what somebody chose; what is not named stays as it was. */
export const saveChoice = async (
  tx: Transaction,
  { userId, schoolId }: ChoicePlace,
  group: NotificationGroup,
  change: { readonly [Way in keyof GroupChoice]?: boolean | undefined },
): Promise<void> => {
  const before = (await loadChoices(tx, schoolId, [userId])).choiceOf(userId, group)
  const choice = { bell: change.bell ?? before.bell, mail: change.mail ?? before.mail }
  await tx
    .insert(notificationChoices)
    .values({ userId, schoolId, group, ...choice })
    .onConflictDoUpdate({
      target: [notificationChoices.userId, notificationChoices.schoolId, notificationChoices.group],
      set: choice,
    })
}

/** Lets all letters of a school rest for somebody, or go out again. */
export const pauseLetters = async (
  tx: Transaction,
  { userId, schoolId }: ChoicePlace,
  isPaused: boolean,
  now: Date,
): Promise<void> => {
  if (isPaused) {
    await tx.insert(letterPauses).values({ userId, schoolId, since: now }).onConflictDoNothing()
    return
  }
  await tx
    .delete(letterPauses)
    .where(and(eq(letterPauses.userId, userId), eq(letterPauses.schoolId, schoolId)))
}

/** Everything that somebody chose. */
export const listChoicesOf = (db: ReadDatabase, userId: number) =>
  db.select(columns).from(notificationChoices).where(eq(notificationChoices.userId, userId))

/** The schools whose letters rest for somebody. */
export const listPausesOf = (db: ReadDatabase, userId: number) =>
  db
    .select({ schoolId: letterPauses.schoolId, since: letterPauses.since })
    .from(letterPauses)
    .where(eq(letterPauses.userId, userId))
