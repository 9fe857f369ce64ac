import type { Bind } from '../../platform/http/api.ts'
import { registerAuthorsCourses } from './courses.routes.ts'
import { registerParticipants } from './participants.routes.ts'
import { registerPublicCourses } from './public-courses.routes.ts'

/** Binds the operations of courses. */
export const registerCourses = (bind: Bind): void => {
  registerAuthorsCourses(bind)
  registerParticipants(bind)
  registerPublicCourses(bind)
}

export { changeCourse } from './use-cases/change-course.ts'
export { createCourse } from './use-cases/create-course.ts'
export { productOfCourse } from './product-of-course.ts'
