import { listContactComments, listSchoolComments } from '@lectern/contract/comments/feed.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { SeenContact } from '../../contacts/index.ts'
import type { CommentParts } from '../comment-call.ts'
import { moderatesSome } from './comments-of-contact.ts'
import { feedSeen, loadFeed } from './present-feed.ts'

const pageOf = ({ page, per_page: limit }: { readonly page: number; readonly per_page: number }) => ({
  limit,
  offset: (page - 1) * limit,
})

/** Binds the list of all comments of a school. */
export const bindCommentFeed = (bind: Bind, parts: CommentParts): void => {
  bind(listSchoolComments, async (call) => {
    const { db, staff, actor, query } = call
    const { state, course: courseId, search } = query
    const seen = await feedSeen(parts, { db, staff, userId: actor.userId })
    const { data, total } = await loadFeed(parts, call, { ...seen, state, courseId, search }, pageOf(query))
    const meta = pageMetaOf(query, total)
    return {
      data,
      meta,
      links: nextLink(listSchoolComments, query, meta),
      courses: await parts.places.coursesSeen(db, staff),
    }
  })
}

/** Binds the comments of one contact. */
export const bindContactComments = (bind: Bind, parts: CommentParts, seenContact: SeenContact): void => {
  bind(listContactComments, async (call) => {
    const { db, staff, actor, query, params, now } = call
    const { userId: authorId } = await seenContact(db, { staff, userId: actor.userId, now }, params.contact)
    const answer = async () => {
      if (authorId === null || !moderatesSome(staff)) return { data: [], total: 0 }
      const seen = await feedSeen(parts, { db, staff, userId: actor.userId })
      return loadFeed(parts, call, { ...seen, search: '', authorId }, pageOf(query))
    }
    const { data, total } = await answer()
    const meta = pageMetaOf(query, total)
    return { data, meta, links: nextLink(listContactComments, query, meta) }
  })
}
