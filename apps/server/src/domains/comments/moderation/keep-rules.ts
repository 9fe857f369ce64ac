import type { HoldReason } from '@lectern/contract/comments/moderation/moderation'
import { judgeComment } from '@lectern/contract/comments/rules/judge-comment'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { countShown } from '../own/own-comments.repository.ts'
import type { OpenedPlace } from '../places/open-place.ts'
import { findRules } from './rules.repository.ts'

/**
 * Why words of a learner below a lesson wait for a moderator by the rules of the school; null: they do not. What the team writes,
 * and what is said about an attempt, is between the learner and the team, and is not judged.
 *
 * @throws CallError too_many_links (422)
 */
export const heldBy = async (
  tx: Transaction,
  { place, reader }: OpenedPlace,
  text: string,
): Promise<HoldReason | null> => {
  if (reader.standing.side !== 'learner' || place.attempt !== null) return null
  const rules = await findRules(tx, place.schoolId)
  const most = rules.newcomer_comments
  const earlier = most === 0 ? 0 : await countShown(tx, place.schoolId, reader.userId, most)
  const verdict = judgeComment(rules, text, earlier)
  if (verdict.kind === 'too_many_links')
    throw new CallError('too_many_links', {
      params: { max: verdict.max },
      fields: { text: ['too_many_links'] },
    })
  return verdict.kind === 'held' ? verdict.reason : null
}
