import type { Quiz, QuizSummary } from '@lectern/contract/quizzes/quiz'
import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import type { listQuizzes } from './library/library.repository.ts'
import type { QuizRow } from './quizzes.repository.ts'

/** A quiz for its author, key included. */
export const presentQuiz = (row: QuizRow): Quiz => ({
  id: row.id,
  name: row.name,
  type: row.type,
  settings: row.settings,
  content: row.content,
  revision: row.revision,
  issues: findContentIssues(row.content),
  updated_at: row.updatedAt.toISOString(),
})

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
  updated_at: row.updatedAt.toISOString(),
})
