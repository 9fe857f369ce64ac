import { listSchoolComments } from '@lectern/contract/comments/feed.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../../platform/http/api.ts'
import { nextLink } from '../../../platform/http/lists/next-link.ts'
import type { CommentParts } from '../comment-call.ts'
import { presentComments } from '../comments.presenter.ts'
import { listFeed } from './feed.repository.ts'

/** How a moderator stands to what they see. */
const standingWith = (mayWrite: boolean) => ({ side: 'team' as const, mayWrite, mayModerate: true })

/** Binds the list of all comments of a school. */
export const bindCommentFeed = (bind: Bind, { places, files }: CommentParts): void => {
  bind(listSchoolComments, async (call) => {
    const { db, staff, actor, now, seatIn, locale, query } = call
    const { schoolId } = staff
    const scope = await places.moderatedBy(db, staff, actor.userId)
    const answers = await places.answeredBy(db, staff, actor.userId)
    const { state, course: courseId, search } = query
    const filter = { schoolId, scope, answers, isPlaced: places.isPlaced(schoolId), state, courseId, search }
    const page = { limit: query.per_page, offset: (query.page - 1) * query.per_page }
    const { rows, total } = await listFeed(db, filter, page)
    const written = rows.map(({ comment }) => comment)
    const caller = { actor, now, seatIn, locale }
    const present = (mayAnswer: boolean) =>
      presentComments(
        {
          ...{ db, files, caller, schoolId, place: null },
          reader: { userId: actor.userId, standing: standingWith(mayAnswer) },
        },
        rows.filter((row) => row.mayAnswer === mayAnswer).map(({ comment }) => comment),
      )
    const presented = new Map(
      [...(await present(true)), ...(await present(false))].map((comment) => [comment.id, comment]),
    )
    const lessonIds = written.map(({ lessonId }) => lessonId)
    const lessons = await places.describeLessons(db, schoolId, lessonIds)
    const meta = pageMetaOf(query, total)
    return {
      data: rows.flatMap(({ comment: row, isWaiting }) => {
        const [comment, lesson] = [presented.get(row.id), lessons.get(row.lessonId)]
        if (!comment || !lesson) return []
        return { comment, lesson, attempt_id: row.attemptId, is_waiting: isWaiting }
      }),
      meta,
      links: nextLink(listSchoolComments, query, meta),
      courses: await places.coursesSeen(db, staff),
    }
  })
}
