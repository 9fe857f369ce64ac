import type * as archiveApi from '@lectern/contract/course-files/course-files.api'
import { call } from '../../lib/api/index.ts'

// Apart from the other calls of courses: those come with the page of a lesson, and these never do.
export const createCourseFromFile = call<typeof archiveApi.createCourseFromFile>('POST', '/courses/from-file')
export const listCourseImports = call<typeof archiveApi.listCourseImports>('GET', '/courses/imports')
export const deleteCourseImport = call<typeof archiveApi.deleteCourseImport>(
  'DELETE',
  '/courses/imports/:import',
)
