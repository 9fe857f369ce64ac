import { defineDomain } from '../kernel/domain.ts'
import * as courseFiles from './course-files.api.ts'
import { courseFilesByteRoutes } from './course-files.bytes.ts'

export const courseFilesDomain = defineDomain({
  name: 'course-files',
  operations: [courseFiles],
  byteRoutes: courseFilesByteRoutes,
})
