import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps a choice from learners. */
export const choiceIssues = {
  too_few_options: 'create-course.issue_too_few_options',
  option_empty: 'create-course.issue_option_empty',
  option_repeated: 'create-course.issue_option_repeated',
  own_correct: 'create-course.issue_own_correct',
  several_own: 'create-course.issue_several_own',
  several_correct: 'create-course.issue_several_correct',
} as const satisfies Record<string, TextId>
