import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps any question of statements from learners. */
export const statementIssues = {
  too_few_statements: 'create-course.issue_too_few_statements',
  statement_empty: 'create-course.issue_statement_empty',
  statement_repeated: 'create-course.issue_statement_repeated',
} as const satisfies Record<string, TextId>

/** The same with options to choose from. */
export const listedIssues = {
  ...statementIssues,
  too_few_options: 'create-course.issue_too_few_options',
  option_empty: 'create-course.issue_option_empty',
  option_repeated: 'create-course.issue_option_repeated',
  several_correct: 'create-course.issue_several_correct',
  all_correct: 'create-course.issue_all_correct',
  statement_unkeyed: 'create-course.issue_statement_unkeyed',
} as const satisfies Record<string, TextId>
