import * as operations from '@lectern/contract/tasks/tasks.api'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import type { Bind } from '../../platform/http/api.ts'
import type { StaffSeat } from '../../platform/http/call.ts'
import { CallError, found } from '../../platform/http/call-error.ts'
import { mayRun } from './task-kind.ts'
import { presentTask } from './tasks.presenter.ts'
import * as repository from './tasks.repository.ts'
import { undoTask } from './use-cases/undo-task.ts'
import type { TaskHouse } from './use-cases/work-on-task.ts'

interface TaskCall {
  readonly actor: { readonly userId: number }
  readonly currentSeat: () => Promise<StaffSeat | null>
}

/** Binds the tasks of the people of a school. */
export const registerTasks = (bind: Bind, { kinds }: Pick<TaskHouse, 'kinds'>): void => {
  const readerOf = async ({ actor, currentSeat }: TaskCall) => {
    const seat = found(await currentSeat())
    const own = [...kinds.values()].filter((kind) => mayRun(kind, seat)).map(({ kind }) => kind)
    return { seat, reader: { schoolId: seat.schoolId, userId: actor.userId, kinds: own } }
  }
  const load = async (db: ReadDatabase, reader: repository.TaskReader, taskId: number, now: Date) =>
    presentTask(found(await repository.findTask(db, reader, taskId)), reader.userId, now)

  /** A task that the caller may stop and take back: their own, or any that they see in a school of theirs. */
  const lockOwn = async (tx: Transaction, call: TaskCall, taskId: number) => {
    const { seat, reader } = await readerOf(call)
    const seen = found(await repository.findTask(tx, reader, taskId))
    if (seen.userId !== reader.userId && !seat.isOwner) throw new CallError('forbidden')
    const task = found(await repository.lockTask(tx, taskId))
    const kind = kinds.get(task.kind)
    if (!kind || !mayRun(kind, seat)) throw new CallError('forbidden')
    return { task, kind, reader }
  }

  bind(operations.listTasks, async (call) => {
    if ((await call.currentSeat()) === null) return { data: [] }
    const { reader } = await readerOf(call)
    const rows = await repository.listTasks(call.db, reader)
    return { data: rows.map((row) => presentTask(row, reader.userId, call.now)) }
  })

  bind(operations.getTask, async (call) => {
    const { reader } = await readerOf(call)
    return { data: await load(call.db, reader, call.params.task, call.now) }
  })

  bind(operations.cancelTask, async (call) => {
    const { db: tx, params, now } = call
    const { task, reader } = await lockOwn(tx, call, params.task)
    if (task.finishedAt !== null) throw new CallError('task_over')
    await repository.writeTask(tx, task, { state: 'cancelled', finishedAt: now })
    const starter = { ...reader, userId: task.userId ?? reader.userId }
    const row = found(await repository.findTask(tx, starter, task.id))
    return { data: presentTask(row, reader.userId, now) }
  })

  bind(operations.undoTask, async (call) => {
    const { db: tx, params, now } = call
    const { task, kind, reader } = await lockOwn(tx, call, params.task)
    const taskId = await undoTask(tx, task, { kind, userId: reader.userId, now })
    return { data: await load(tx, reader, taskId, now) }
  })
}
