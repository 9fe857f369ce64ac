export { type CourseProgram, type CoursePrograms } from './course-programs.ts'
export { courseLink, presentAuthor, presentCover } from './courses.presenter.ts'
export { loadReadableProgram, refuseHidden } from './use-cases/load-public-course.ts'
export { writeFrontPage } from './front-page/write-front-page.ts'
export { findCourseSchool } from './course-school.repository.ts'
export { type CourseRow, findCourse, insertCourse, lockAddresses } from './courses.repository.ts'
export { findCoursePage } from './course-page/course-page.repository.ts'
export { type CourseAddress, findAuthorsCourse } from './use-cases/load-course.ts'
export { listParticipants, type ProductPlace } from './participants/participants.repository.ts'
export { decideOpenings, openingRules, type Standing } from './openings/decide-openings.ts'
export { coverOfLetters } from './link-preview/cover-of-letters.ts'
export { changeCourse, refuseFullSchool } from './use-cases/change-course.ts'
export { createCourse } from './use-cases/create-course.ts'
export { enrol } from './participants/participants.ts'
export {
  type ListOwnGroups,
  listOwnCourses,
  listPublishedLessons,
  type OwnGroupRow,
} from './own-products/own-products.repository.ts'
export { chooseNextLesson } from './rules/choose-next-lesson.ts'
export { groupOfProduct } from './rules/group-of-product.ts'
export { lastPlace, withStop } from './rules/last-place.ts'
export { shareDone } from './rules/share-done.ts'
export { standingAt } from './rules/standing-at.ts'
export { loadCatalogue } from './use-cases/load-catalogue.ts'
export { courseServices } from './services.ts'
