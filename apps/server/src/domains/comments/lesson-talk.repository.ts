import type { ReadDatabase } from '../../platform/database/pool.ts'
import { and, eq, gte, inArray, isNull, lt, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { unreadBy } from './comments.repository.ts'
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

/** Whether a comment is the first of a learner about a lesson since a moment, of those that name no addressee. */
export const isFirstSince = async (
  db: ReadDatabase,
  place: { readonly schoolId: SchoolId; readonly lessonId: number; readonly commentId: number },
  since: Date,
): Promise<boolean> => {
  const [earlier] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.schoolId, place.schoolId),
        ofLearners(place),
        isNull(comments.addresseeId),
        gte(comments.createdAt, since),
        lt(comments.id, place.commentId),
      ),
    )
    .limit(1)
  return earlier === undefined
}
