import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps a questionnaire from learners. */
export const mmpiIssues = {
  too_few_scales: 'create-course.issue_too_few_scales',
  letter_empty: 'create-course.issue_letter_empty',
  letter_repeated: 'create-course.issue_letter_repeated',
  scale_unused: 'create-course.issue_scale_unused',
  too_few_statements: 'create-course.issue_too_few_statements',
  statement_empty: 'create-course.issue_statement_empty',
  letter_unknown: 'create-course.issue_letter_unknown',
} as const satisfies Record<string, TextId>
