import type { CommentOrder } from '@lectern/contract/comments/comment-limits'
import type { CommentStanding } from '@lectern/contract/comments/rules/visibility'
import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from '../../platform/database/sql.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import type { CommentedPart, CommentTarget } from './places/comment-places.ts'
import { commentReads, comments, commentsColumns } from './comments.tables.ts'
import { tellComments } from './tell-comments.ts'

/** A comment of a school. */
export const findComment = async (db: ReadDatabase, schoolId: SchoolId, commentId: number) => {
  const [row] = await db
    .select(commentsColumns)
    .from(comments)
    .where(and(eq(comments.schoolId, schoolId), eq(comments.id, commentId)))
  return row ?? null
}
export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>

/** Comments of a school by their ids. */
export const listComments = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  ids: readonly number[],
): Promise<CommentRow[]> =>
  ids.length === 0
    ? []
    : db
        .select(commentsColumns)
        .from(comments)
        .where(and(eq(comments.schoolId, schoolId), inArray(comments.id, [...ids])))

/** Who reads, and as what. */
export interface CommentReader {
  readonly userId: number
  readonly standing: CommentStanding
}

/** The comments of a school that somebody reads: the rule `decideComment` as a condition. */
export const readableBy = ({ userId, standing }: CommentReader): SQL | undefined => {
  if (standing.side === 'team') return undefined
  if (standing.side === 'nobody') return sql`false`
  return and(
    eq(comments.isPrivate, false),
    or(eq(comments.isRestricted, false), eq(comments.authorId, userId)),
  )
}

/** What is looked for at a place. */
export interface CommentFilter {
  readonly schoolId: SchoolId
  /** One place, or a question of a lesson in some attempts. */
  readonly where:
    | { readonly target: CommentTarget; readonly part: Partial<CommentedPart> }
    | { readonly lessonId: number; readonly questionId: string; readonly attemptIds: readonly number[] }
  readonly reader: CommentReader
  readonly userId?: number | undefined
  readonly excludeUserId?: number | undefined
  readonly isUnread?: boolean | undefined
}

const at = ({ type, id }: CommentTarget) =>
  and(eq(comments.commentableType, type), eq(comments.commentableId, id))

const ofPart = ({ questionId, statementId, answerGroupId }: Partial<CommentedPart>) =>
  and(
    questionId ? eq(comments.questionId, questionId) : undefined,
    statementId ? eq(comments.statementId, statementId) : undefined,
    answerGroupId ? eq(comments.answerGroupId, answerGroupId) : undefined,
  )

const isRead = (userId: number) => sql`exists (
  select 1 from ${commentReads} where ${commentReads.commentId} = ${comments.id} and ${commentReads.userId} = ${userId}
)`

/** Whether somebody has not read a comment of somebody else that stands. */
export const unreadBy = (userId: number) =>
  and(
    sql`${comments.authorId} is distinct from ${userId}`,
    isNull(comments.deletedAt),
    sql`not ${isRead(userId)}`,
  )

/** What was deleted stands as long as somebody's answer to it does that its reader sees. */
const standsFor = (reader: CommentReader) => {
  const seen =
    reader.standing.side === 'team'
      ? sql``
      : sql`and not answer.is_private and (not answer.is_restricted or answer.author_id = ${reader.userId})`
  return or(
    isNull(comments.deletedAt),
    sql`exists (select 1 from comments answer where answer.school_id = ${comments.schoolId} and answer.thread_id = ${comments.id} and answer.deleted_at is null ${seen})`,
  )
}

const wanted = ({ schoolId, where, reader, userId, excludeUserId, isUnread }: CommentFilter) => {
  const place =
    'target' in where
      ? and(at(where.target), ofPart(where.part))
      : and(
          eq(comments.commentableType, 'quiz-attempt'),
          eq(comments.lessonId, where.lessonId),
          eq(comments.questionId, where.questionId),
          where.attemptIds.length === 0 ? sql`false` : inArray(comments.commentableId, [...where.attemptIds]),
        )
  return and(
    eq(comments.schoolId, schoolId),
    place,
    readableBy(reader),
    standsFor(reader),
    userId === undefined ? undefined : eq(comments.authorId, userId),
    excludeUserId === undefined ? undefined : sql`${comments.authorId} is distinct from ${excludeUserId}`,
    isUnread ? unreadBy(reader.userId) : undefined,
  )
}

const thread = sql<number>`coalesce(${comments.threadId}, ${comments.id})`

const inOrder = (order: CommentOrder) => [order === 'newest' ? desc(thread) : asc(thread), asc(comments.id)]

/** A page of comments by conversations, and how many there are. */
export const listPage = async (
  db: ReadDatabase,
  filter: CommentFilter,
  page: { readonly order: CommentOrder; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: CommentRow[]; readonly total: number }> => {
  const condition = and(eq(comments.schoolId, filter.schoolId), wanted(filter))
  const rows = await db
    .select(commentsColumns)
    .from(comments)
    .where(and(eq(comments.schoolId, filter.schoolId), condition))
    .orderBy(...inOrder(page.order))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: await db.$count(comments, and(eq(comments.schoolId, filter.schoolId), condition)) }
}

/** How many comments stand before one in the list. */
export const countBefore = (
  db: ReadDatabase,
  filter: CommentFilter,
  row: Pick<CommentRow, 'id' | 'threadId'>,
  order: CommentOrder,
): Promise<number> => {
  const own = row.threadId ?? row.id
  const earlier = order === 'newest' ? sql`${thread} > ${own}` : sql`${thread} < ${own}`
  return db.$count(
    comments,
    and(
      eq(comments.schoolId, filter.schoolId),
      wanted(filter),
      or(earlier, and(sql`${thread} = ${own}`, sql`${comments.id} < ${row.id}`)),
    ),
  )
}

/** How many comments on an attempt somebody sees, and has not read, by the part of it that they are about; null: about none. */
export const countByPart = (db: ReadDatabase, filter: CommentFilter) =>
  db
    .select({
      questionId: comments.questionId,
      statementId: comments.statementId,
      answerGroupId: comments.answerGroupId,
      count: sql<number>`count(*)::int`,
      unread: sql<number>`(count(*) filter (where ${unreadBy(filter.reader.userId)}))::int`,
    })
    .from(comments)
    .where(and(eq(comments.schoolId, filter.schoolId), wanted(filter), isNull(comments.deletedAt)))
    .groupBy(comments.questionId, comments.statementId, comments.answerGroupId)

/** Which of these comments somebody has not read; their own are read. */
export const listUnread = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  ids: readonly number[],
): Promise<number[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.schoolId, schoolId), inArray(comments.id, [...ids]), unreadBy(userId)))
  return rows.map(({ id }) => id)
}

/** Comments of a place that are changed together, held until the transaction ends. */
export const lockSelected = (
  tx: Transaction,
  filter: CommentFilter,
  ids: readonly number[] | undefined,
): Promise<CommentRow[]> =>
  tx
    .select(commentsColumns)
    .from(comments)
    .where(
      and(
        eq(comments.schoolId, filter.schoolId),
        wanted(filter),
        isNull(comments.deletedAt),
        ids && inArray(comments.id, [...ids]),
      ),
    )
    .orderBy(asc(comments.id))
    .for('update')

export const lockComment = async (tx: Transaction, schoolId: SchoolId, commentId: number) => {
  const [row] = await tx
    .select(commentsColumns)
    .from(comments)
    .where(and(eq(comments.schoolId, schoolId), eq(comments.id, commentId), isNull(comments.deletedAt)))
    .for('update')
  return row ?? null
}

export type NewComment = Omit<CommentRow, 'id' | 'editedAt' | 'deletedAt'> & {
  readonly sendKey: string | null
}

/** What somebody sent under a key already. */
export const findSent = async (db: ReadDatabase, authorId: number, sendKey: string) => {
  const [row] = await db
    .select(commentsColumns)
    .from(comments)
    .where(and(eq(comments.authorId, authorId), eq(comments.sendKey, sendKey)))
  return row ?? null
}

export const insertComment = async (tx: Transaction, values: NewComment): Promise<CommentRow> => {
  const [row] = await tx.insert(comments).values(values).returning(commentsColumns)
  if (!row) throw new Error('The comment was not stored.')
  await tellComments(tx, [row])
  return row
}

/** Changes comments of a school; whoever sees them, or saw them before, is told where. */
export const changeComments = async (
  tx: Transaction,
  schoolId: SchoolId,
  ids: readonly number[],
  change: Partial<
    Pick<
      typeof comments.$inferInsert,
      | 'text'
      | 'fileUuids'
      | 'mentionIds'
      | 'isPrivate'
      | 'isRestricted'
      | 'editedAt'
      | 'deletedAt'
      | 'deletedBy'
      | 'takenBack'
    >
  >,
): Promise<void> => {
  if (ids.length === 0) return
  const before = await listComments(tx, schoolId, ids)
  const after = await tx
    .update(comments)
    .set(change)
    .where(and(eq(comments.schoolId, schoolId), inArray(comments.id, [...ids])))
    .returning(commentsColumns)
  await tellComments(tx, after, before)
}

export const markRead = async (
  tx: Transaction,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .insert(commentReads)
    .values(ids.map((commentId) => ({ commentId, userId, readAt: now })))
    .onConflictDoNothing()
}

export const markUnread = async (tx: Transaction, userId: number, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .delete(commentReads)
    .where(and(eq(commentReads.userId, userId), inArray(commentReads.commentId, [...ids])))
}
