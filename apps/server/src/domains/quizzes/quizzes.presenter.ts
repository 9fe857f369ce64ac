import type { Quiz } from '@lectern/contract/quizzes/quiz'
import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
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
