import type { TextId } from '../../../../../lib/texts/index.ts'
import { pictureIssues } from '../../shared/picture/picture-issues.ts'

/** The words of what keeps a picture to be labelled from learners. */
export const imageLabelsIssues = {
  ...pictureIssues,
  too_few_labels: 'questions.issue_too_few_labels',
  label_empty: 'questions.issue_label_empty',
  label_repeated: 'questions.issue_label_repeated',
  place_unlabelled: 'questions.issue_place_unlabelled',
  place_unknown: 'questions.issue_place_unlabelled',
} as const satisfies Record<string, TextId>
