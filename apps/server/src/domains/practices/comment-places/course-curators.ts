import { commentLimits } from '@lectern/contract/comments/comment-limits'
import type { Curator } from '@lectern/contract/comments/comment'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { findEnrolment, isStandingSeen } from '../../access/index.ts'
import type { CommentCaller } from '../../comments/index.ts'
import { listFaces } from '../../identity/index.ts'
import { loadTeams, mayOnProduct, sightIn, type TypedProduct } from '../../teams/index.ts'

/** The product of a course of a school, as the domain of courses knows it. */
export type ProductOfCourse = (
  db: ReadDatabase,
  schoolId: SchoolId,
  courseId: number,
) => Promise<TypedProduct | null>

/**
 * Whom of the team somebody can address in a course: of a learner those who see their work and can be chosen still, for the team
 * everybody who can be chosen.
 *
 * @throws CallError not_found for whoever neither takes part nor is of the team
 */
export const listCourseCurators = async (
  db: ReadDatabase,
  caller: CommentCaller,
  {
    schoolId,
    courseId,
    productOfCourse,
  }: { readonly schoolId: SchoolId; readonly courseId: number; readonly productOfCourse: ProductOfCourse },
): Promise<Curator[]> => {
  const { userId } = found(caller.actor)
  const product = found(await productOfCourse(db, schoolId, courseId))
  const seat = await caller.seatIn(schoolId)
  const isTeam = seat !== null && mayOnProduct(seat, 'course_read', product)
  if (!isTeam && !(await findEnrolment(db, product.id, userId))) throw notFound('takes no part')
  const team = (await loadTeams(db, schoolId, [product.id])).get(product.id) ?? []
  const chosen: typeof team = []
  for (const place of team) {
    if (place.userId === userId || chosen.length >= commentLimits.curators) continue
    if (place.expiresAt !== null && place.expiresAt <= caller.now) continue
    const scope = new Map([[product.id, sightIn(place.userId, team)]])
    if (isTeam || (await isStandingSeen(db, { schoolId, productId: product.id, userId, scope })))
      chosen.push(place)
  }
  const faces = await listFaces(
    db,
    chosen.map((place) => place.userId),
  )
  return chosen.flatMap(({ userId: id, role }) => {
    const face = faces.get(id)
    return face
      ? [{ id, name: face.name, avatar_url: face.avatarUrl, is_public_user: role === 'public_figure' }]
      : []
  })
}
