import type { TextId } from '../../../../../lib/texts/index.ts'
import { listedIssues } from '../../shared/statements/statement-issues.ts'

/** The words of what keeps a table from learners. */
export const matrixIssues = {
  ...listedIssues,
  all_correct: 'questions.issue_matrix_all_correct',
} as const satisfies Record<string, TextId>
