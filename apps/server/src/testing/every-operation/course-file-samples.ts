import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'

/** Good calls about courses that are made of files. */
export const courseFileSamples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'course-files.createCourseFromFile': (ids) => ({ body: { file: ids.courseFile } }),
  'course-files.listCourseImports': () => ({}),
  'course-files.getCourseImport': (ids) => ({ params: { import: ids.courseImport } }),
  'course-files.deleteCourseImport': (ids) => ({ params: { import: ids.overCourseImport } }),
}
