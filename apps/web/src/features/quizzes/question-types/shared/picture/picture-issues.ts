import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what is missing at the picture that a question is answered on. */
export const pictureIssues = {
  picture_missing: 'questions.issue_picture_missing',
  picture_alt_missing: 'questions.issue_picture_alt_missing',
} as const satisfies Record<string, TextId>
