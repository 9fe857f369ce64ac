import type { Bind } from '../../platform/http/api.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createCompiledTexts } from '../../platform/texts/compiled-texts.ts'
import type { EnrolmentCache } from '../access/index.ts'
import type { CoursePrograms } from './course-programs.ts'
import { type FindingDependencies, registerFinding } from './finding/finding.routes.ts'
import { registerCoursePage } from './course-page/course-page.routes.ts'
import { registerFrontPage } from './front-page/front-page.routes.ts'
import { registerCourseLink } from './link-preview/course-link.routes.ts'
import { registerAuthorsCourses } from './courses.routes.ts'
import { registerLearners } from './learners/learners.routes.ts'
import type { FindGroupIds } from './learners/load-learners.ts'
import type { ListOwnGroups } from './own-products.repository.ts'
import { registerPublicOffers } from './offers/public-offers.routes.ts'
import { registerOfflineCourses } from './offline/offline.routes.ts'
import { registerOffers } from './offers/offers.routes.ts'
import { registerOwnProducts } from './own-products.routes.ts'
import { registerProgress } from './progress/progress.routes.ts'
import { registerParticipants } from './participants/participants.routes.ts'
import { registerPreviewSettings } from './preview/preview-settings.routes.ts'
import { registerProgram } from './program/program.routes.ts'
import { registerPublicCourses } from './public-courses.routes.ts'
import { registerTeam } from './team.routes.ts'

/** Binds the operations of courses. */
export const registerCourses = async (
  bind: Bind,
  dependencies: Dependencies,
  {
    enrolments,
    listOwnGroups,
    findGroupIds,
    programs,
    finding,
  }: {
    enrolments: EnrolmentCache
    listOwnGroups: ListOwnGroups
    findGroupIds: FindGroupIds
    programs: CoursePrograms
    finding: Pick<FindingDependencies, 'pinned'>
  },
): Promise<void> => {
  registerAuthorsCourses(bind)
  registerCourseLink(bind, dependencies)
  registerProgram(bind)
  registerParticipants(bind, dependencies)
  registerProgress(bind)
  registerLearners(bind, findGroupIds)
  registerTeam(bind)
  registerOffers(bind)
  registerPreviewSettings(bind, createCompiledTexts(dependencies.textsFolder))
  registerOwnProducts(bind, dependencies, listOwnGroups)
  registerPublicCourses(bind, { programs, enrolments, env: dependencies.env })
  registerOfflineCourses(bind, { programs, enrolments })
  registerPublicOffers(bind)
  registerFinding(bind, { ...finding, programs, enrolments })
  registerCoursePage(bind, { programs, enrolments })
  await registerFrontPage(bind, dependencies, programs)
}

export { type CourseProgram, type CoursePrograms, createCoursePrograms } from './course-programs.ts'
export { courseLink, presentAuthor, presentCover } from './courses.presenter.ts'
export { loadReadableProgram, refuseHidden } from './use-cases/load-public-course.ts'
export { mountLinkPreviews } from './link-preview/link-preview.routes.ts'
export { writeFrontPage } from './front-page/write-front-page.ts'
export { findCourseSchool } from './course-school.repository.ts'
export { type CourseRow, findCourse, insertCourse, lockAddresses } from './courses.repository.ts'
export { findCoursePage } from './course-page/course-page.repository.ts'
export { type CourseAddress, findAuthorsCourse } from './use-cases/load-course.ts'
export { listParticipants, type ProductPlace } from './participants/participants.repository.ts'
export { describeProgram } from './use-cases/describe-program.ts'
export {
  decideOpenings,
  type LessonStanding,
  openingRules,
  type Standing,
} from './openings/decide-openings.ts'
export { coverOfLetters } from './link-preview/cover-of-letters.ts'
export { changeCourse, refuseFullSchool } from './use-cases/change-course.ts'
export { createCourse } from './use-cases/create-course.ts'
export { mountAddressFiles } from './participants/read-file.routes.ts'
export { enrol } from './participants/participants.ts'
export {
  type ListOwnGroups,
  listOwnCourses,
  listPublishedLessons,
  type OwnGroupRow,
} from './own-products.repository.ts'
export { chooseNextLesson } from './rules/choose-next-lesson.ts'
export { groupOfProduct } from './rules/group-of-product.ts'
export { lastPlace, withStop } from './rules/last-place.ts'
export { shareDone } from './rules/share-done.ts'
export { standingAt } from './rules/standing-at.ts'
export { loadCatalogue } from './use-cases/load-catalogue.ts'
export { describeOpenCourse } from './use-cases/describe-open-course.ts'
export { productOfCourse } from './product-of-course.ts'
export { courseFiles } from './file-columns.ts'
