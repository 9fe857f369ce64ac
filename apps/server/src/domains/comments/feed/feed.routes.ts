import { listSchoolComments } from '@lectern/contract/comments/feed.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import type { StaffSeat } from '../../../platform/http/call.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { CommentParts } from '../comment-call.ts'
import { presentComments } from '../comments.presenter.ts'
import { listFeed } from './feed.repository.ts'

/** How a moderator stands to what they see: whoever may only delete answers nothing. */
const standingIn = ({ given }: StaffSeat) => ({
  side: 'team' as const,
  mayWrite: given.has('comment_create') || given.has('comment_curator'),
  mayModerate: true,
})

/** Binds the list of all comments of a school. */
export const bindCommentFeed = (bind: Bind, { places, files }: CommentParts): void => {
  bind(listSchoolComments, async (call) => {
    const { db, staff, actor, now, seatIn, locale, query } = call
    const { schoolId } = staff
    const scope = await places.moderatedBy(db, staff, actor.userId)
    const { state, course: courseId, search } = query
    const filter = { schoolId, scope, isPlaced: places.isPlaced(schoolId), state, courseId, search }
    const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page }
    const { rows, total } = await listFeed(db, filter, page)
    const written = rows.map(({ comment }) => comment)
    const reader = { userId: actor.userId, standing: standingIn(staff) }
    const caller = { actor, now, seatIn, locale }
    const presented = await presentComments({ db, files, caller, schoolId, reader, place: null }, written)
    const lessonIds = written.map(({ lessonId }) => lessonId)
    const lessons = await places.describeLessons(db, schoolId, lessonIds)
    const meta = pageMetaOf(query, total)
    return {
      data: rows.flatMap(({ comment: row, isWaiting }, at) => {
        const [comment, lesson] = [presented[at], lessons.get(row.lessonId)]
        if (!comment || !lesson) return []
        return { comment, lesson, attempt_id: row.attemptId, is_waiting: isWaiting }
      }),
      meta,
      links: nextLink(listSchoolComments, query, meta),
      courses: await places.coursesSeen(db, staff),
    }
  })
}
