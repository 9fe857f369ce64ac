import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps a scale from learners. */
export const scaleIssues = {
  too_few_points: 'create-course.issue_too_few_points',
  point_empty: 'create-course.issue_point_empty',
  point_repeated: 'create-course.issue_option_repeated',
} as const satisfies Record<string, TextId>
