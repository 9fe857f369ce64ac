import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, eq, gt, isNull, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { commentReads, comments, commentsColumns } from '../comments.tables.ts'
import { tellComments } from '../tell-comments.ts'

/** How many comments somebody wrote in the last minute and on the last day, in every school, and all people of a school in the minute. */
export const countRecent = async (
  db: ReadDatabase,
  { schoolId, userId }: { readonly schoolId: SchoolId; readonly userId: number },
  { minute, day }: { readonly minute: Date; readonly day: Date },
) => {
  const own = eq(comments.authorId, userId)
  const [row] = await db
    .select({
      inMinute: db.$count(comments, and(own, gt(comments.createdAt, minute))),
      onDay: db.$count(comments, and(own, gt(comments.createdAt, day))),
      inSchool: db.$count(comments, and(eq(comments.schoolId, schoolId), gt(comments.createdAt, minute))),
    })
    .from(sql`(select 1) one`)
  if (!row) throw new Error('The database counted nothing.')
  return row
}

/** How many comments were written in a school since a moment. */
export const countWrittenIn = (db: ReadDatabase, schoolId: SchoolId, since: Date): Promise<number> =>
  db.$count(comments, and(eq(comments.schoolId, schoolId), gt(comments.createdAt, since)))

/** How many comments of somebody others see below the lessons of a school; counted no further than `most`. */
export const countShown = (
  db: ReadDatabase,
  schoolId: SchoolId,
  userId: number,
  most: number,
): Promise<number> =>
  db.$count(
    db
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          eq(comments.schoolId, schoolId),
          eq(comments.authorId, userId),
          sql`${comments.commentableType} <> 'quiz-attempt'`,
          eq(comments.isRestricted, false),
          isNull(comments.deletedAt),
        ),
      )
      .limit(most)
      .as('shown'),
  )

/** Everything that somebody wrote and that still stands, for the download. */
export const exportComments = (db: ReadDatabase, userId: number) =>
  db
    .select({
      id: comments.id,
      course_id: comments.courseId,
      lesson_id: comments.lessonId,
      commentable_type: comments.commentableType,
      text: comments.text,
      files: comments.fileUuids,
      is_private: comments.isPrivate,
      created_at: comments.createdAt,
      edited_at: comments.editedAt,
    })
    .from(comments)
    .where(and(eq(comments.authorId, userId), isNull(comments.deletedAt)))
    .orderBy(asc(comments.createdAt), asc(comments.id))

/** Takes the words of somebody whose account was erased out of all conversations; the answers of others stay. */
export const forgetWords = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  await tx.delete(commentReads).where(eq(commentReads.userId, userId))
  const forgotten = await tx
    .update(comments)
    .set({
      text: '',
      fileUuids: [],
      mentionIds: [],
      takenBack: null,
      deletedAt: sql`coalesce(${comments.deletedAt}, ${now.toISOString()}::timestamptz)`,
      authorId: null,
    })
    .where(eq(comments.authorId, userId))
    .returning(commentsColumns)
  await tellComments(tx, forgotten)
}
