import type { CommentDraft, CommentSelection } from '@lectern/contract/comments/comment'
import type { CommentOrder } from '@lectern/contract/comments/comment-limits'
import { listAttemptComments, listUnitComments } from './api.ts'

/** Where a conversation stands: at a unit, at an attempt with everything in it, or at one question of an attempt. */
export type ThreadPlace =
  | { readonly type: 'info-unit'; readonly id: number }
  | { readonly type: 'quiz-attempt'; readonly id: number; readonly question: string | null }

/** The question that a place is about; null: all of it. */
const questionAt = (place: ThreadPlace): string | null =>
  place.type === 'quiz-attempt' ? place.question : null

/** A name of the place that no other has. */
export const nameOfPlace = (place: ThreadPlace): string => {
  if (place.type === 'info-unit') return `unit-${place.id}`
  const question = questionAt(place)
  return question === null ? `attempt-${place.id}` : `attempt-${place.id}-${question}`
}

/** What the live line calls the place: an attempt is told of as a whole. */
export const liveNameOf = ({ type, id }: ThreadPlace): string => `${type}:${id}`

interface PageQuery {
  readonly page: number
  readonly per_page: number
  readonly sort_type: CommentOrder
  readonly comment_id: number | undefined
}

/** A page of the comments at a place, and what is beside them. */
export const listCommentsAt = async (place: ThreadPlace, query: PageQuery, signal: AbortSignal) => {
  if (place.type === 'info-unit')
    return (await listUnitComments({ params: { unit: place.id }, query }, { signal })).data
  const about = { ...query, question_id: place.question ?? undefined }
  return (await listAttemptComments({ params: { attempt: place.id }, query: about }, { signal })).data
}

/** A page of comments, and what is beside them. */
export type CommentPage = Awaited<ReturnType<typeof listCommentsAt>>

/** What a new comment says of its place. */
export const draftAt = (
  place: ThreadPlace,
): Pick<CommentDraft, 'commentable_type' | 'commentable_id' | 'question_id'> => ({
  commentable_type: place.type,
  commentable_id: place.id,
  question_id: questionAt(place) ?? undefined,
})

/** The comments of the place that are changed together. */
export const selectionAt = (place: ThreadPlace, ids: number[]): CommentSelection => ({
  commentable_type: place.type,
  commentable_id: place.id,
  quiz_question_id: questionAt(place) ?? undefined,
  ids,
})

const idIn = (search: object, name: string): number | undefined => {
  const value: unknown = Reflect.get(search, name)
  const id = typeof value === 'string' || typeof value === 'number' ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/**
 * The comment at this place that the address asks for (document 002 §2): without `commentable_type` it is asked for among
 * the comments of units, and one of an attempt among all that is said about it.
 */
export const wantedAt = (place: ThreadPlace, search: object): number | undefined => {
  const type: unknown = Reflect.get(search, 'commentable_type') ?? 'info-unit'
  if (type !== place.type || questionAt(place) !== null) return
  const asked = idIn(search, 'commentable_id')
  return asked === undefined || asked === place.id ? idIn(search, 'comment_id') : undefined
}
