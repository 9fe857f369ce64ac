import type { CaseDecision, HoldReason, ReportReason } from '@lectern/contract/comments/moderation/moderation'
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

/** Why a comment was held. */
export const holdTexts = {
  stop_word: 'moderation.held_stop_word',
  newcomer: 'moderation.held_newcomer',
} as const satisfies Record<HoldReason, TextId>

/** What a moderator has decided, and what the buttons do. */
export const decisionTexts = {
  keep: { done: 'moderation.decided_keep', button: 'moderation.keep' },
  hide: { done: 'moderation.decided_hide', button: 'moderation.hide' },
  delete: { done: 'moderation.decided_delete', button: 'moderation.delete' },
} as const satisfies Record<CaseDecision, { done: TextId; button: TextId }>
