import * as operations from '@lectern/contract/courses/courses.api'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import type { Actor, Call, VisitedSchool } from '../../platform/http/call.ts'
import { found } from '../../platform/http/call-error.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { originOf } from '../../platform/http/school-origin.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import {
  findEnrolment,
  joinOpenProduct,
  mayOnProduct,
  type EnrolmentCache,
  type TypedProduct,
} from '../access/index.ts'
import { type CoursePrograms, loadProgram } from './course-programs.ts'
import { findCourse } from './courses.repository.ts'
import { loadCatalogue } from './use-cases/load-catalogue.ts'
import { loadPublicCourse, refuseHidden, type Visitor } from './use-cases/load-public-course.ts'

/** Binds what readers see of courses. */
export const registerPublicCourses = (
  bind: Bind,
  {
    programs,
    enrolments,
    env,
  }: { programs: CoursePrograms; enrolments: EnrolmentCache } & Pick<Dependencies, 'env'>,
): void => {
  const visitorOf = createVisitors(env)
  bind(operations.listPublicCourses, async ({ db, actor, school, query }) => {
    const { schoolId } = await school()
    const { cards, total } = await loadCatalogue(db, { ...query, schoolId, userId: actor?.userId ?? null })
    const meta = pageMetaOf(query, total)
    return { data: cards, meta, links: nextLink(operations.listPublicCourses, query, meta) }
  })

  bind(operations.getPublicCourse, async ({ db, actor, school, seatIn, params, now }) => {
    const at = await school()
    const program = found(await programs.programAt(at.schoolId, params.course_slug))
    const { product } = program.course
    const visitor = await visitorOf({ actor, seatIn, now }, at, product)
    const enrolment = actor ? await enrolments.enrolmentOf(actor.userId, product.id) : null
    return { data: await loadPublicCourse(db, program, visitor, enrolment) }
  })

  bind(operations.joinCourse, async ({ db, actor, school, seatIn, params, now }) => {
    const at = await school()
    const course = found(await findCourse(db, at.schoolId, params.course))
    const visitor = await visitorOf({ actor, seatIn, now }, at, course.product)
    refuseHidden(course, visitor, await findEnrolment(db, course.product.id, actor.userId))
    await joinOpenProduct(db, course.product, actor.userId, now)
    const enrolment = await findEnrolment(db, course.product.id, actor.userId)
    return { data: await loadPublicCourse(db, await loadProgram(db, course), visitor, enrolment) }
  })
}

const createVisitors =
  (env: Dependencies['env']) =>
  async (
    { actor, seatIn, now }: Pick<Call, 'seatIn' | 'now'> & { actor: Actor | null },
    school: VisitedSchool,
    product: TypedProduct,
  ): Promise<Visitor> => {
    const seat = await seatIn(school.schoolId)
    const isExpert = seat !== null && mayOnProduct(seat, 'course_read', product)
    return { userId: actor?.userId ?? null, isExpert, origin: originOf(env, school), now }
  }
