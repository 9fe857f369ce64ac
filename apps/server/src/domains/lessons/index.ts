export { type LessonContent, type LessonContents } from './lesson-contents.ts'
export { lettersOf } from './use-cases/note-reading.ts'
export { listTimedPractices, type TimedPractice } from './program/timed-practices.repository.ts'
export { listQuizSections } from './watching/own-quizzes.ts'
export type { CourseProduct } from './lessons.policy.ts'
export { type LessonReading, type Reader } from './reading/readers.ts'
export { type PracticePlace, practicePlace, refuseClosed } from './gates/practice-place.ts'
export { loadPassed } from './gates/passed-practices.ts'
export type { SchoolCall } from './reading/reading.routes.ts'
export { findUnitPlace } from './units/find-unit-place.ts'
export { shownTo } from './reading/shown-to.ts'
export { listUnitPlaces } from './units/unit-places.repository.ts'
export { announceLessonChange, lessonChannel } from './lesson-change.ts'
export { lessonsChanged } from './reading/lessons.signals.ts'
export { authorsForm } from './held-edits/held-lesson.ts'
export { lessonListeners } from './lessons.listeners.ts'
export {
  type Checkpoint,
  factsOfLesson,
  isTold,
  type LessonSurroundings,
  quizBefore,
} from './lesson-facts.ts'
export { insertFirstSections } from './program/copies.repository.ts'
export { firstParagraphs } from './reading/first-paragraphs.ts'
export { lessonLink } from './lesson-link.ts'
export {
  countSections,
  findLesson,
  type LessonRow,
  listLessonQuizIds,
  listLessonTitles,
  listLessons,
  lockLessonsBefore,
  orderLessons,
} from './lessons.repository.ts'
export { forgetProgress } from './reading/own-data.repository.ts'
export { listProgressBy } from './reading/done-by.ts'
export { countBegunBy } from './reading/count-begun.repository.ts'
export {
  hasBegun,
  insertProgress,
  listDoneBy,
  listProgress,
  listProgressOf,
} from './reading/progress.repository.ts'
export { listWatchedUnits } from './watching/unit-progress.repository.ts'
export { courseVisits } from './watching/visits.tables.ts'
export { lessonProgress, lessonQuizzes, lessons, lessonsColumns } from './lessons.tables.ts'
export { placeLessonFiles, releaseLessonFiles } from './file-places/unit-files.ts'
export { changeLessons } from './program/change-lessons.ts'
export {
  listModuleIds,
  listNamedSections,
  listNumberedLessons,
  listNumberedSections,
  type NumberedLesson,
} from './program/numbered-contents.repository.ts'
export {
  findModule,
  insertModule,
  listModules,
  listRemovedWith,
  listUnitTypes,
  type ModuleRow,
  orderModules,
  putIntoModule,
  renumberLessons,
  updateModuleRow,
} from './program/modules.repository.ts'
export { countUnits } from './program/count-units.repository.ts'
export {
  type CourseContents,
  listCourseContents,
  noContents,
  listLessonLetters,
} from './program/course-contents.repository.ts'
export { copiedIds, copyLessons, freeLessonSlugs } from './program/copy-lessons.ts'
export { trashEnd, trashLimit } from './trash/trash-limit.ts'
export { type KeptUnit, listKeptUnits } from './offline/kept-units.repository.ts'
export { type PlacedUnit, readContents } from './program/read-contents.ts'
export { filesOfUnit } from './file-places/unit-files.ts'
export { ownReleaseOf, releaseOf } from './rules/release-of.ts'
export { loadLessonsBefore, refuseCircles, standingRelease } from './use-cases/lessons-before.ts'
export { loadUnpassed } from './use-cases/practices-before.ts'
export { listCheckpoints } from './gates/checkpoints.repository.ts'
export { removeLesson, restoreLesson } from './use-cases/remove-lesson.ts'
export { changeLesson } from './use-cases/change-lesson.ts'
export { createLesson } from './use-cases/create-lesson.ts'
export { noteOpened, notePractised, noteWatched } from './use-cases/note-progress.ts'
export { createSection, saveSection } from './use-cases/save-section.ts'
export { insertContent, insertLessons, type NewProgram } from './whole/insert-lessons.ts'
export { readSections } from './whole/read-sections.ts'
export { handleKeepOlderWords } from './words/jobs/keep-older-words.ts'
export {
  findUnits,
  listFoundUnits,
  listSearchedSections,
  listSearchedUnits,
  type SearchedParts,
  textOfWords,
} from './words/words.repository.ts'
export { lessonServices } from './services.ts'
export type { Sales } from './reading/sales.ts'
