import type * as coursePageApi from '@lectern/contract/courses/course-page/course-page.api'
import type * as coursesApi from '@lectern/contract/courses/courses.api'
import type * as frontPageApi from '@lectern/contract/courses/front-page/front-page.api'
import type * as ownProductsApi from '@lectern/contract/courses/own-products.api'
import { call } from '../../lib/api/index.ts'

// Apart from api.ts: every page of a learner carries these, and none of the authors' calls.
export const getPublicCourse = call<typeof coursesApi.getPublicCourse>('GET', '/public/courses/:course_slug')
export const getPublicCoursePage = call<typeof coursePageApi.getPublicCoursePage>(
  'GET',
  '/public/courses/:course_slug/page',
)
export const getPublicFrontPage = call<typeof frontPageApi.getPublicFrontPage>('GET', '/public/front-page')
export const joinCourse = call<typeof coursesApi.joinCourse>('POST', '/public/courses/:course/join')
export const listOwnProducts = call<typeof ownProductsApi.listOwnProducts>('GET', '/user/products')
export const listPublicCourses = call<typeof coursesApi.listPublicCourses>('GET', '/public/courses')
