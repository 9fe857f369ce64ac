import { getCourseLink } from '@lectern/contract/courses/course-link.api'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { found } from '../../../platform/http/call-error.ts'
import { originOf } from '../../../platform/http/school-origin.ts'
import { findSchool } from '../../schools/index.ts'
import { courseLink } from '../courses.presenter.ts'
import { findCourse } from '../courses.repository.ts'
import { authoredCourse } from '../use-cases/authored-product.ts'
import { coursePreviewPath } from './preview-of.ts'

/** Binds what tells authors the address of a course. */
export const registerCourseLink = (bind: Bind, { env }: Pick<Dependencies, 'env'>): void => {
  bind(getCourseLink, async ({ db, staff, params }) => {
    const { schoolId, courseId } = await authoredCourse(db, staff, 'course_read', params.course)
    const course = found(await findCourse(db, schoolId, courseId))
    const origin = originOf(env, found(await findSchool(db, schoolId)))
    return { data: { url: `${origin}${courseLink(course.product)}`, preview_url: coursePreviewPath(course) } }
  })
}
