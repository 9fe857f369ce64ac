import { taskLimits } from '@lectern/contract/tasks/tasks'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, gt, inArray, like, type SQLWrapper, sql } from '../../platform/database/sql.ts'
import type { SliceOutcome, UndoRow } from './task-kind.ts'
import { taskRows, tasks, taskTargets, taskUndo } from './tasks.tables.ts'

/** Fixes what a task works on: the ids of a query. @returns how many */
export const chooseTargets = async (tx: Transaction, taskId: number, ids: SQLWrapper): Promise<number> => {
  const { rowCount } = await tx.execute(sql`
    insert into task_targets (task_id, thing_id)
    select ${taskId}, chosen.id from (${ids}) as chosen (id)`)
  return rowCount ?? 0
}

/** The things that a task can take back. */
export const undoTargets = (taskId: number): SQLWrapper =>
  sql`select thing_id from task_undo where task_id = ${taskId}`

/** Takes the next things out of what a task has still to work on. */
export const takeTargets = async (tx: Transaction, taskId: number, most: number): Promise<number[]> => {
  const next = tx
    .select({ id: taskTargets.thingId })
    .from(taskTargets)
    .where(eq(taskTargets.taskId, taskId))
    .orderBy(asc(taskTargets.thingId))
    .limit(most)
  const rows = await tx
    .delete(taskTargets)
    .where(and(eq(taskTargets.taskId, taskId), inArray(taskTargets.thingId, next)))
    .returning({ id: taskTargets.thingId })
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** The next things that a task has still to work on; they stay. */
export const listTargets = async (
  db: ReadDatabase,
  taskId: number,
  after: number,
  most: number,
): Promise<number[]> => {
  const rows = await db
    .select({ id: taskTargets.thingId })
    .from(taskTargets)
    .where(and(eq(taskTargets.taskId, taskId), gt(taskTargets.thingId, after)))
    .orderBy(asc(taskTargets.thingId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Leaves the rest undone. */
export const dropTargets = async (tx: Transaction, taskId: number): Promise<void> => {
  await tx.delete(taskTargets).where(eq(taskTargets.taskId, taskId))
}

/** Keeps what could not be changed, as many as there is room for. */
export const keepRefused = async (
  tx: Transaction,
  { id, failed }: { readonly id: number; readonly failed: number },
  refused: SliceOutcome['refused'],
): Promise<void> => {
  const kept = refused.slice(0, Math.max(0, taskLimits.failuresKept - failed))
  if (kept.length === 0) return
  await tx.insert(taskRows).values(
    kept.map((each) => ({
      taskId: id,
      thingId: each.id,
      reason: each.reason,
      about: each.about.slice(0, 200),
    })),
  )
}

export const keepBefore = async (
  tx: Transaction,
  taskId: number,
  changed: SliceOutcome['changed'],
): Promise<void> => {
  const rows = changed.flatMap(({ id, before }) =>
    before === undefined ? [] : [{ taskId, thingId: id, before }],
  )
  if (rows.length > 0) await tx.insert(taskUndo).values(rows)
}

/** Takes out how things were before a task. */
export const takeBefore = async (
  tx: Transaction,
  taskId: number,
  ids: readonly number[],
): Promise<UndoRow[]> =>
  tx
    .delete(taskUndo)
    .where(and(eq(taskUndo.taskId, taskId), inArray(taskUndo.thingId, [...ids])))
    .returning({ id: taskUndo.thingId, before: taskUndo.before })

/** What failed in a task. */
export const listRefused = (db: ReadDatabase, taskId: number) =>
  db
    .select({ id: taskRows.thingId, reason: taskRows.reason, about: taskRows.about })
    .from(taskRows)
    .where(eq(taskRows.taskId, taskId))
    .orderBy(asc(taskRows.thingId))
    .limit(taskLimits.failuresKept)

/**
 * Forgets all that tasks of a domain know of things: how they were, and how they are called.
 *
 * @param domain the first part of the names of its kinds
 */
export const forgetThings = async (
  tx: Transaction,
  domain: string,
  ids: readonly number[],
  exceptTaskId = 0,
): Promise<void> => {
  if (ids.length === 0) return
  const ofDomain = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(like(tasks.kind, `${domain}.%`), sql`${tasks.id} <> ${exceptTaskId}`))
  await tx
    .delete(taskUndo)
    .where(and(inArray(taskUndo.thingId, [...ids]), inArray(taskUndo.taskId, ofDomain)))
  await tx
    .delete(taskRows)
    .where(and(inArray(taskRows.thingId, [...ids]), inArray(taskRows.taskId, ofDomain)))
}
