import type { TextId } from '../../../../lib/texts/index.ts'
import { pictureIssues } from '../picture/picture-issues.ts'

/** The words of what keeps a hotspot question from learners. */
export const hotspotIssues = {
  ...pictureIssues,
  too_few_areas: 'create-course.issue_too_few_areas',
  area_empty: 'create-course.issue_area_empty',
  area_repeated: 'create-course.issue_area_repeated',
  several_correct: 'create-course.issue_several_correct',
} as const satisfies Record<string, TextId>
