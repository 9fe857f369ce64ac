import { defineDomain } from '../../platform/composition/domain.ts'
import { contribute, provide } from '../../platform/composition/services.ts'
import { accessServices } from '../access/index.ts'
import { attemptServices } from '../attempts/index.ts'
import { contactPoints, contactServices } from '../contacts/index.ts'
import { identityServices } from '../identity/index.ts'
import { lessonServices } from '../lessons/index.ts'
import { offerServices } from '../offers/index.ts'
import { schoolServices } from '../schools/index.ts'
import { staffServices } from '../staff/index.ts'
import { createCoursePrograms } from './course-programs.ts'
import { courseFiles } from './file-columns.ts'
import { mountLinkPreviews } from './link-preview/link-preview.routes.ts'
import { mountAddressFiles } from './participants/read-file.routes.ts'
import { accessOfMany } from './participants/access-of-many.ts'
import { enrolInvited } from './participants/participants.ts'
import { offeredCourse, productOfCourse } from './product-of-course.ts'
import { registerFinding } from './finding/finding.routes.ts'
import { registerCoursePage } from './course-page/course-page.routes.ts'
import { registerFrontPage } from './front-page/front-page.routes.ts'
import { registerCourseLink } from './link-preview/course-link.routes.ts'
import { registerAuthorsCourses } from './courses.routes.ts'
import { learnerTabs } from './learners/contact-tabs.ts'
import { registerContactProducts, registerLearners } from './learners/learners.routes.ts'
import { registerOfflineCourses } from './offline/offline.routes.ts'
import { registerOwnProducts } from './own-products/own-products.routes.ts'
import { registerProgress } from './progress/progress.routes.ts'
import { registerParticipants } from './participants/participants.routes.ts'
import { registerPreviewSettings } from './preview/preview-settings.routes.ts'
import { registerProgram } from './program/program.routes.ts'
import { registerPublicCourses } from './public-courses.routes.ts'
import { createCompiledTexts } from '../../platform/texts/compiled-texts.ts'
import { courseServices as services } from './services.ts'
import { describeOpenCourse } from './use-cases/describe-open-course.ts'
import { describeProgram } from './use-cases/describe-program.ts'

export const coursesDomain = defineDomain({
  name: 'courses',
  provides: [
    provide(services.programs, ({ dependencies }) => createCoursePrograms(dependencies)),
    provide(lessonServices.productOfCourse, () => productOfCourse),
    provide(offerServices.courseOfProduct, () => offeredCourse),
    provide(identityServices.describeOpenCourse, () => describeOpenCourse),
    provide(schoolServices.describeProgram, () => describeProgram),
    provide(staffServices.enrol, () => enrolInvited),
    provide(contactServices.accessOfMany, () => accessOfMany),
    ...learnerTabs.map((tab) => contribute(contactPoints.tabs, () => tab)),
  ],
  register: async ({ bind }, { dependencies, get }) => {
    const [programs, enrolments] = [await get(services.programs), await get(accessServices.enrolments)]
    registerAuthorsCourses(bind)
    registerCourseLink(bind, dependencies)
    registerProgram(bind)
    registerParticipants(bind, dependencies)
    registerProgress(bind)
    const findGroupIds = await get(services.findGroupIds)
    registerLearners(bind, findGroupIds)
    registerContactProducts(bind, findGroupIds, await get(contactServices.seenContact))
    registerPreviewSettings(bind, createCompiledTexts(dependencies.textsFolder))
    registerOwnProducts(bind, dependencies, await get(services.listOwnGroups))
    registerPublicCourses(bind, { programs, enrolments, env: dependencies.env })
    registerOfflineCourses(bind, { programs, enrolments })
    registerFinding(bind, { pinned: await get(attemptServices.pinned), programs, enrolments })
    registerCoursePage(bind, { programs, enrolments })
    await registerFrontPage(bind, dependencies, programs)
  },
  mount: (app, { dependencies }, checks) => {
    mountAddressFiles(app, { ...dependencies, ...checks })
    mountLinkPreviews(app, dependencies, checks)
  },
  files: courseFiles,
})
