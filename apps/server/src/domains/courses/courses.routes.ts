import * as operations from '@lectern/contract/courses/courses.api'
import { courseStatus, type CourseStatusId } from '@lectern/contract/courses/course-status'
import {
  type CourseRight,
  rightOn,
  courseType,
  courseTypeOf,
  type CourseTypeId,
} from '@lectern/contract/kernel/course-rights'
import { pageMetaOf } from '@lectern/contract/kernel/paging'
import type { Bind } from '../../platform/http/api.ts'
import { done } from '../../platform/http/call.ts'
import { CallError, found, notFound } from '../../platform/http/call-error.ts'
import { nextLink } from '../../platform/http/lists/next-link.ts'
import { listCoursesWithLessons, searchCourses, searchLessons } from './search/search.repository.ts'
import { findSchool } from '../schools/index.ts'
import { trashLimit } from '../lessons/index.ts'
import { checkCourse } from './check/check-course.ts'
import { presentRemoved } from './courses.presenter.ts'
import { findRemovedCourse, listRemovedCourses } from './courses.repository.ts'
import { makeOutline } from './program/make-outline.ts'
import { duplicateCourse } from './program/duplicate.ts'
import { changeCourse, removeCourse, restoreCourse } from './use-cases/change-course.ts'
import { publishCourse } from './use-cases/publish-course.ts'
import { createCourse } from './use-cases/create-course.ts'
import { authoredCourse } from './use-cases/authored-product.ts'
import { findAuthorsCourse, loadCards, loadCourse } from './use-cases/load-course.ts'
import { mayOnProduct, productsOf, type ScopeSeat } from '../teams/index.ts'

const statusesOf: Readonly<Record<operations.CourseStatusFilter, readonly CourseStatusId[] | undefined>> = {
  all: undefined,
  current: [courseStatus.draft, courseStatus.announced, courseStatus.published],
  draft: [courseStatus.draft],
  announced: [courseStatus.announced],
  published: [courseStatus.published],
  archived: [courseStatus.archived],
}

/** @throws CallError forbidden for a type of which one may create none */
const refuseCreation = (seat: ScopeSeat, typeId: CourseTypeId = courseType.course): void => {
  const given: ReadonlySet<string> = seat.given
  if (!given.has(rightOn('course_create', typeId))) throw new CallError('forbidden')
}

/** Binds what authors do with courses that they removed. */
const bindRemoved = (bind: Bind): void => {
  bind(operations.listRemovedCourses, async ({ db, staff, query, now }) => {
    const { rows, total } = await listRemovedCourses(db, staff.schoolId, {
      ...query,
      typeId: query.type_id,
      products: productsOf(staff, 'course_delete'),
      since: trashLimit(now),
    })
    const meta = pageMetaOf(query, total)
    return {
      data: rows.map(presentRemoved),
      meta,
      links: nextLink(operations.listRemovedCourses, query, meta),
    }
  })

  bind(operations.restoreCourse, async ({ db, staff, params, now }) => {
    const { schoolId } = staff
    const removed = found(await findRemovedCourse(db, schoolId, params.course, trashLimit(now)))
    if (!mayOnProduct(staff, 'course_delete', removed.product)) throw notFound('a course of others')
    await restoreCourse(db, removed, now)
    return { data: await loadCourse(db, { schoolId, courseId: removed.id }) }
  })
}

/** Binds what authors do with courses. */
export const registerAuthorsCourses = (bind: Bind): void => {
  bindRemoved(bind)

  bind(operations.listCourseCards, async ({ db, staff, query }) => {
    const products = productsOf(staff, 'course_list')
    const filter = { ...query, products, typeId: query.type_id, statusIds: statusesOf[query.status] }
    const { cards, total } = await loadCards(db, staff.schoolId, filter)
    const meta = pageMetaOf(query, total)
    return { data: cards, meta, links: nextLink(operations.listCourseCards, query, meta) }
  })

  bind(operations.listCourses, ({ db, staff, query }) =>
    listCoursesWithLessons(db, staff.schoolId, {
      search: query.lessons_search ?? '',
      typeId: query.type_id,
      products: productsOf(staff, 'course_list'),
    }),
  )

  bind(operations.searchContent, async ({ db, staff, query }) => {
    const search = (right: CourseRight) => ({
      query: query.query,
      limit: operations.mostFound,
      products: productsOf(staff, right),
    })
    return {
      data: {
        courses: await searchCourses(db, staff.schoolId, search('course_list')),
        // A lesson opens for whoever may read its course.
        lessons: await searchLessons(db, staff.schoolId, search('course_read')),
      },
    }
  })

  bind(operations.createCourse, async ({ db, staff, body, now }) => {
    const { schoolId } = staff
    refuseCreation(staff, body.type_id)
    const made = await createCourse(db, { ...body, typeId: body.type_id, schoolId, now })
    const { courseId } = made
    if (body.outline) {
      const { timeZone } = found(await findSchool(db, schoolId))
      await makeOutline(db, { ...made, schoolId, timeZone }, body.outline, now)
    }
    return { data: await loadCourse(db, { schoolId, courseId }) }
  })

  bind(operations.getCourse, async ({ db, staff, params }) => {
    const address = await authoredCourse(db, staff, 'course_read', params.course)
    return { data: await loadCourse(db, address) }
  })

  bind(operations.updateCourse, async ({ db, staff, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    await changeCourse(db, address, body, now)
    return { data: await loadCourse(db, address) }
  })

  bind(operations.publishCourse, async ({ db, staff, actor, params, body, now }) => {
    const address = await authoredCourse(db, staff, 'course_edit', params.course)
    const { enrolment, lesson_ids: lessonIds } = body
    await publishCourse(db, address, { enrolment, lessonIds, by: actor.userId }, now)
    return { data: await loadCourse(db, address) }
  })

  bind(operations.deleteCourse, async ({ db, staff, params, now }) => {
    const address = await authoredCourse(db, staff, 'course_delete', params.course)
    await removeCourse(db, address, now)
    return done
  })

  bind(operations.checkCourse, async ({ db, staff, params, now }) => {
    const address = await authoredCourse(db, staff, 'course_read', params.course)
    return { data: await checkCourse(db, address, now) }
  })

  bind(operations.duplicateCourse, async ({ db, staff, params, body, now }) => {
    const { schoolId } = staff
    const { product } = await findAuthorsCourse(db, { schoolId, courseId: params.course })
    refuseCreation(staff, courseTypeOf(product.typeId))
    const courseId = await duplicateCourse(db, { schoolId, courseId: params.course }, body.title, now)
    return { data: await loadCourse(db, { schoolId, courseId }) }
  })
}
