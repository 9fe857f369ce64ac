import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps a matching question from learners. */
export const matchIssues = {
  too_few_pairs: 'create-course.issue_too_few_pairs',
  statement_empty: 'create-course.issue_statement_empty',
  statement_repeated: 'create-course.issue_statement_repeated',
  statement_unbound: 'create-course.issue_statement_unbound',
  bind_unknown: 'create-course.issue_statement_unbound',
  match_empty: 'create-course.issue_match_empty',
  match_repeated: 'create-course.issue_match_repeated',
  several_binds: 'create-course.issue_several_binds',
  answer_shared: 'create-course.issue_answer_shared',
} as const satisfies Record<string, TextId>
