import type { Comment, NewComment } from '@lectern/contract/comments/comment'
import { defineKind } from '../../../lib/outbox/index.ts'
import { writeComment } from '../api.ts'
import type { Words } from '../composer/kept-words.ts'

/** A comment on its way to the server. */
export interface CommentWork {
  readonly body: NewComment
  /** As it was written, for whoever gets it back. */
  readonly words: Pick<Words, 'text' | 'isPrivate' | 'files' | 'mentions' | 'addressee'>
  /** The comment of the same place that goes before it. */
  readonly behind?: string | undefined
}

/** Under this the comments that wait at a place are kept on the device. */
export const commentPrefix = (place: string): string => `comment:${place}:`

export const commentEntity = (place: string, draft: string): string => `${commentPrefix(place)}${draft}`

const isComment = (body: unknown): body is { readonly data: Pick<Comment, 'id'> } =>
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
