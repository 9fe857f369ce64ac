import type { CommentDraft, CommentSelection } from '@lectern/contract/comments/comment'
import type { CommentOrder } from '@lectern/contract/comments/comment-limits'
import type { CommentPart } from '@lectern/contract/comments/rules/comment-parts'
import { listAttemptComments, listUnitComments } from './api.ts'

/** Where a conversation stands: at a unit, at an attempt with everything in it, at one question of an attempt, or at a part of that. */
export type ThreadPlace =
  | { readonly type: 'info-unit'; readonly id: number }
  | {
      readonly type: 'quiz-attempt'
      readonly id: number
      readonly question: string | null
      /** A statement of the question, or a group of its answers; absent: all of it. */
      readonly part?: Pick<CommentPart, 'kind' | 'id'> | undefined
    }

/** The question that a place is about; null: all of it. */
const questionAt = (place: ThreadPlace): string | null =>
  place.type === 'quiz-attempt' ? place.question : null

const partAt = (place: ThreadPlace) => (place.type === 'quiz-attempt' ? place.part : undefined)

/** What a call says of the part of an attempt. */
const aboutPart = (place: ThreadPlace) => {
  const part = partAt(place)
  return {
    question_id: questionAt(place) ?? undefined,
    statement_id: part?.kind === 'statement' ? part.id : undefined,
    answer_group_id: part?.kind === 'answer-group' ? part.id : undefined,
  }
}

/** A name of the place that no other has. */
export const nameOfPlace = (place: ThreadPlace): string => {
  if (place.type === 'info-unit') return `unit-${place.id}`
  const question = questionAt(place)
  if (question === null) return `attempt-${place.id}`
  const part = partAt(place)
  return [`attempt-${place.id}-${question}`, ...(part ? [part.kind, part.id] : [])].join('-')
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
  const about = { ...query, ...aboutPart(place) }
  return (await listAttemptComments({ params: { attempt: place.id }, query: about }, { signal })).data
}

/** A page of comments, and what is beside them. */
export type CommentPage = Awaited<ReturnType<typeof listCommentsAt>>

/** What a new comment says of its place. */
export const draftAt = (
  place: ThreadPlace,
): Pick<CommentDraft, 'commentable_type' | 'commentable_id'> & ReturnType<typeof aboutPart> => ({
  commentable_type: place.type,
  commentable_id: place.id,
  ...aboutPart(place),
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

/** The part of a question that the address opens (document 001 §3); null: the whole question; undefined: this question is not asked for. */
export const openedPart = (
  question: string,
  parts: readonly CommentPart[],
  search: object,
): CommentPart | null | undefined => {
  const type: unknown = Reflect.get(search, 'result_commentable_type')
  const id: unknown = Reflect.get(search, 'result_commentable_id')
  if (type === 'question') return id === question ? null : undefined
  return parts.find((part) => part.kind === type && part.id === id)
}

/** Whether the address opens what is said about a question, or about a part of it. */
export const isTalkOpened = (question: string, parts: readonly CommentPart[], search: object): boolean =>
  openedPart(question, parts, search) !== undefined

/**
 * The comment at this place that the address asks for (document 002 §2): without `commentable_type` it is asked for among
 * the comments of units, and one of an attempt among all that is said about it.
 */
export const wantedAt = (place: ThreadPlace, search: object): number | undefined => {
  const type: unknown = Reflect.get(search, 'commentable_type') ?? 'info-unit'
  const isPart = Reflect.get(search, 'result_commentable_id') !== undefined
  if (type !== place.type || (questionAt(place) !== null) !== isPart) return
  const asked = idIn(search, 'commentable_id')
  return asked === undefined || asked === place.id ? idIn(search, 'comment_id') : undefined
}

/** Whether the address asks for a comment among all that is said about an attempt. */
export const isTalkOfWholeAsked = (attempt: number, search: object): boolean =>
  wantedAt({ type: 'quiz-attempt', id: attempt, question: null }, search) !== undefined
