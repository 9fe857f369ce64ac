import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { listProgress } from './progress.repository.ts'

/** Whose work counts, and up to which moment. */
export interface DoneBy {
  /** Null: nobody's. */
  readonly userId: number | null
  /** What was done later does not count; null: everything does. */
  readonly until: Date | null
}

/** How far somebody was in the lessons of some courses at a moment. */
export const listProgressBy = async (
  db: ReadDatabase,
  { userId, until }: DoneBy,
  courseIds: readonly number[],
): ReturnType<typeof listProgress> => {
  const rows = userId === null ? [] : await listProgress(db, userId, courseIds)
  if (until === null) return rows
  const then = (at: Date | null): Date | null => (at !== null && at <= until ? at : null)
  return rows
    .filter(({ startedAt }) => startedAt <= until)
    .map((row) => ({
      ...row,
      watchedAt: then(row.watchedAt),
      doneAt: then(row.doneAt),
      stoppedAt: then(row.stoppedAt),
    }))
}
