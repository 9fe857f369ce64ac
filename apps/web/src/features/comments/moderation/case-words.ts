import type { CaseDecision, HoldReason } from '@lectern/contract/comments/moderation/moderation'
import type { TextId } from '../../../lib/texts/index.ts'

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
