import type { TextId } from '../../../../lib/texts/index.ts'
import { pictureIssues } from '../picture/picture-issues.ts'

/** The words of what keeps a picture to be labelled from learners. */
export const imageLabelsIssues = {
  ...pictureIssues,
  too_few_labels: 'create-course.issue_too_few_labels',
  label_empty: 'create-course.issue_label_empty',
  label_repeated: 'create-course.issue_label_repeated',
  place_unlabelled: 'create-course.issue_place_unlabelled',
  place_unknown: 'create-course.issue_place_unlabelled',
} as const satisfies Record<string, TextId>
