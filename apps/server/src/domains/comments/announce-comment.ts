import type { Transaction } from '../../platform/database/pool.ts'
import { emit } from '../../platform/events/event.ts'
import { commentWritten } from './comments.events.ts'
import { type CommentRow, findComment } from './comments.repository.ts'
import { concernsTeam } from './lesson-talk.repository.ts'

/**
 * Tells the other domains that a comment can be read, where it concerns somebody: in a lively hour most of what learners say about a
 * lesson is counted with its first comment, and a job for each would only find that out.
 */
export const announceComment = async (tx: Transaction, row: CommentRow): Promise<void> => {
  const { id, schoolId, lessonId, parentId, authorId, isPrivate, mentionIds } = row
  const parent = parentId === null ? null : await findComment(tx, schoolId, parentId)
  const answered = parent?.authorId === authorId ? null : (parent?.authorId ?? null)
  const isAboutAttempt = row.attemptId !== null
  const isForSomebody = answered !== null || mentionIds.length > 0 || isAboutAttempt
  if (!isForSomebody && !(await concernsTeam(tx, row))) return
  await emit(tx, commentWritten, {
    school_id: schoolId,
    comment_id: id,
    lesson_id: lessonId,
    answered_id: answered,
    is_private: isPrivate,
    mentioned_ids: mentionIds,
  })
}
