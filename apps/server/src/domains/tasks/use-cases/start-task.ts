import { type TaskDetails, taskLimits } from '@lectern/contract/tasks/tasks'
import type { Transaction } from '../../../platform/database/pool.ts'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { SQLWrapper } from '../../../platform/database/sql.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueueInLine } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { doSlice } from '../jobs/do-slice.ts'
import type { TaskKind } from '../task-kind.ts'
import { chooseTargets } from '../task-things.repository.ts'
import { countOpen, insertTask, writeTask } from '../tasks.repository.ts'

export interface NewTask {
  readonly schoolId: SchoolId
  readonly userId: number
  readonly kind: TaskKind
  readonly input: unknown
  readonly details: TaskDetails
  /** A query of the ids of what is worked on: they are fixed now, whatever changes until their turn. */
  readonly ids: SQLWrapper
  readonly undoesId?: number
  readonly now: Date
}

/**
 * Starts a task: it waits in the line of its school.
 *
 * @returns its id, and on how many things it works
 * @throws CallError too_many_tasks
 */
export const startTask = async (
  tx: Transaction,
  { schoolId, userId, kind, input, details, ids, undoesId, now }: NewTask,
): Promise<{ readonly taskId: number; readonly total: number }> => {
  await checkRoom(tx, { schoolId, userId })
  const taskId = await insertTask(tx, {
    ...{ schoolId, userId, kind: kind.kind, details, createdAt: now },
    input: kind.input.parse(input),
    undoesId: undoesId ?? null,
  })
  const total = await chooseTargets(tx, taskId, ids)
  await writeTask(tx, { schoolId, id: taskId }, { total })
  await enqueueInLine(tx, doSlice, { task_id: taskId }, { kind: 'school', id: schoolId })
  return { taskId, total }
}

const checkRoom = async (tx: Transaction, person: Pick<NewTask, 'schoolId' | 'userId'>): Promise<void> => {
  await lockByName(tx, `tasks of ${person.schoolId}`)
  const { ofSchool, ofPerson } = await countOpen(tx, person)
  if (ofSchool >= taskLimits.openOfSchool || ofPerson >= taskLimits.openOfPerson)
    throw new CallError('too_many_tasks')
}
