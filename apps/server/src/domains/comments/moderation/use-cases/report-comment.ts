import type { ReportDraft } from '@lectern/contract/comments/moderation/moderation'
import { moderationLimits } from '@lectern/contract/comments/moderation/moderation-limits'
import { lockByName } from '../../../../platform/database/lock-by-name.ts'
import type { Transaction } from '../../../../platform/database/pool.ts'
import { CallError, found } from '../../../../platform/http/call-error.ts'
import { changeComments, type CommentRow, lockComment } from '../../comments.repository.ts'
import type { OpenedPlace } from '../../places/open-place.ts'
import { countReported, countReports, saveReport } from '../cases.repository.ts'
import { logHiddenByReports } from '../log-moderation.ts'
import { findRules } from '../rules.repository.ts'
import { layBefore } from './lay-before.ts'

const day_ms = 24 * 60 * 60_000

/**
 * Stores a report and lays the comment before the moderators. Enough people hide what a learner wrote, until a moderator has
 * looked; what a moderator has kept once, reports do not hide again.
 *
 * @throws CallError own_comment (409), preview_only (403), not_found, too_many_requests (429)
 */
export const reportComment = async (
  tx: Transaction,
  { place, reader, row }: OpenedPlace & { readonly row: CommentRow },
  report: ReportDraft,
  now: Date,
): Promise<void> => {
  const { schoolId, id: commentId } = row
  if (place.facts.isPreview) throw new CallError('preview_only')
  if (row.authorId === reader.userId) throw new CallError('own_comment')
  await lockByName(tx, `comment-reports/${reader.userId}`)
  const since = new Date(now.getTime() - day_ms)
  if ((await countReported(tx, reader.userId, since)) >= moderationLimits.reportsPerDay)
    throw new CallError('too_many_requests', { retryAfter: 3_600 })
  const comment = found(await lockComment(tx, schoolId, commentId))
  await saveReport(tx, { schoolId, commentId, reporterId: reader.userId }, report, now)
  const before = await layBefore(tx, comment, { holdReason: null, now })
  const { hide_after_reports: most } = await findRules(tx, schoolId)
  const count = (await countReports(tx, schoolId, [commentId])).get(commentId) ?? 0
  const isHidden = most > 0 && count >= most && before !== 'keep' && !comment.isByTeam
  if (!isHidden || comment.isRestricted) return
  await changeComments(tx, schoolId, [commentId], { isRestricted: true })
  await logHiddenByReports(tx, comment, now)
}
