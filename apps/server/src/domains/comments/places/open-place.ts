import { standingOf } from '@lectern/contract/comments/rules/visibility'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { CallError, found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isAllowedBy, listAllowances } from '../allowances.repository.ts'
import type {
  CommentCaller,
  CommentedPart,
  CommentPlace,
  CommentPlaces,
  CommentTarget,
} from './comment-places.ts'
import { type CommentReader, type CommentRow, findComment } from '../comments.repository.ts'
import { rightsOn } from '../comments.presenter.ts'
import { findRestriction, type Restriction } from '../moderation/restrictions.repository.ts'

/** A place, and who looks at it as what. */
export interface OpenedPlace {
  readonly place: CommentPlace
  readonly reader: CommentReader
  /** Whether its learner, or the participants, may write there. */
  readonly isAllowed: boolean
  readonly part: CommentedPart
  /** What keeps the caller from writing here though others may. */
  readonly restriction: Restriction | null
}

export const wholeThing: CommentedPart = { questionId: null, statementId: null, answerGroupId: null }

/** What is opened, and how. */
export interface OpenRequest {
  readonly db: ReadDatabase
  readonly caller: CommentCaller
  readonly schoolId: SchoolId
  readonly target: CommentTarget
  readonly part?: CommentedPart
  readonly view?: 'own' | 'learner'
}

/**
 * A place as its caller stands to it now.
 *
 * @throws CallError not_found, access_closed (403), unknown_comment_part (422)
 */
export const openPlace = async (places: CommentPlaces, request: OpenRequest): Promise<OpenedPlace> => {
  const { db, caller, schoolId, target, view = 'own' } = request
  if (!caller.actor) throw new CallError('unauthenticated')
  const place = await places.open(db, caller, schoolId, target, view)
  const part = await partIn(place, request.part ?? wholeThing)
  const isAllowed =
    place.facts.isAllowed &&
    (place.attempt === null ||
      isAllowedBy(await listAllowances(db, { schoolId, rootAttemptId: place.target.id }), part))
  const restriction = await restrictionAt(place, request)
  const standing = standingOf({ ...place.facts, isAllowed: isAllowed && restriction === null })
  if (standing.side === 'nobody') throw notFound('nobody at this place')
  return { place, part, isAllowed, restriction, reader: { userId: caller.actor.userId, standing } }
}

/** Learners alone are restricted, and on their own attempts only those who are everywhere. */
const restrictionAt = async (
  { facts, attempt, schoolId }: CommentPlace,
  { db, caller }: OpenRequest,
): Promise<Restriction | null> => {
  if (facts.isTeam || !caller.actor) return null
  const restriction = await findRestriction(db, schoolId, caller.actor.userId, caller.now)
  return restriction && (attempt === null || restriction.isEverywhere) ? restriction : null
}

const partIn = async (place: CommentPlace, part: CommentedPart): Promise<CommentedPart> => {
  if (part.questionId === null && part.statementId === null && part.answerGroupId === null) return part
  const known = await place.partOf(part)
  if (known === null) throw new CallError('unknown_comment_part')
  return known
}

/** The part of an attempt that a stored comment is about. */
export const partOfRow = ({ questionId, statementId, answerGroupId }: CommentRow): CommentedPart => ({
  questionId,
  statementId,
  answerGroupId,
})

type CommentRequest = Omit<OpenRequest, 'target' | 'part'> & { readonly commentId: number }
type OpenedComment = OpenedPlace & { readonly row: CommentRow }

/** A comment with its place, as its caller stands to it. @throws CallError not_found, access_closed (403) */
export const openPlaceOf = async (
  places: CommentPlaces,
  { commentId, ...request }: CommentRequest,
): Promise<OpenedComment> => {
  const row = found(await findComment(request.db, request.schoolId, commentId))
  const target = { type: row.commentableType, id: row.attemptId ?? row.commentableId }
  return { ...(await openPlace(places, { ...request, target, part: partOfRow(row) })), row }
}

/** A comment that its caller reads, with its place. @throws CallError not_found, access_closed (403) */
export const openComment = async (places: CommentPlaces, request: CommentRequest): Promise<OpenedComment> => {
  const opened = await openPlaceOf(places, request)
  if (!rightsOn(opened.row, opened.reader).counted) throw notFound('not seen by the caller')
  return opened
}
