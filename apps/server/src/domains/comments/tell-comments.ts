import type { Transaction } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { type PlaceNews, tellPlace } from '../live/index.ts'
import type { comments } from './comments.tables.ts'

type Told = Pick<
  typeof comments.$inferSelect,
  'id' | 'schoolId' | 'commentableType' | 'commentableId' | 'authorId' | 'isPrivate' | 'isRestricted'
>

const isForTeam = ({ isPrivate, isRestricted }: Told): boolean => isPrivate || isRestricted

/** Who hears of a comment is told apart: all, or the team and, of what is hidden and not private, its author. */
const audienceOf = (row: Told, before: Told | undefined): Pick<PlaceNews, 'isForTeam' | 'alsoUserId'> =>
  isForTeam(row) && (before === undefined || isForTeam(before))
    ? { isForTeam: true, alsoUserId: row.isPrivate ? null : row.authorId }
    : { isForTeam: false, alsoUserId: null }

/**
 * Tells that comments were written or changed, each place and audience once, to those who see them or saw them before: a private one to
 * the team alone, a hidden one to the team and its author.
 */
export const tellComments = async (
  tx: Transaction,
  rows: readonly Told[],
  before: readonly Told[] = [],
): Promise<void> => {
  const earlier = new Map(before.map((row) => [row.id, row]))
  const told = new Map<string, PlaceNews>()
  for (const row of rows) {
    const { id, schoolId, commentableType: type, commentableId } = row
    const audience = audienceOf(row, earlier.get(id))
    const key = JSON.stringify([schoolId, type, commentableId, audience])
    const isFirst = !told.has(key)
    told.set(key, {
      ...{ kind: 'comments', schoolId, place: { type, id: commentableId }, ...audience },
      subjectId: isFirst ? id : null,
    })
  }
  for (const news of told.values()) await tellPlace(tx, news)
}

/** Tells that it is another question who may write about an attempt. */
export const tellAllowance = (
  tx: Transaction,
  { schoolId, rootAttemptId }: { readonly schoolId: SchoolId; readonly rootAttemptId: number },
): Promise<void> =>
  tellPlace(tx, {
    ...{ kind: 'comments', schoolId, subjectId: null, isForTeam: false },
    place: { type: 'quiz-attempt', id: rootAttemptId },
  })
