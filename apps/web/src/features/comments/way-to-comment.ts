import type { Comment } from '@lectern/contract/comments/comment'
import { expertPaths } from '../../lib/routing/expert-paths.ts'

interface PlacedComment {
  readonly comment: Pick<Comment, 'id'>
  readonly lesson: { readonly link: string }
  readonly attempt_id: number | null
}

/** To a comment in its conversation. */
export const wayToComment = ({ comment, lesson, attempt_id: attempt }: PlacedComment): string =>
  attempt === null
    ? `${lesson.link}?comment_id=${comment.id}`
    : `${expertPaths.practice(attempt)}?commentable_type=quiz-attempt&commentable_id=${attempt}&comment_id=${comment.id}`
