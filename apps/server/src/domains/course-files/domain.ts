import { defineDomain } from '../../platform/composition/domain.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { findLearnerSchool } from '../access/index.ts'
import { mountCourseFiles } from './archive/archive.routes.ts'
import { courseImportFiles } from './file-columns.ts'
import { registerCourseImports } from './packages/imports.routes.ts'
import { handleImportCourse } from './packages/jobs/handle-import-course.ts'
import { handleTidyImports, tidyImports } from './packages/jobs/tidy-imports.ts'

export const courseFilesDomain = defineDomain({
  name: 'course-files',
  register: ({ bind }) => registerCourseImports(bind),
  mount: (app, { dependencies }, checks) =>
    mountCourseFiles(app, { ...dependencies, findLearnerSchool }, checks),
  jobs: ({ dependencies }) => [handleImportCourse(dependencies), handleTidyImports(dependencies)],
  schedules: [scheduleJob(tidyImports, '53 * * * *', {})],
  files: courseImportFiles,
})
