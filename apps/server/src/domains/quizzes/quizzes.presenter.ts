import type { Quiz, QuizSummary } from '@lectern/contract/quizzes/quiz'
import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import { presentHeldEdits } from './held-edits/present-held-edits.ts'
import { listPoolSources, type PoolSource, type QuizRow } from './quizzes.repository.ts'
import type { listQuizzes } from './library/library.repository.ts'

/** A quiz for its author, key included. */
export const presentQuiz = async (db: ReadDatabase, row: QuizRow): Promise<Quiz> => ({
  id: row.id,
  name: row.name,
  type: row.type,
  settings: row.settings,
  content: row.content,
  pools: await presentPools(db, row),
  revision: row.revision,
  issues: findContentIssues(row.content),
  held: await presentHeldEdits(db, row),
  updated_at: row.updatedAt.toISOString(),
})

const presentPools = async (db: ReadDatabase, { schoolId, pools }: QuizRow): Promise<Quiz['pools']> => {
  if (pools.length === 0) return []
  const ids = pools.map(({ quiz_id }) => quiz_id)
  const sources = new Map<number, PoolSource>(
    (await listPoolSources(db, schoolId, ids)).map((source) => [source.id, source]),
  )
  return pools.flatMap((pool) => {
    const source = sources.get(pool.quiz_id)
    return source ? [{ ...pool, name: source.name, questions_count: source.questionsCount }] : []
  })
}

/** A quiz as a row of the library. */
export const presentSummary = (
  row: Awaited<ReturnType<typeof listQuizzes>>['rows'][number],
): QuizSummary => ({
  id: row.id,
  name: row.name,
  type: row.type,
  questions_count: row.questionsCount,
  folder_id: row.folderId,
  tags: [...row.tags],
  is_archived: row.archivedAt !== null,
  lessons_count: row.lessonsCount,
  attempts_count: row.attemptsCount,
  has_held_edits: row.hasHeldEdits,
  updated_at: row.updatedAt.toISOString(),
})
