import type { Dependencies } from '../../platform/dependencies.ts'
import { CallError } from '../../platform/http/call-error.ts'
import type { PlaceKind } from '../files/index.ts'
import type { CommentPlaces } from './places/comment-places.ts'
import { listCommentPlaces } from './places/named-comments.repository.ts'
import { openComment } from './places/open-place.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const commentFiles = {
  columns: {
    comment_rules: { rules: 'none' },
    comments: { file_uuids: 'comment', mention_ids: 'none', taken_back: 'noted' },
  },
} as const satisfies DomainFiles

const wayTo = (id: number, lesson: string, attemptId: number | null): string =>
  attemptId === null
    ? `${lesson}?comment_id=${id}`
    : `/expert/practices/${attemptId}?commentable_type=quiz-attempt&commentable_id=${attemptId}&comment_id=${id}`

/** Comments as places of files: a file is open to whom the comment is. */
export const createCommentFilePlaces = (
  { db }: Pick<Dependencies, 'db'>,
  places: CommentPlaces,
): PlaceKind => ({
  isOpen: async (commentId, schoolId, asker) => {
    if (!asker.actor) return false
    try {
      await openComment(places, { db, caller: asker, schoolId, commentId })
      return true
    } catch (error) {
      if (error instanceof CallError) return false
      throw error
    }
  },
  name: async (connection, { seat, userId }, ids) => {
    const scope = await places.moderatedBy(connection, seat, userId)
    const rows = await listCommentPlaces(connection, seat.schoolId, ids, scope)
    const lessonIds = rows.map(({ lessonId }) => lessonId)
    const lessons = await places.describeLessons(connection, seat.schoolId, lessonIds)
    return new Map(
      rows.flatMap(({ id, lessonId, attemptId }) => {
        const lesson = lessons.get(lessonId)
        return lesson ? [[id, { title: lesson.title, link: wayTo(id, lesson.link, attemptId) }]] : []
      }),
    )
  },
})
