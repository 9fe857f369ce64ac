import type { Comment, CommentChange, NewComment } from '@lectern/contract/comments/comment'
import { defineKind } from '../../../lib/outbox/index.ts'
import { editComment, writeComment } from '../api.ts'
import type { Words } from '../composer/kept-words.ts'

/** What was written, for whoever gets it back. */
export type SaidWords = Pick<Words, 'text' | 'isPrivate' | 'files' | 'mentions' | 'addressee'>

/** A comment on its way to the server. */
export interface CommentWork {
  readonly body: NewComment
  readonly words: SaidWords
  /** The comment of the same place that goes before it. */
  readonly behind?: string | undefined
}

/** Under this the comments that wait at a place are kept on the device. */
export const commentPrefix = (place: string): string => `comment:${place}:`

export const commentEntity = (place: string, draft: string): string => `${commentPrefix(place)}${draft}`

const isComment = (body: unknown): body is { readonly data: Pick<Comment, 'id' | 'updated_at'> } =>
  typeof body === 'object' && body !== null && 'data' in body

/** Which comments this tab has stored: entity → id. */
const stored = new Map<string, number>()

/** The comment that was stored from this tab; undefined where another tab has sent it. */
export const storedComment = (entity: string): number | undefined => stored.get(entity)

/** Comments go one after the other at each place, each under the key that it got where it was written. */
export const commentKind = defineKind<CommentWork>({
  name: 'comment@1',
  after: ({ behind }) => behind,
  send: async ({ id, entity, payload: { body } }, options) => {
    const reply = await writeComment.answer({ body }, { ...options, idempotencyKey: id })
    if (isComment(reply.body)) stored.set(entity, reply.body.data.id)
    return { at: reply.date, body: reply.body }
  },
})

/** A change of an own comment on its way to the server; its base is when the words that it changes were written. */
export interface EditWork {
  readonly comment: number
  readonly body: Pick<CommentChange, 'text' | 'files' | 'mentions'>
  readonly words: SaidWords
}

/** Under this the changes that wait at a place are kept on the device. */
export const editPrefix = (place: string): string => `comment-edit:${place}:`

export const editEntity = (place: string, comment: number): string => `${editPrefix(place)}${comment}`

/** When the words were written that this tab has stored in the place of others: comment → moment. */
const edited = new Map<number, string>()

/** When the words of a comment were written, as far as this tab knows. @param shown as the page got it */
export const wordsWrittenAt = (comment: number, shown: string): string => {
  const own = edited.get(comment)
  return own !== undefined && own > shown ? own : shown
}

/** Changes of a comment stand each on the words that the one before has left; the server refuses what stands on others. */
export const editKind = defineKind<EditWork>({
  name: 'comment-edit@1',
  send: async ({ id, payload: { comment, body }, base }, options) => {
    const seen = typeof base === 'string' ? base : undefined
    const sent = { ...options, idempotencyKey: id }
    const change = { ...body, seen_updated_at: seen }
    const reply = await editComment.answer({ params: { comment }, body: change }, sent)
    if (isComment(reply.body)) edited.set(comment, reply.body.data.updated_at)
    return { at: reply.date, body: reply.body }
  },
  rebase: (waiting, { body }) => (isComment(body) ? body.data.updated_at : waiting.base),
})
