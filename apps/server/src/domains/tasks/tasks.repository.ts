import { taskLimits } from '@lectern/contract/tasks/tasks'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { users } from '../identity/index.ts'
import { tasks, tasksColumns, taskUndo } from './tasks.tables.ts'

const openStates = ['waiting', 'running'] as const
const isOpen = inArray(tasks.state, [...openStates])

const selectTasks = (db: ReadDatabase) =>
  db
    .select({ ...tasksColumns, starter: users.name })
    .from(tasks)
    .leftJoin(users, eq(users.id, tasks.userId))
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number]

/** Who asks for tasks: for those of others only while they run, and of kinds that they may start. */
export interface TaskReader {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly kinds: readonly string[]
}

const isSeen = ({ schoolId, userId, kinds }: TaskReader): SQL | undefined =>
  and(
    eq(tasks.schoolId, schoolId),
    or(eq(tasks.userId, userId), and(isOpen, inArray(tasks.kind, [...kinds]))),
  )

export const listTasks = (db: ReadDatabase, reader: TaskReader): Promise<TaskRow[]> =>
  selectTasks(db)
    .where(and(eq(tasks.schoolId, reader.schoolId), isSeen(reader)))
    .orderBy(desc(tasks.id))
    .limit(taskLimits.listed)

/** Some tasks of a school by their ids, whoever started them. */
export const listTasksById = (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<TaskRow[]> => selectTasks(db).where(and(eq(tasks.schoolId, schoolId), inArray(tasks.id, [...ids])))

export const findTask = async (
  db: ReadDatabase,
  reader: TaskReader,
  taskId: number,
): Promise<TaskRow | null> => {
  const [row] = await selectTasks(db).where(
    and(eq(tasks.schoolId, reader.schoolId), eq(tasks.id, taskId), isSeen(reader)),
  )
  return row ?? null
}

/** A task; nobody else works on it before the transaction ends. */
export const lockTask = async (tx: Transaction, taskId: number) => {
  const [row] = await tx.select(tasksColumns).from(tasks).where(eq(tasks.id, taskId)).for('no key update')
  return row ?? null
}
export type LockedTask = NonNullable<Awaited<ReturnType<typeof lockTask>>>

/** How many tasks of a school and of one of its people wait or run. */
export const countOpen = async (
  tx: Transaction,
  { schoolId, userId }: Pick<TaskReader, 'schoolId' | 'userId'>,
): Promise<{ readonly ofSchool: number; readonly ofPerson: number }> => {
  const [row] = await tx
    .select({
      ofSchool: sql<number>`count(*)::int`,
      ofPerson: sql<number>`count(*) filter (where ${tasks.userId} = ${userId})::int`,
    })
    .from(tasks)
    .where(and(eq(tasks.schoolId, schoolId), isOpen))
  return row ?? { ofSchool: 0, ofPerson: 0 }
}

export const insertTask = async (tx: Transaction, task: typeof tasks.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(tasks).values(task).returning({ id: tasks.id })
  if (!row) throw new Error('The task was not made.')
  return row.id
}

/** Writes what is named; the rest stays. */
export const writeTask = async (
  tx: Transaction,
  { schoolId, id }: Pick<LockedTask, 'schoolId' | 'id'>,
  change: Partial<typeof tasks.$inferInsert>,
): Promise<void> => {
  await tx
    .update(tasks)
    .set(change)
    .where(and(eq(tasks.schoolId, schoolId), eq(tasks.id, id)))
}

/** Whether a task that takes another one back waits, runs or has ended well. */
export const isUndoUnderWay = async (
  db: ReadDatabase,
  { schoolId, id }: Pick<LockedTask, 'schoolId' | 'id'>,
): Promise<boolean> =>
  (await db.$count(
    tasks,
    and(eq(tasks.schoolId, schoolId), eq(tasks.undoesId, id), inArray(tasks.state, [...openStates, 'done'])),
  )) > 0

/** Forgets how things were before tasks whose time to be taken back is over; of all schools. */
export const deleteOldUndo = async (tx: Transaction, now: Date, most: number): Promise<number> => {
  const old = tx
    .select({ id: taskUndo.taskId, thing: taskUndo.thingId })
    .from(taskUndo)
    .innerJoin(tasks, eq(tasks.id, taskUndo.taskId))
    .where(or(isNull(tasks.undoUntil), lt(tasks.undoUntil, now)))
    .limit(most)
  const { rowCount } = await tx
    .delete(taskUndo)
    .where(sql`(${taskUndo.taskId}, ${taskUndo.thingId}) in (${old})`)
  return rowCount ?? 0
}

/** Forgets tasks that ended long ago; of all schools. */
export const deleteOldTasks = async (tx: Transaction, before: Date): Promise<void> => {
  await tx.delete(tasks).where(lt(tasks.finishedAt, before))
}

/** Files of tasks whose time is over; of all schools. */
export const listOldFiles = (db: ReadDatabase, now: Date, after: number, most: number) =>
  db
    .select({ id: tasks.id, schoolId: tasks.schoolId, file: tasks.file })
    .from(tasks)
    .where(and(gt(tasks.id, after), sql`(${tasks.file} ->> 'until')::timestamptz < ${now.toISOString()}`))
    .orderBy(tasks.id)
    .limit(most)
