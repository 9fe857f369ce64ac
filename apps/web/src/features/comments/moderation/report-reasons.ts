import type { ReportReason } from '@lectern/contract/comments/moderation/moderation'
import type { TextId } from '../../../lib/texts/index.ts'

/** Why somebody reports a comment, in words; a new reason does not compile without them. */
export const reasonTexts = {
  spam: 'comments.reason_spam',
  insult: 'comments.reason_insult',
  off_topic: 'comments.reason_off_topic',
  personal_data: 'comments.reason_personal_data',
  gives_answers_away: 'comments.reason_gives_answers_away',
  other: 'comments.reason_other',
} as const satisfies Record<ReportReason, TextId>
