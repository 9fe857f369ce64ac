import type { ReadDatabase, Transaction, WriteDatabase } from '../../../platform/database/pool.ts'
import { and, asc, eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { taskTicks } from './ticks.tables.ts'

/** Whose ticks in which text. */
export interface TickPlace {
  readonly userId: number
  readonly unitId: number
  readonly lessonId: number
  readonly schoolId: SchoolId
}

const at = ({ userId, unitId, schoolId }: TickPlace) =>
  and(eq(taskTicks.userId, userId), eq(taskTicks.unitId, unitId), eq(taskTicks.schoolId, schoolId))

/** The tasks that a person has ticked in a text, the first ticked first. */
export const listTicks = async (db: ReadDatabase, place: TickPlace): Promise<string[]> => {
  const rows = await db
    .select({ task: taskTicks.task })
    .from(taskTicks)
    .where(at(place))
    .orderBy(asc(taskTicks.tickedAt), asc(taskTicks.task))
  return rows.map(({ task }) => task)
}

/** Ticks a task; a second tick changes nothing. */
export const tick = async (db: WriteDatabase, place: TickPlace, task: string, now: Date): Promise<void> => {
  await db
    .insert(taskTicks)
    .values({ ...place, task, tickedAt: now })
    .onConflictDoNothing()
}

/** Takes a tick back. */
export const untick = async (db: WriteDatabase, place: TickPlace, task: string): Promise<void> => {
  await db.delete(taskTicks).where(and(at(place), eq(taskTicks.task, task)))
}

/** Everything a person has ticked, for the download. */
export const exportTicks = (db: ReadDatabase, userId: number) =>
  db
    .select({
      lesson_id: taskTicks.lessonId,
      unit_id: taskTicks.unitId,
      task: taskTicks.task,
      ticked_at: taskTicks.tickedAt,
    })
    .from(taskTicks)
    .where(eq(taskTicks.userId, userId))
    .orderBy(asc(taskTicks.tickedAt))

/** Deletes what somebody ticked: the account was erased. */
export const forgetTicks = async (db: Transaction, userId: number): Promise<void> => {
  await db.delete(taskTicks).where(eq(taskTicks.userId, userId))
}
