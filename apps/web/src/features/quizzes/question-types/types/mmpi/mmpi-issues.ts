import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a questionnaire from learners. */
export const mmpiIssues = {
  too_few_scales: 'questions.issue_too_few_scales',
  letter_empty: 'questions.issue_letter_empty',
  letter_repeated: 'questions.issue_letter_repeated',
  scale_unused: 'questions.issue_scale_unused',
  too_few_statements: 'questions.issue_too_few_statements',
  statement_empty: 'questions.issue_statement_empty',
  letter_unknown: 'questions.issue_letter_unknown',
} as const satisfies Record<string, TextId>
