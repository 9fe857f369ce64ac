import { defineDomain } from '../kernel/domain.ts'
import * as courses from './courses.api.ts'
import * as offlineCourses from './offline/offline.api.ts'
import * as courseLink from './course-link.api.ts'
import * as frontPage from './front-page/front-page.api.ts'
import * as coursePage from './course-page/course-page.api.ts'
import * as participants from './participants.api.ts'
import * as previewSettings from './preview-settings.api.ts'
import * as participantAccess from './participant-access.api.ts'
import * as program from './program.api.ts'
import * as courseProgress from './progress/progress.api.ts'
import * as ownProducts from './own-products.api.ts'
import * as finding from './finding/finding.api.ts'
import * as learners from './learners/learners.api.ts'
import { coursesErrors } from './courses.errors.ts'
import { courseByteRoutes } from './courses.bytes.ts'

export const coursesDomain = defineDomain({
  name: 'courses',
  operations: [
    courses,
    offlineCourses,
    courseLink,
    frontPage,
    coursePage,
    participants,
    previewSettings,
    participantAccess,
    program,
    courseProgress,
    ownProducts,
    finding,
    learners,
  ],
  errors: coursesErrors,
  byteRoutes: courseByteRoutes,
})
