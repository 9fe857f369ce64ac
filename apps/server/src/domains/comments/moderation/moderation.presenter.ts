import type { CommentCase, CommentRestriction } from '@lectern/contract/comments/moderation/moderation'
import { listPeople } from '../../identity/index.ts'
import { presentComments, type Presentation } from '../comments.presenter.ts'
import type { CommentPlaces } from '../places/comment-places.ts'
import { type CaseRow, countReports, listReports } from './cases.repository.ts'
import type { RestrictionRow } from './restrictions.repository.ts'

/** Cases as a moderator sees them: comments, lessons, reports and people each by one query, however many rows. */
export const presentCases = async (
  shown: Omit<Presentation, 'reader' | 'place'> & { readonly userId: number },
  places: CommentPlaces,
  rows: readonly CaseRow[],
): Promise<CommentCase[]> => {
  const { db, schoolId, userId } = shown
  const standing = { side: 'team', mayWrite: false, mayModerate: true } as const
  const presented = await presentComments(
    { ...shown, reader: { userId, standing }, place: null },
    rows.map(({ comment }) => comment),
  )
  const ids = rows.map(({ comment }) => comment.id)
  const lessons = await places.describeLessons(
    db,
    schoolId,
    rows.map(({ comment }) => comment.lessonId),
  )
  const counts = await countReports(db, schoolId, ids)
  const reports = await listReports(db, schoolId, ids)
  const people = await listPeople(db, [
    ...reports.flatMap(({ reporterId }) => reporterId ?? []),
    ...rows.flatMap(({ about }) => about.decidedBy ?? []),
  ])
  const names = new Map(people.map(({ id, name }) => [id, { id, name }]))
  const personOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  return rows.flatMap(({ comment: row, about }, at) => {
    const comment = presented[at]
    const lesson = lessons.get(row.lessonId)
    if (!comment || !lesson) return []
    return {
      comment,
      lesson,
      attempt_id: row.attemptId,
      state: about.state,
      hold_reason: about.holdReason,
      reports_count: counts.get(row.id) ?? 0,
      reports: reports
        .filter(({ commentId }) => commentId === row.id)
        .map(({ reason, note, reporterId, createdAt }) => ({
          reason,
          note,
          user: personOf(reporterId),
          at: createdAt.toISOString(),
        })),
      opened_at: about.openedAt.toISOString(),
      decision: about.decision,
      decided_by: personOf(about.decidedBy),
      decided_at: about.decidedAt?.toISOString() ?? null,
    }
  })
}

export const presentRestriction = (row: RestrictionRow): CommentRestriction => ({
  user: { id: row.userId, name: row.name },
  until: row.until?.toISOString() ?? null,
  is_everywhere: row.isEverywhere,
  reason: row.reason,
  created_at: row.createdAt.toISOString(),
  created_by:
    row.createdBy === null || row.createdByName === null
      ? null
      : { id: row.createdBy, name: row.createdByName },
})
