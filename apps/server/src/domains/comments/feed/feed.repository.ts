import type { FeedState } from '@lectern/contract/comments/feed-states'
import { holdsWords } from '../../../platform/database/holds-words.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, isNull, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isPersonCalled } from '../../identity/index.ts'
import { comments, commentsColumns } from '../comments.tables.ts'
import { commentCases } from '../moderation/moderation.tables.ts'

/** Which comments of a school are wanted. */
export interface FeedFilter {
  readonly schoolId: SchoolId
  /** What the caller sees, as a condition on comments; undefined: everything. */
  readonly scope: SQL | undefined
  /** Comments whose lesson and course exist, as a condition. */
  readonly isPlaced: SQL
  readonly state: FeedState | undefined
  readonly courseId: number | undefined
  readonly search: string
}

const answeredWith = (place: SQL) => sql`exists (
  select 1 from comments answer
  where answer.school_id = ${comments.schoolId} and ${place} and answer.id > ${comments.id}
    and answer.is_by_team and not answer.is_private and answer.deleted_at is null
)`

/** Somebody of the team answered in the conversation; about an attempt, said something to its learner. */
const isAnswered = or(
  answeredWith(sql`answer.thread_id = coalesce(${comments.threadId}, ${comments.id})`),
  and(
    eq(comments.commentableType, 'quiz-attempt'),
    answeredWith(
      sql`answer.commentable_type = 'quiz-attempt' and answer.commentable_id = ${comments.commentableId}`,
    ),
  ),
)

const isWaiting = sql<boolean>`(not ${comments.isByTeam} and not ${isAnswered})`

const isHeld = or(
  eq(comments.isRestricted, true),
  sql`exists (
    select 1 from ${commentCases}
    where ${commentCases.schoolId} = ${comments.schoolId} and ${commentCases.commentId} = ${comments.id}
      and ${commentCases.state} = 'open'
  )`,
)

const states = { waiting: and(isWaiting, eq(comments.isRestricted, false)), held: isHeld } as const

const wanted = (db: ReadDatabase, { schoolId, scope, isPlaced, state, courseId, search }: FeedFilter) =>
  and(
    eq(comments.schoolId, schoolId),
    isNull(comments.deletedAt),
    scope,
    isPlaced,
    state && states[state],
    courseId === undefined ? undefined : eq(comments.courseId, courseId),
    search === ''
      ? undefined
      : or(holdsWords(comments.text, search), isPersonCalled(db, sql`${comments.authorId}`, search)),
  )

/** A page of the comments of a school, the newest first. */
export const listFeed = async (
  db: ReadDatabase,
  filter: FeedFilter,
  page: { readonly limit: number; readonly offset: number },
) => {
  const condition = wanted(db, filter)
  const rows = await db
    .select({ comment: commentsColumns, isWaiting })
    .from(comments)
    .where(condition)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(comments, condition) }
}
