import type { Transaction } from '../../platform/database/pool.ts'
import { emit } from '../../platform/events/event.ts'
import { commentWritten } from './comments.events.ts'
import { type CommentRow, findComment } from './comments.repository.ts'

/** Tells the other domains that a comment can be read. */
export const announceComment = async (tx: Transaction, row: CommentRow): Promise<void> => {
  const { id, schoolId, lessonId, parentId, authorId, isPrivate, mentionIds } = row
  const parent = parentId === null ? null : await findComment(tx, schoolId, parentId)
  const answered = parent?.authorId ?? null
  await emit(tx, commentWritten, {
    school_id: schoolId,
    comment_id: id,
    lesson_id: lessonId,
    answered_id: answered === authorId ? null : answered,
    is_private: isPrivate,
    mentioned_ids: mentionIds,
  })
}
