import type { FeedState } from '@lectern/contract/comments/feed-states'
import { foldedHoldsWords } from '../../../platform/database/holds-words.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { isCalled, users } from '../../identity/index.ts'
import { comments, commentsColumns } from '../comments.tables.ts'
import { commentCases } from '../moderation/moderation.tables.ts'

/** Which comments of a school are wanted. */
export interface FeedFilter {
  readonly schoolId: SchoolId
  /** What the caller sees, as a condition on comments; undefined: everything. */
  readonly scope: SQL | undefined
  /** What the caller may answer, as a condition on comments; undefined: everything. */
  readonly answers: SQL | undefined
  /** Comments whose lesson and course exist, as a condition. */
  readonly isPlaced: SQL
  readonly state?: FeedState | undefined
  readonly courseId?: number | undefined
  readonly authorId?: number | undefined
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

const isWanted = ({ schoolId, scope, isPlaced, state, courseId, authorId }: FeedFilter) =>
  and(
    eq(comments.schoolId, schoolId),
    isNull(comments.deletedAt),
    scope,
    isPlaced,
    state && states[state],
    courseId === undefined ? undefined : eq(comments.courseId, courseId),
    authorId === undefined ? undefined : eq(comments.authorId, authorId),
  )

/** A page of a list. */
interface Page {
  readonly limit: number
  readonly offset: number
}

const latestFirst = [desc(comments.createdAt), desc(comments.id)] as const

/**
 * The ids of a page of comments whose words hold those of a search, or whose author is called so, and how many there are. Each side
 * is asked for by itself, from its own index: no index serves both of them together.
 */
const findPage = async (db: ReadDatabase, filter: FeedFilter, { limit, offset }: Page) => {
  const select = () => db.select({ id: comments.id, createdAt: comments.createdAt }).from(comments)
  const authors = db.select({ id: users.id }).from(users).where(isCalled(filter.search))
  const found = select()
    .where(and(isWanted(filter), foldedHoldsWords(comments.folded, filter.search)))
    .union(select().where(and(isWanted(filter), inArray(comments.authorId, authors))))
    .as('found')
  const rows = await db
    .select({ id: found.id, total: sql<number>`(count(*) over ())::int` })
    .from(found)
    .orderBy(desc(found.createdAt), desc(found.id))
    .limit(limit)
    .offset(offset)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? (offset > 0 ? await db.$count(found) : 0) }
}

/** A page of the comments of a school, the newest first. */
export const listFeed = async (db: ReadDatabase, filter: FeedFilter, page: Page) => {
  const mayAnswer = sql<boolean>`(${filter.answers ?? sql`true`})`
  const select = () => db.select({ comment: commentsColumns, isWaiting, mayAnswer }).from(comments)
  if (filter.search === '') {
    const rows = await select()
      .where(isWanted(filter))
      .orderBy(...latestFirst)
      .limit(page.limit)
      .offset(page.offset)
    return { rows, total: await db.$count(comments, isWanted(filter)) }
  }
  const { ids, total } = await findPage(db, filter, page)
  const isOnPage = and(eq(comments.schoolId, filter.schoolId), inArray(comments.id, ids))
  const rows =
    ids.length === 0
      ? []
      : await select()
          .where(isOnPage)
          .orderBy(...latestFirst)
  return { rows, total }
}
