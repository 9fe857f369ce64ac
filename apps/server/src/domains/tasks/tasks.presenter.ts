import type { Task } from '@lectern/contract/tasks/tasks'
import type { TaskRow } from './tasks.repository.ts'

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** A task as one of its readers sees it; its file is for who started it. */
export const presentTask = (row: TaskRow, readerId: number, now: Date): Task => {
  const isOwn = row.userId === readerId
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    details: row.details,
    total: row.total,
    done: row.done,
    changed: row.changed,
    failed: row.failed,
    error: row.error,
    started_by: row.userId === null ? null : { id: row.userId, name: row.starter ?? '' },
    is_own: isOwn,
    created_at: row.createdAt.toISOString(),
    started_at: instantOf(row.startedAt),
    finished_at: instantOf(row.finishedAt),
    undo_until: instantOf(isUndoable(row, now) ? row.undoUntil : null),
    undoes_id: row.undoesId,
    file: isOwn ? fileOf(row, now) : null,
  }
}

/** Whether something can be taken back still. */
export const isUndoable = (
  { state, changed, undoUntil }: Pick<TaskRow, 'state' | 'changed' | 'undoUntil'>,
  now: Date,
): boolean =>
  ['done', 'cancelled', 'failed'].includes(state) && changed > 0 && undoUntil !== null && undoUntil > now

const fileOf = ({ id, file }: TaskRow, now: Date): Task['file'] =>
  file === null || new Date(file.until) <= now
    ? null
    : { url: `/api/v1/tasks/${id}/file`, name: file.name, bytes: file.bytes, until: file.until }
