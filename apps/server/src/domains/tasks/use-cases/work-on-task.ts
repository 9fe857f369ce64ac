import type { Transaction } from '../../../platform/database/pool.ts'
import { tellTask } from '../../live/index.ts'
import { enqueueInLine } from '../../../platform/queue/enqueue.ts'
import { doSlice } from '../jobs/do-slice.ts'
import type { SeatOf } from '../services.ts'
import { mayRun, type SliceOutcome, type TaskKind, type TaskPlace } from '../task-kind.ts'
import * as things from '../task-things.repository.ts'
import { type LockedTask, lockTask, writeTask } from '../tasks.repository.ts'

export interface TaskHouse {
  readonly kinds: ReadonlyMap<string, TaskKind>
  readonly seatOf: SeatOf
}

/** A task whose work goes on, with its kind and the seat of who started it. */
export interface GoingTask {
  readonly task: LockedTask
  readonly kind: TaskKind
  readonly place: TaskPlace
}

/**
 * Does the next part of a task: the work, what is kept of it, how far the task is and the job for the next part are one transaction. A
 * process that dies in the middle leaves nothing of it, and a job that is done twice does the next part.
 *
 * @returns a task that makes a file, which is no work for a transaction
 */
export const workOnTask = async (
  tx: Transaction,
  { kinds, seatOf }: TaskHouse,
  taskId: number,
  now: Date,
): Promise<GoingTask | null> => {
  const going = await goOn(tx, { kinds, seatOf }, taskId, now)
  if (going === null || going.kind.makeFile !== null) return going
  await doNext(tx, going)
  return null
}

/** A task that is to go on; null where it has ended, or ends now because the right to it was taken. */
export const goOn = async (
  tx: Transaction,
  { kinds, seatOf }: TaskHouse,
  taskId: number,
  now: Date,
): Promise<GoingTask | null> => {
  const task = await lockTask(tx, taskId)
  if (task === null) return null
  if (task.state !== 'waiting' && task.state !== 'running') {
    await things.dropTargets(tx, taskId)
    return null
  }
  const kind = kinds.get(task.kind)
  if (kind === undefined) throw new Error(`No domain has tasks of the kind ${task.kind}.`)
  const { userId, schoolId } = task
  const seat = userId === null ? null : await seatOf(tx, { schoolId, userId })
  if (userId === null || !mayRun(kind, seat)) {
    await failTask(tx, task, 'right_taken', now)
    return null
  }
  return { task, kind, place: { taskId, schoolId, userId, seat, now } }
}

const doNext = async (tx: Transaction, going: GoingTask): Promise<void> => {
  const { task, kind, place } = going
  const batch = kind.batchOf(task.input)
  const ids = await things.takeTargets(tx, task.id, batch)
  const outcome = ids.length === 0 ? nothing : await doPart(tx, going, ids)
  await things.keepRefused(tx, task, outcome.refused)
  if (task.undoesId === null && kind.undo !== null) await things.keepBefore(tx, task.id, outcome.changed)
  const done = task.done + ids.length
  const isOver = ids.length < batch || done >= task.total
  const startedAt = task.startedAt ?? place.now
  await writeTask(tx, task, {
    ...{ done, startedAt, state: isOver ? 'done' : 'running' },
    changed: task.changed + outcome.changed.length,
    failed: task.failed + outcome.refused.length,
    ...(task.undoesId === null && { undoUntil: undoUntilOf(kind, place.now) }),
    ...(isOver && { finishedAt: place.now }),
  })
  if (isOver) await noteUndone(tx, task)
  else await enqueueInLine(tx, doSlice, { task_id: task.id }, { kind: 'school', id: task.schoolId })
  if (isOver || isTold(task, done)) await tellTask(tx, place.userId, task.id)
}

const nothing: SliceOutcome = { changed: [], refused: [] }

const doPart = async (
  tx: Transaction,
  { task, kind, place }: GoingTask,
  ids: readonly number[],
): Promise<SliceOutcome> => {
  const { input } = task
  if (task.undoesId === null && kind.slice) return kind.slice(tx, { ...place, input, ids })
  if (kind.undo === null || task.undoesId === null) throw new Error(`${task.kind} has no such work.`)
  const rows = await things.takeBefore(tx, task.undoesId, ids)
  return kind.undo(tx, { ...place, input, rows })
}

/** Until when what is done now can be taken back. */
const undoUntilOf = ({ undo, undoMs }: TaskKind, now: Date): Date | null =>
  undo === null || undoMs === undefined ? null : new Date(now.getTime() + undoMs)

/** What was taken back to its end says so. */
const noteUndone = async (tx: Transaction, { schoolId, undoesId }: LockedTask): Promise<void> => {
  if (undoesId !== null) await writeTask(tx, { schoolId, id: undoesId }, { state: 'undone' })
}

/** So many times a task tells how far it is. */
const told = 50

const isTold = ({ done: before, total }: LockedTask, done: number): boolean =>
  before === 0 || Math.floor((done * told) / total) > Math.floor((before * told) / total)

/** Ends a task before its end; what it did stays, and can be taken back. */
export const failTask = async (
  tx: Transaction,
  task: LockedTask,
  error: NonNullable<LockedTask['error']>,
  now: Date,
): Promise<void> => {
  await things.dropTargets(tx, task.id)
  await writeTask(tx, task, { state: 'failed', error, finishedAt: now })
  if (task.userId !== null) await tellTask(tx, task.userId, task.id)
}
