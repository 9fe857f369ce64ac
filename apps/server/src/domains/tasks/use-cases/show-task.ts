import type { Task } from '@lectern/contract/tasks/tasks'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { presentTask } from '../tasks.presenter.ts'
import { findTask } from '../tasks.repository.ts'

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
