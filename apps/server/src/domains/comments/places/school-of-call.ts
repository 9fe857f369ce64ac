import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { CommentCall } from '../comment-call.ts'
import type { CommentPlaces, CommentTarget } from './comment-places.ts'
import { comments } from '../comments.tables.ts'

/** What a call names: the place of comments, or one of them. */
export type Named = CommentTarget | { readonly type: 'comment'; readonly id: number }

const findSchoolOfComment = async (db: ReadDatabase, commentId: number): Promise<SchoolId | null> => {
  const [row] = await db
    .select({ schoolId: comments.schoolId })
    .from(comments)
    .where(eq(comments.id, commentId))
  return row?.schoolId ?? null
}

/**
 * The school in which a call about comments is answered: that of the address; and of an attempt or a comment its own one, where
 * the caller sits in its team: the workbench shows every school of its person under one address.
 */
export const schoolOfCall = async (
  places: CommentPlaces,
  call: Pick<CommentCall, 'db' | 'seatIn'> & {
    readonly school: () => Promise<{ readonly schoolId: SchoolId }>
  },
  { type, id }: Named,
): Promise<SchoolId> => {
  const { schoolId } = await call.school()
  if (type !== 'comment' && type !== 'quiz-attempt') return schoolId
  const own =
    type === 'comment' ? await findSchoolOfComment(call.db, id) : await places.schoolOfAttempt(call.db, id)
  if (own === null || own === schoolId) return schoolId
  return (await call.seatIn(own)) === null ? schoolId : own
}
