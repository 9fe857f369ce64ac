import type { Comment } from '@lectern/contract/comments/comment'
import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'
import { findSchool } from '../schools/index.ts'
import type { CommentRow } from './comments.repository.ts'
import type { CommentPlace } from './places/comment-places.ts'
import { loadRolesOn } from '../teams/index.ts'

interface RolesPlace {
  readonly schoolId: SchoolId
  /** Null: comments of many places, whose roles nobody asks for. */
  readonly place: Pick<CommentPlace, 'productId'> | null
}

/** What the authors of some comments are on the course; the owner of a school owns its courses too. */
export const loadAuthorRoles = async (
  db: ReadDatabase,
  { schoolId, place }: RolesPlace,
  rows: readonly CommentRow[],
): Promise<(row: CommentRow) => Comment['author_role']> => {
  const ofTeam = rows.filter(({ isByTeam, deletedAt }) => isByTeam && deletedAt === null)
  const authors = [...new Set(ofTeam.flatMap(({ authorId }) => authorId ?? []))]
  if (!place || authors.length === 0) return () => null
  const roles = await loadRolesOn(db, { schoolId, productId: place.productId }, authors)
  const ownerId = (await findSchool(db, schoolId))?.ownerId
  return ({ authorId, isByTeam, deletedAt }) => {
    if (authorId === null || !isByTeam || deletedAt !== null) return null
    return roles.get(authorId) ?? (authorId === ownerId ? 'owner' : null)
  }
}
