import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, gte, inArray, isNull, lt, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { type CommentRow, unreadBy } from './comments.repository.ts'
import { comments } from './comments.tables.ts'

/** What learners write about a lesson within so long is told together, in milliseconds. */
export const talkTold_ms = 3_600_000

/** What learners wrote about a lesson within an hour, and what of it somebody has not read. */
export interface LessonTalk {
  readonly count: number
  readonly unread: number
  /** The first unread one, else the first. */
  readonly first: number | null
}

const ofLearners = ({ schoolId, lessonId }: { readonly schoolId: SchoolId; readonly lessonId: number }) =>
  and(
    eq(comments.schoolId, schoolId),
    eq(comments.lessonId, lessonId),
    inArray(comments.commentableType, ['lesson', 'info-unit']),
    eq(comments.isByTeam, false),
  )

export const readTalk = async (
  db: ReadDatabase,
  place: {
    readonly schoolId: SchoolId
    readonly lessonId: number
    readonly userId: number
    readonly since: Date
  },
): Promise<LessonTalk> => {
  const { userId, since } = place
  const isUnread = unreadBy(userId)
  const [found] = await db
    .select({
      count: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
      first: sql<
        number | null
      >`coalesce(min(${comments.id}) filter (where ${isUnread}), min(${comments.id}))::int`,
    })
    .from(comments)
    .where(
      and(
        eq(comments.schoolId, place.schoolId),
        ofLearners(place),
        gte(comments.createdAt, since),
        lt(comments.createdAt, new Date(since.getTime() + talkTold_ms)),
        isNull(comments.deletedAt),
        eq(comments.isRestricted, false),
        sql`${comments.authorId} is distinct from ${userId}`,
      ),
    )
  return found ?? { count: 0, unread: 0, first: null }
}

/** The beginning of the hour whose comments are told together. */
export const hourOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / talkTold_ms) * talkTold_ms)

/**
 * Whether the team of a lesson is to be told of a comment: what a learner says there to everybody, the first time in its hour, or
 * to one whom it asks. What is hidden or gone was told to nobody, or is told once all the same.
 */
export const concernsTeam = async (db: ReadDatabase, comment: CommentRow): Promise<boolean> => {
  if (comment.isByTeam || comment.isPrivate) return false
  if (comment.addresseeId !== null) return true
  const [earlier] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        ofLearners(comment),
        isNull(comments.addresseeId),
        isNull(comments.deletedAt),
        eq(comments.isRestricted, false),
        gte(comments.createdAt, hourOf(comment.createdAt)),
        lt(comments.id, comment.id),
      ),
    )
    .limit(1)
  return earlier === undefined
}
