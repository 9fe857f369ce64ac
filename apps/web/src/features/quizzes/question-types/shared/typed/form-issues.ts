import type { TextId } from '../../../../../lib/texts/index.ts'
import { statementIssues } from '../statements/statement-issues.ts'

/** The words of what is wrong with the accepted forms of a typed answer. */
export const formIssues = {
  form_missing: 'questions.issue_form_missing',
  form_empty: 'questions.issue_form_empty',
  form_repeated: 'questions.issue_form_repeated',
} as const satisfies Record<string, TextId>

/** The words of what keeps statements, each with its accepted forms, from learners. */
export const typedStatementIssues = { ...statementIssues, ...formIssues } as const
