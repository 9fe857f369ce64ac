import type { FeedComment } from '@lectern/contract/comments/feed.api'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Actor, StaffSeat } from '../../../platform/http/call.ts'
import type { CommentCaller } from '../places/comment-places.ts'
import type { CommentParts } from '../comment-call.ts'
import { presentComments } from '../comments.presenter.ts'
import { type FeedFilter, listFeed } from './feed.repository.ts'

/** A call of somebody who moderates. */
export interface FeedCall {
  readonly db: ReadDatabase
  readonly staff: StaffSeat
  readonly actor: Actor
  readonly now: Date
  readonly seatIn: CommentCaller['seatIn']
  readonly locale: Locale
}

/** How a moderator stands to what they see. */
const standingWith = (mayWrite: boolean) => ({ side: 'team' as const, mayWrite, mayModerate: true })

/** The comments of the school that a moderator sees, and those that they may answer. */
export const feedSeen = async (
  { places }: Pick<CommentParts, 'places'>,
  { db, staff, userId }: Pick<FeedCall, 'db' | 'staff'> & { readonly userId: number },
) => ({
  schoolId: staff.schoolId,
  scope: await places.moderatedBy(db, staff, userId),
  answers: await places.answeredBy(db, staff, userId),
  isPlaced: places.isPlaced(staff.schoolId),
})

/** One page of comments with their places, and how many there are. */
export const loadFeed = async (
  { places, files }: CommentParts,
  { db, actor, now, seatIn, locale }: FeedCall,
  filter: FeedFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ data: FeedComment[]; total: number }> => {
  const { schoolId } = filter
  const { rows, total } = await listFeed(db, filter, page)
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
  const lessonIds = rows.map(({ comment }) => comment.lessonId)
  const lessons = await places.describeLessons(db, schoolId, lessonIds)
  const data = rows.flatMap(({ comment: row, isWaiting }) => {
    const [comment, lesson] = [presented.get(row.id), lessons.get(row.lessonId)]
    if (!comment || !lesson) return []
    return { comment, lesson, attempt_id: row.attemptId, is_waiting: isWaiting }
  })
  return { data, total }
}
