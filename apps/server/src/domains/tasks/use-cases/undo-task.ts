import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { undoTargets } from '../task-things.repository.ts'
import type { TaskKind } from '../task-kind.ts'
import { isUndoable } from '../tasks.presenter.ts'
import { isUndoUnderWay, type LockedTask } from '../tasks.repository.ts'
import { startTask } from './start-task.ts'

/**
 * Starts a task that takes back what another one did.
 *
 * @returns its id
 * @throws CallError task_not_undoable, too_many_tasks
 */
export const undoTask = async (
  tx: Transaction,
  task: LockedTask,
  { kind, userId, now }: { readonly kind: TaskKind | undefined; readonly userId: number; readonly now: Date },
): Promise<number> => {
  const { schoolId, input, details } = task
  if (!kind?.undo || !isUndoable(task, now) || (await isUndoUnderWay(tx, task)))
    throw new CallError('task_not_undoable')
  const ids = undoTargets(task.id)
  const { taskId } = await startTask(tx, {
    ...{ schoolId, userId, kind, input, details, ids, now },
    undoesId: task.id,
  })
  return taskId
}
