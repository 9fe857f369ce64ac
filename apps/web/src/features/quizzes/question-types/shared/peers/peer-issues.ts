import type { TextId } from '../../../../../lib/texts/index.ts'

/** The words of what keeps the examples of a question from reviewers. */
export const peerIssues = {
  example_unfinished: 'questions.issue_example_unfinished',
} as const satisfies Record<string, TextId>
