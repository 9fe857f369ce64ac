import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps a question for a number from learners. */
export const numericIssues = {
  number_missing: 'create-course.issue_number_missing',
  number_empty: 'create-course.issue_number_empty',
  number_unreadable: 'create-course.issue_number_unreadable',
  number_unclear: 'create-course.issue_number_unclear',
  number_alike: 'create-course.issue_number_alike',
  number_repeated: 'create-course.issue_number_repeated',
  number_digits: 'create-course.issue_number_digits',
  tolerance_unreadable: 'create-course.issue_tolerance_unreadable',
  unit_missing: 'create-course.issue_unit_missing',
  unit_empty: 'create-course.issue_unit_empty',
  unit_repeated: 'create-course.issue_unit_repeated',
  factor_unreadable: 'create-course.issue_factor_unreadable',
} as const satisfies Record<string, TextId>
