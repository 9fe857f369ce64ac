import type { ReadDatabase, Transaction } from '../../platform/database/pool.ts'
import { and, asc, eq, isNull, sql } from '../../platform/database/sql.ts'
import { commentReads, comments } from './comments.tables.ts'

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
export const forgetComments = async (tx: Transaction, userId: number, now: Date): Promise<void> => {
  await tx.delete(commentReads).where(eq(commentReads.userId, userId))
  await tx
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
}
