import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a matching question from learners. */
export const matchIssues = {
  too_few_pairs: 'questions.issue_too_few_pairs',
  statement_empty: 'questions.issue_statement_empty',
  statement_repeated: 'questions.issue_statement_repeated',
  statement_unbound: 'questions.issue_statement_unbound',
  bind_unknown: 'questions.issue_statement_unbound',
  match_empty: 'questions.issue_match_empty',
  match_repeated: 'questions.issue_match_repeated',
  several_binds: 'questions.issue_several_binds',
  answer_shared: 'questions.issue_answer_shared',
} as const satisfies Record<string, TextId>
