import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps any question of statements from learners. */
export const statementIssues = {
  too_few_statements: 'questions.issue_too_few_statements',
  statement_empty: 'questions.issue_statement_empty',
  statement_repeated: 'questions.issue_statement_repeated',
} as const satisfies Record<string, TextId>

/** The same with options to choose from. */
export const listedIssues = {
  ...statementIssues,
  too_few_options: 'questions.issue_too_few_options',
  option_empty: 'questions.issue_option_empty',
  option_repeated: 'questions.issue_option_repeated',
  several_correct: 'questions.issue_several_correct',
  all_correct: 'questions.issue_all_correct',
  statement_unkeyed: 'questions.issue_statement_unkeyed',
} as const satisfies Record<string, TextId>
