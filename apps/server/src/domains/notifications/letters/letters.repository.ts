import type { Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, lt, sql } from '../../../platform/database/sql.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import { notifications, notificationsColumns } from '../notifications.tables.ts'
import type { MailState } from '../rules/mail-state.ts'

/** Whose letters of which school. */
export interface LetterPlace {
  readonly schoolId: SchoolId
  readonly userId: number
}

/** Of one school in a round: however many letters it has, the next school's turn comes after so many. */
const mostOfSchool = 20

/** Notifications in one letter; what is more waits for the next. */
const mostInLetter = 50

/** Whose letters are due, school by school in turn: the first of each, then the second of each. */
export const listDue = async (db: WriteDatabase, now: Date): Promise<LetterPlace[]> => {
  const { rows } = await db.execute<{ school_id: string; user_id: string }>(sql`
    select due.school_id, due.user_id
    from (select distinct school_id from notifications where mail_state = 'waiting' and mail_due_at <= ${now}) school
    cross join lateral (
      select school_id, user_id, row_number() over (order by min(mail_due_at), user_id) turn
      from notifications
      where school_id = school.school_id and mail_state = 'waiting' and mail_due_at <= ${now}
      group by school_id, user_id
      order by turn
      limit ${mostOfSchool}
    ) due
    order by due.turn, due.school_id`)
  return rows.map(({ school_id, user_id }) => ({
    schoolId: storedSchoolId.parse(Number(school_id)),
    userId: Number(user_id),
  }))
}

/** Takes what is due of one person's letters, so that nobody else sends it; what another process has taken is left to it. */
export const takeDue = async (tx: Transaction, { schoolId, userId }: LetterPlace, now: Date) => {
  const due = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.schoolId, schoolId),
        eq(notifications.userId, userId),
        eq(notifications.mailState, 'waiting'),
        sql`${notifications.mailDueAt} <= ${now}`,
      ),
    )
    .orderBy(notifications.id)
    .limit(mostInLetter)
    .for('update', { skipLocked: true })
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const rows = await tx
    .update(notifications)
    .set({ mailState: 'sending', mailChangedAt: now, mailTries: sql`${notifications.mailTries} + 1` })
    .where(and(eq(notifications.schoolId, schoolId), inArray(notifications.id, ids)))
    .returning(notificationsColumns)
  return rows.toSorted((one, other) => one.id - other.id)
}
export type TakenRow = Awaited<ReturnType<typeof takeDue>>[number]

/** Writes down what became of letters that were taken. @param dueAt when they are tried again, where they wait */
export const setMailState = async (
  db: WriteDatabase,
  { schoolId }: Pick<LetterPlace, 'schoolId'>,
  ids: readonly number[],
  { state, dueAt, now }: { readonly state: MailState; readonly dueAt?: Date; readonly now: Date },
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(notifications)
    .set({ mailState: state, mailChangedAt: now, ...(dueAt === undefined ? {} : { mailDueAt: dueAt }) })
    .where(
      and(
        eq(notifications.schoolId, schoolId),
        inArray(notifications.id, [...ids]),
        eq(notifications.mailState, 'sending'),
      ),
    )
}

/** Lets a letter that was not taken by the mail server wait again; one that was settled meanwhile stays as it is. */
export const waitAgain = async (
  db: WriteDatabase,
  { schoolId }: Pick<LetterPlace, 'schoolId'>,
  id: number,
  dueAt: Date,
  now: Date,
): Promise<void> => {
  await db
    .update(notifications)
    .set({ mailState: 'waiting', mailDueAt: dueAt, mailChangedAt: now })
    .where(
      and(
        eq(notifications.schoolId, schoolId),
        eq(notifications.id, id),
        eq(notifications.mailState, 'sending'),
      ),
    )
}

/** Gives up letters whose sending began long ago and was never finished: its process died, and the mail server may have them. */
export const giveUpLost = async (db: WriteDatabase, before: Date, now: Date): Promise<void> => {
  await db
    .update(notifications)
    .set({ mailState: 'uncertain', mailChangedAt: now })
    .where(and(eq(notifications.mailState, 'sending'), lt(notifications.mailChangedAt, before)))
}
