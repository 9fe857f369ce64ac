import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a question for a number from learners. */
export const numericIssues = {
  number_missing: 'questions.issue_number_missing',
  number_empty: 'questions.issue_number_empty',
  number_unreadable: 'questions.issue_number_unreadable',
  number_unclear: 'questions.issue_number_unclear',
  number_alike: 'questions.issue_number_alike',
  number_repeated: 'questions.issue_number_repeated',
  number_digits: 'questions.issue_number_digits',
  tolerance_unreadable: 'questions.issue_tolerance_unreadable',
  unit_missing: 'questions.issue_unit_missing',
  unit_empty: 'questions.issue_unit_empty',
  unit_repeated: 'questions.issue_unit_repeated',
  factor_unreadable: 'questions.issue_factor_unreadable',
} as const satisfies Record<string, TextId>
