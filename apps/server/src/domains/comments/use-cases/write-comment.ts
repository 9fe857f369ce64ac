import type { CommentDraft } from '@lectern/contract/comments/comment'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceComment } from './announce-comment.ts'
import { type CommentRow, findComment, findSent, insertComment } from '../comments.repository.ts'
import { rightsOn } from '../comments.presenter.ts'
import type { OpenedPlace } from '../places/open-place.ts'
import { layBefore } from '../moderation/use-cases/lay-before.ts'
import { heldBy } from '../moderation/keep-rules.ts'
import { placeCommentFiles, refuseFiles } from './place-files.ts'
import { refuseFlood, writeInTurn } from './refuse-flood.ts'
import { type MayName, namedPeople } from './refuse-mentions.ts'

/** The comment that is answered, of the same place and seen by who answers. */
const answeredBy = async (
  tx: Transaction,
  { place, reader }: OpenedPlace,
  parentId: number | null,
): Promise<CommentRow | null> => {
  if (parentId === null) return null
  const parent = await findComment(tx, place.schoolId, parentId)
  const { type, id } = place.target
  const isHere = parent?.commentableType === type && parent.commentableId === id
  if (!isHere || !rightsOn(parent, reader).reply) throw new CallError('answered_comment_gone')
  return parent
}

const refuseUnfit = (
  { place, restriction, reader: { standing } }: OpenedPlace,
  draft: CommentDraft,
): void => {
  if (restriction) throw new CallError('commenting_restricted')
  if (!standing.mayWrite) throw new CallError(place.facts.isPreview ? 'preview_only' : 'comments_closed')
  if (draft.is_private && standing.side !== 'team') throw new CallError('private_by_team_only')
}

/** Where an answer stands; what answers nothing begins a conversation. */
const below = (parent: CommentRow | null) =>
  parent === null
    ? { threadId: null, parentId: null }
    : { threadId: parent.threadId ?? parent.id, parentId: parent.id }

/** The comment that came under this key before; of another place it is not meant. */
const sentBefore = async (
  tx: Transaction,
  { place, reader }: OpenedPlace,
  key: string | undefined,
): Promise<CommentRow | null> => {
  const row = key === undefined ? null : await findSent(tx, reader.userId, key)
  if (row === null) return null
  const { schoolId, target } = place
  const isHere = row.schoolId === schoolId && row.commentableType === target.type
  if (!isHere || row.commentableId !== target.id) throw new CallError('key_reused')
  return row
}

/**
 * Stores a comment, once for its key however often it is sent. What answers a comment of the team alone stays with the team; what the
 * rules of the school hold is told to nobody before a moderator has looked at it.
 *
 * @throws CallError comments_closed, commenting_restricted, preview_only, private_by_team_only, comment_files_closed (403), answered_comment_gone,
 *   foreign_file, unknown_mention, too_many_links (422), too_many_requests (429)
 */
export const writeComment = async (
  tx: Transaction,
  opened: OpenedPlace,
  draft: CommentDraft,
  { now, mayName }: { readonly now: Date; readonly mayName: MayName },
): Promise<CommentRow> => {
  const { place, part, reader } = opened
  const { userId, standing } = reader
  const { schoolId, courseId, lessonId, target, attempt } = place
  await writeInTurn(tx, userId)
  const before = await sentBefore(tx, opened, draft.key)
  if (before !== null) return before
  refuseUnfit(opened, draft)
  const parent = await answeredBy(tx, opened, draft.parent_id)
  await refuseFiles(tx, place, userId, draft.files)
  const mentionIds = await namedPeople(draft, mayName)
  await refuseFlood(tx, { schoolId, userId }, now)
  const holdReason = await heldBy(tx, opened, draft.text)
  const isPrivate = draft.is_private || (parent?.isPrivate ?? false)
  const row = await insertComment(tx, {
    schoolId,
    courseId,
    lessonId,
    commentableType: target.type,
    commentableId: target.id,
    attemptId: attempt?.id ?? null,
    ...part,
    ...below(parent),
    authorId: userId,
    isByTeam: standing.side === 'team',
    addresseeId: draft.addressee_id,
    text: draft.text.trim(),
    fileUuids: draft.files,
    mentionIds,
    sendKey: draft.key ?? null,
    isPrivate,
    isRestricted: holdReason !== null,
    createdAt: now,
  })
  if (draft.files.length > 0) await placeCommentFiles(tx, row, draft.files)
  if (holdReason === null) await announceComment(tx, row, now)
  else await layBefore(tx, row, { holdReason, now })
  return row
}
