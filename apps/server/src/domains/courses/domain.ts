import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { accessServices, findLearnerSchool } from '../access/index.ts'
import { attemptServices } from '../attempts/index.ts'
import { identityServices } from '../identity/index.ts'
import { lessonServices } from '../lessons/index.ts'
import { schoolServices } from '../schools/index.ts'
import { staffServices } from '../staff/index.ts'
import { mountCourseFiles } from './archive/archive.routes.ts'
import { mountCalendarFeed } from './calendar/calendar-feed.routes.ts'
import { createCoursePrograms } from './course-programs.ts'
import { registerCourses } from './index.ts'
import { courseFiles } from './file-columns.ts'
import { forgetHome } from './home/own-data.repository.ts'
import { mountLinkPreviews } from './link-preview/link-preview.routes.ts'
import { handleImportCourse } from './packages/jobs/handle-import-course.ts'
import { handleTidyImports, tidyImports } from './packages/jobs/tidy-imports.ts'
import { mountAddressFiles } from './participants/read-file.routes.ts'
import { enrol } from './participants/participants.ts'
import { productOfCourse } from './product-of-course.ts'
import { courseServices as services } from './services.ts'
import { describeOpenCourse } from './use-cases/describe-open-course.ts'
import { describeProgram } from './use-cases/describe-program.ts'

export const coursesDomain = defineDomain({
  name: 'courses',
  provides: [
    provide(services.programs, ({ dependencies }) => createCoursePrograms(dependencies)),
    provide(lessonServices.productOfCourse, () => productOfCourse),
    provide(identityServices.describeOpenCourse, () => describeOpenCourse),
    provide(schoolServices.describeProgram, () => describeProgram),
    provide(staffServices.enrol, () => enrol),
  ],
  register: async ({ bind }, { dependencies, get }) =>
    registerCourses(bind, dependencies, {
      enrolments: await get(accessServices.enrolments),
      listOwnGroups: await get(services.listOwnGroups),
      findGroupIds: await get(services.findGroupIds),
      contents: await get(lessonServices.contents),
      programs: await get(services.programs),
      finding: { pinned: await get(attemptServices.pinned) },
    }),
  mount: (app, { dependencies }, checks) => {
    mountCourseFiles(app, { ...dependencies, findLearnerSchool }, checks)
    mountAddressFiles(app, { ...dependencies, ...checks })
    mountLinkPreviews(app, dependencies, checks)
    mountCalendarFeed(app, dependencies, checks)
  },
  jobs: ({ dependencies }) => [handleImportCourse(dependencies), handleTidyImports(dependencies)],
  schedules: [scheduleJob(tidyImports, '53 * * * *', {})],
  ownData: { erase: { 'courses.forgetHome': forgetHome } },
  files: courseFiles,
})
