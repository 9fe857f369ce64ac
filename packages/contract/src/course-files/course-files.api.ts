import { z } from 'zod'
import { mayCreateEither } from '../kernel/course-rights.ts'
import { acknowledged, cutList, dataOf } from '../kernel/envelope.ts'
import { idParam } from '../kernel/ids.ts'
import { defineOperation } from '../kernel/operation.ts'
import { courseFile, courseImport } from './course-import.ts'

const oneImport = z.object({ import: idParam })

/** Imports that one list answers. */
export const mostImportsListed = 20

export const createCourseFromFile = defineOperation({
  id: 'course-files.createCourseFromFile',
  method: 'POST',
  path: '/courses/from-file',
  summary: 'Make a draft of a course from an uploaded file: of this product, SCORM or Common Cartridge',
  body: courseFile,
  output: dataOf(courseImport),
  errors: ['foreign_file'],
  permission: mayCreateEither,
  status: 201,
  perMinute: 30,
})

export const listCourseImports = defineOperation({
  id: 'course-files.listCourseImports',
  method: 'GET',
  path: '/courses/imports',
  summary: 'The latest courses that the caller makes or made from files',
  output: cutList(courseImport, mostImportsListed),
  errors: [],
  permission: mayCreateEither,
})

export const getCourseImport = defineOperation({
  id: 'course-files.getCourseImport',
  method: 'GET',
  path: '/courses/imports/:import',
  summary: 'How far a course from a file is; its report when it is there',
  params: oneImport,
  output: dataOf(courseImport),
  errors: [],
  permission: mayCreateEither,
})

export const deleteCourseImport = defineOperation({
  id: 'course-files.deleteCourseImport',
  method: 'DELETE',
  path: '/courses/imports/:import',
  summary: 'Forget the report of a course from a file that is over; the course stays',
  params: oneImport,
  output: acknowledged,
  errors: [],
  permission: mayCreateEither,
})
