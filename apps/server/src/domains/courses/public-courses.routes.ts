import * as operations from '@lectern/contract/courses/courses.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import type { Actor, Call } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { findEnrolment, mayOnProduct, type EnrolmentCache, type TypedProduct } from '../access/index.ts'
import { type CoursePrograms, loadProgram } from './course-programs.ts'
import { findCourse } from './courses.repository.ts'
import { joinCourse } from './use-cases/join-course.ts'
import { loadCatalogue } from './use-cases/load-catalogue.ts'
import { loadPublicCourse, refuseHidden, type Visitor } from './use-cases/load-public-course.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** Binds what readers see of courses. */
export const registerPublicCourses = (
  bind: Bind,
  { programs, enrolments }: { programs: CoursePrograms; enrolments: EnrolmentCache },
): void => {
  bind(operations.listPublicCourses, async ({ db, actor, school, query }) => {
    const { schoolId } = await school()
    const { cards, total } = await loadCatalogue(db, { ...query, schoolId, userId: actor?.userId ?? null })
    const meta = pageMetaOf(query, total)
    return { data: cards, meta, links: nextLink(operations.listPublicCourses, query, meta) }
  })

  bind(operations.getPublicCourse, async ({ db, actor, school, seatIn, params, now }) => {
    const { schoolId } = await school()
    const program = found(await programs.programAt(schoolId, params.course_slug))
    const { product } = program.course
    const visitor = await visitorOf({ actor, seatIn, now }, schoolId, product)
    const enrolment = actor ? await enrolments.enrolmentOf(actor.userId, product.id) : null
    return { data: await loadPublicCourse(db, program, visitor, enrolment) }
  })

  bind(operations.joinCourse, async ({ db, actor, school, seatIn, params, now }) => {
    const { schoolId } = await school()
    const course = found(await findCourse(db, schoolId, params.course))
    const visitor = await visitorOf({ actor, seatIn, now }, schoolId, course.product)
    refuseHidden(course, visitor, await findEnrolment(db, course.product.id, actor.userId))
    await joinCourse(db, course, actor.userId, now)
    const enrolment = await findEnrolment(db, course.product.id, actor.userId)
    return { data: await loadPublicCourse(db, await loadProgram(db, course), visitor, enrolment) }
  })
}

const visitorOf = async (
  { actor, seatIn, now }: Pick<Call, 'seatIn' | 'now'> & { actor: Actor | null },
  schoolId: SchoolId,
  product: TypedProduct,
): Promise<Visitor> => {
  const seat = await seatIn(schoolId)
  const isExpert = seat !== null && mayOnProduct(seat, 'course_read', product)
  return { userId: actor?.userId ?? null, isExpert, now }
}
