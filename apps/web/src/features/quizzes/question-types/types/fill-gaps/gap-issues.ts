import type { TextId } from '../../../../../lib/texts/index.ts'
import { formIssues } from '../../shared/typed/form-issues.ts'

/** The words of what keeps a text with gaps from learners. */
export const gapIssues = {
  ...formIssues,
  no_gaps: 'questions.issue_no_gaps',
  gap_unknown: 'questions.issue_gap_unknown',
  gap_unkeyed: 'questions.issue_gap_unkeyed',
  gap_all_correct: 'questions.issue_gap_all_correct',
  too_few_options: 'questions.issue_too_few_options',
  option_repeated: 'questions.issue_option_repeated',
} as const satisfies Record<string, TextId>
