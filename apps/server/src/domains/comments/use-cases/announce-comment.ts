import { commentCreated } from '@lectern/contract/comments/comments.facts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { record } from '../../../platform/facts/record.ts'
import { raiseSignal } from '../../../platform/facts/signal.ts'
import { type CommentRow, findComment } from '../comments.repository.ts'
import { commentWritten } from '../comments.signals.ts'
import { concernsTeam } from '../lesson-talk.repository.ts'

/**
 * Records that a comment can be read, and tells the other domains where it concerns somebody: in a lively hour most of what learners say about a
 * lesson is counted with its first comment, and a job for each would only find that out.
 */
export const announceComment = async (tx: Transaction, row: CommentRow, now: Date): Promise<void> => {
  const { id, schoolId, lessonId, parentId, authorId, isPrivate, mentionIds } = row
  await record(tx, commentCreated, {
    schoolId,
    userId: authorId,
    subjectId: id,
    details: { lesson_id: lessonId, ...(isPrivate && { is_private: true as const }) },
    at: now,
  })
  const parent = parentId === null ? null : await findComment(tx, schoolId, parentId)
  const answered = parent?.authorId === authorId ? null : (parent?.authorId ?? null)
  const isAboutAttempt = row.attemptId !== null
  const isForSomebody = answered !== null || mentionIds.length > 0 || isAboutAttempt
  if (!isForSomebody && !(await concernsTeam(tx, row))) return
  await raiseSignal(tx, commentWritten, {
    school_id: schoolId,
    comment_id: id,
    lesson_id: lessonId,
    answered_id: answered,
    is_private: isPrivate,
    mentioned_ids: mentionIds,
  })
}
