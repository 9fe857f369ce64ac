import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps a scale from learners. */
export const scaleIssues = {
  too_few_points: 'questions.issue_too_few_points',
  point_empty: 'questions.issue_point_empty',
  point_repeated: 'questions.issue_option_repeated',
} as const satisfies Record<string, TextId>
