import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** Good calls about courses that are made of files. */
export const courseFileSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'courses.createCourseFromFile': (ids) => ({ body: { file: ids.courseFile } }),
  'courses.listCourseImports': () => ({}),
  'courses.getCourseImport': (ids) => ({ params: { import: ids.courseImport } }),
  'courses.deleteCourseImport': (ids) => ({ params: { import: ids.overCourseImport } }),
}
