import type { TextId } from '../../../../../lib/texts/index.ts'
import { pictureIssues } from '../../shared/picture/picture-issues.ts'

/** The words of what keeps a hotspot question from learners. */
export const hotspotIssues = {
  ...pictureIssues,
  too_few_areas: 'questions.issue_too_few_areas',
  area_empty: 'questions.issue_area_empty',
  area_repeated: 'questions.issue_area_repeated',
  several_correct: 'questions.issue_several_correct',
} as const satisfies Record<string, TextId>
