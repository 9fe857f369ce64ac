import type { TextId } from '../../../../../lib/texts/index.ts'
import { peerIssues } from '../../shared/peers/peer-issues.ts'

/** The words of what keeps an essay from learners. */
export const essayIssues = {
  ...peerIssues,
  words_crossed: 'questions.issue_words_crossed',
  criterion_empty: 'questions.issue_criterion_empty',
  guide_points: 'questions.issue_guide_points',
} as const satisfies Record<string, TextId>
