import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a choice from learners. */
export const choiceIssues = {
  too_few_options: 'questions.issue_too_few_options',
  option_empty: 'questions.issue_option_empty',
  option_repeated: 'questions.issue_option_repeated',
  own_correct: 'questions.issue_own_correct',
  several_own: 'questions.issue_several_own',
  several_correct: 'questions.issue_several_correct',
} as const satisfies Record<string, TextId>
