import type { Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, lt, or, sql } from '../../../platform/database/sql.ts'
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

/**
 * Takes one letter of what is due of one person for as long as a lease lasts; what another process has taken is left to it. A letter that was
 * tried before is taken as it was, without what became due since: tried again it is the same letter.
 */
export const takeDue = async (tx: Transaction, { schoolId, userId }: LetterPlace, now: Date) => {
  const due = await tx
    .select({
      id: notifications.id,
      letterId: notifications.letterId,
    })
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
  const { letterId, ids } = letterOf(due)
  if (letterId === undefined) return []
  const rows = await tx
    .update(notifications)
    .set({
      mailState: 'sending',
      mailChangedAt: now,
      mailTries: sql`${notifications.mailTries} + 1`,
      letterId,
    })
    .where(and(eq(notifications.schoolId, schoolId), inArray(notifications.id, ids)))
    .returning(notificationsColumns)
  return rows.toSorted((one, other) => one.id - other.id)
}
export type TakenRow = Awaited<ReturnType<typeof takeDue>>[number]

/** What goes into one letter: what was tried together, else everything that was not tried. */
const letterOf = (due: readonly { readonly id: number; readonly letterId: number | null }[]) => {
  const tried = due.find(({ letterId }) => letterId !== null)?.letterId ?? null
  const ids = due.flatMap(({ id, letterId }) => (letterId === tried ? [id] : []))
  return { letterId: tried ?? ids[0], ids }
}

/** Rows as this process took them: once the lease is over and another has taken them, they are its own no more. */
const stillTaken = (schoolId: SchoolId, rows: readonly TakenRow[]) =>
  and(
    eq(notifications.schoolId, schoolId),
    eq(notifications.mailState, 'sending'),
    or(
      ...[...Map.groupBy(rows, ({ mailTries }) => mailTries)].map(([tries, some]) =>
        and(
          eq(notifications.mailTries, tries),
          inArray(
            notifications.id,
            some.map(({ id }) => id),
          ),
        ),
      ),
    ),
  )

/** Begins the lease of taken rows anew. @returns whether all of them are still this process's */
export const renewLease = async (
  db: WriteDatabase,
  { schoolId }: Pick<LetterPlace, 'schoolId'>,
  rows: readonly TakenRow[],
  now: Date,
): Promise<boolean> => {
  const held = await db
    .update(notifications)
    .set({ mailChangedAt: now })
    .where(stillTaken(schoolId, rows))
    .returning({ id: notifications.id })
  return held.length === rows.length
}

/** Writes down what became of letters that were taken. */
export const setMailState = async (
  db: WriteDatabase,
  { schoolId }: Pick<LetterPlace, 'schoolId'>,
  rows: readonly TakenRow[],
  state: MailState,
  now: Date,
): Promise<void> => {
  if (rows.length === 0) return
  await db
    .update(notifications)
    .set({ mailState: state, mailChangedAt: now })
    .where(stillTaken(schoolId, rows))
}

/** Lets letters that were taken wait again. @param isTry whether they were tried; else the taking does not count */
export const waitAgain = async (
  db: WriteDatabase,
  { schoolId }: Pick<LetterPlace, 'schoolId'>,
  rows: readonly TakenRow[],
  { dueAt, isTry, now }: { readonly dueAt: Date; readonly isTry: boolean; readonly now: Date },
): Promise<void> => {
  if (rows.length === 0) return
  await db
    .update(notifications)
    .set({
      mailState: 'waiting',
      mailDueAt: dueAt,
      mailChangedAt: now,
      ...(isTry
        ? {}
        : {
            mailTries: sql`${notifications.mailTries} - 1`,
            letterId: sql`case when ${notifications.mailTries} > 1 then ${notifications.letterId} end`,
          }),
    })
    .where(stillTaken(schoolId, rows))
}

/** Hands back letters whose lease is over, of all schools: their process died or hangs. Those that were tried too often are given up. */
export const takeBackLost = async (
  db: WriteDatabase,
  { before, mostTries, now }: { readonly before: Date; readonly mostTries: number; readonly now: Date },
): Promise<void> => {
  await db
    .update(notifications)
    .set({
      mailState: sql`case when ${notifications.mailTries} < ${mostTries} then 'waiting' else 'failed' end`,
      mailDueAt: now,
      mailChangedAt: now,
    })
    .where(and(eq(notifications.mailState, 'sending'), lt(notifications.mailChangedAt, before)))
}
