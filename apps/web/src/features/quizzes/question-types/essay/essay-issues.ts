import type { TextId } from '../../../../lib/texts/index.ts'

/** The words of what keeps an essay from learners. */
export const essayIssues = {
  words_crossed: 'create-course.issue_words_crossed',
  criterion_empty: 'create-course.issue_criterion_empty',
  guide_points: 'create-course.issue_guide_points',
} as const satisfies Record<string, TextId>
