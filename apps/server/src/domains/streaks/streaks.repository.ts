import { streakLimits } from '@lectern/contract/streaks/streak-limits'
import type { ReadDatabase, Transaction, WriteDatabase } from '../../platform/database/pool.ts'
import { and, desc, eq } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { learningDays, streakChoices } from './streaks.tables.ts'

/** A person at a school. */
export interface Learner {
  readonly schoolId: SchoolId
  readonly userId: number
}

/** Notes days with learning; what is noted stays. */
export const insertLearningDays = async (
  db: WriteDatabase,
  { schoolId, userId }: Learner,
  days: readonly string[],
): Promise<void> => {
  if (days.length === 0) return
  await db
    .insert(learningDays)
    .values(days.map((day) => ({ schoolId, userId, day })))
    .onConflictDoNothing()
}

/** The days with learning of the last two years, the latest first. */
export const listLearningDays = async (
  db: ReadDatabase,
  { schoolId, userId }: Learner,
): Promise<string[]> => {
  const rows = await db
    .select({ day: learningDays.day })
    .from(learningDays)
    .where(and(eq(learningDays.schoolId, schoolId), eq(learningDays.userId, userId)))
    .orderBy(desc(learningDays.day))
    .limit(streakLimits.days)
  return rows.map(({ day }) => day)
}

/** Whether somebody wants to see their days in a row. */
export const isStreakChosen = async (db: ReadDatabase, { schoolId, userId }: Learner): Promise<boolean> => {
  const [row] = await db
    .select({ isOn: streakChoices.isOn })
    .from(streakChoices)
    .where(and(eq(streakChoices.schoolId, schoolId), eq(streakChoices.userId, userId)))
  return row?.isOn ?? true
}

export const saveStreakChoice = async (
  db: WriteDatabase,
  { schoolId, userId }: Learner,
  isOn: boolean,
): Promise<void> => {
  await db
    .insert(streakChoices)
    .values({ schoolId, userId, isOn })
    .onConflictDoUpdate({ target: [streakChoices.userId, streakChoices.schoolId], set: { isOn } })
}

/** On which days a person learned, for the download. */
export const exportLearningDays = (db: ReadDatabase, userId: number) =>
  db
    .select({ cabinet_id: learningDays.schoolId, day: learningDays.day })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
    .orderBy(desc(learningDays.day))

/** Deletes on which days somebody learned: the account was erased. */
export const forgetLearningDays = async (tx: Transaction, userId: number): Promise<void> => {
  await tx.delete(learningDays).where(eq(learningDays.userId, userId))
  await tx.delete(streakChoices).where(eq(streakChoices.userId, userId))
}
