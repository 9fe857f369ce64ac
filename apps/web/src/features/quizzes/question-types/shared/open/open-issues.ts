import type { TextId } from '../../../../../lib/texts/index.ts'
import { peerIssues } from '../peers/peer-issues.ts'

/** The words of what keeps an open question from learners. */
export const openIssues = {
  ...peerIssues,
  nothing_to_answer: 'questions.issue_nothing_to_answer',
} as const satisfies Record<string, TextId>
