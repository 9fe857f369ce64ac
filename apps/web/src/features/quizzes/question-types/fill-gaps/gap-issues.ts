import type { TextId } from '../../../../lib/texts/index.ts'
import { formIssues } from '../typed/form-issues.ts'

/** The words of what keeps a text with gaps from learners. */
export const gapIssues = {
  ...formIssues,
  no_gaps: 'create-course.issue_no_gaps',
  gap_unknown: 'create-course.issue_gap_unknown',
  gap_unkeyed: 'create-course.issue_gap_unkeyed',
  gap_all_correct: 'create-course.issue_gap_all_correct',
  too_few_options: 'create-course.issue_too_few_options',
  option_repeated: 'create-course.issue_option_repeated',
} as const satisfies Record<string, TextId>
