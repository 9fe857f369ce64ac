import type { Task } from '@lectern/contract/tasks/tasks'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentTask } from '../tasks.presenter.ts'
import { findTask, listTasksById } from '../tasks.repository.ts'

/** A task as who started it sees it. */
export const showTask = async (
  db: ReadDatabase,
  {
    schoolId,
    userId,
    taskId,
    now,
  }: { readonly schoolId: SchoolId; readonly userId: number; readonly taskId: number; readonly now: Date },
): Promise<Task> =>
  presentTask(found(await findTask(db, { schoolId, userId, kinds: [] }, taskId)), userId, now)

/** Tasks of a school as somebody sees them who may see what they work on. */
export const findTasks = async (
  db: ReadDatabase,
  { schoolId, userId, now }: { readonly schoolId: SchoolId; readonly userId: number; readonly now: Date },
  ids: readonly number[],
): Promise<Task[]> =>
  ids.length === 0 ? [] : (await listTasksById(db, schoolId, ids)).map((row) => presentTask(row, userId, now))
