import type { Bind } from '../../platform/http/api.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createCompiledTexts } from '../../platform/texts/compiled-texts.ts'
import type { FileAccess } from '../files/index.ts'
import type { LearningDays } from '../streaks/index.ts'
import { createPickedCounts, createRankings, type PinnedAttempts } from '../attempts/index.ts'
import { listPeople } from '../identity/index.ts'
import { createQuizCache } from '../quizzes/index.ts'
import type { LessonContents } from './lesson-contents.ts'
import { createAuthorScope, type ProductOfCourse } from './author-scope.ts'
import { registerAuthoring } from './lessons.routes.ts'
import { bindExceptions } from './practices/exceptions.routes.ts'
import { bindAnswerDetails } from './practices/answer-details.routes.ts'
import { bindLearnerPractices } from './practices/learner-practices.routes.ts'
import { bindQuizResults } from './practices/quiz-results.routes.ts'
import { bindRankings } from './practices/ranking.routes.ts'
import { bindRecalculation } from './practices/recalculation.routes.ts'
import { bindRemarks } from './practices/desk/remarks.routes.ts'
import { bindSameAnswers } from './practices/desk/same-answers.routes.ts'
import { bindPracticeViews } from './practices/desk/views.routes.ts'
import { bindReview } from './practices/review/review.routes.ts'
import { bindWorkload } from './practices/workload/workload.routes.ts'
import { bindStaffPractices } from './practices/staff-practices.routes.ts'
import { bindHeldEdits } from './held-edits/held-edits.routes.ts'
import { bindUnits } from './units/units.routes.ts'
import { bindPresence } from './live/live.routes.ts'
import { bindTrash } from './trash/trash.routes.ts'
import { bindVersions } from './versions/versions.routes.ts'
import type { Readers } from './reading/readers.ts'
import { registerReading } from './reading/reading.routes.ts'
import { bindTextTemplates } from './text-templates/text-templates.routes.ts'
import { registerTicks } from './ticks/ticks.routes.ts'
import { registerUnitProgress } from './watching/unit-progress.routes.ts'
import { registerWatching } from './watching/watching.routes.ts'

/** Binds the operations of lessons: authoring, reading, practising, and the list of practices. */
export const registerLessons = async (
  bind: Bind,
  dependencies: Dependencies,
  productOfCourse: ProductOfCourse,
  {
    pinned,
    readers,
    contents,
    files,
    days,
  }: {
    pinned: PinnedAttempts
    readers: Readers
    contents: LessonContents
    files: FileAccess
    days: LearningDays
  },
): Promise<void> => {
  const mayAuthor = createAuthorScope(productOfCourse)
  registerAuthoring(bind, productOfCourse, mayAuthor, dependencies.storage)
  bindUnits(bind, mayAuthor)
  bindHeldEdits(bind, mayAuthor)
  bindVersions(bind, mayAuthor)
  bindTrash(bind, productOfCourse, mayAuthor)
  bindPresence(bind, mayAuthor)
  bindTextTemplates(bind)
  const reading = { db: dependencies.db, contents, readers, files, days }
  registerReading(
    bind,
    { ...reading, productOfCourse },
    dependencies.env.videoHosts,
    createCompiledTexts(dependencies.textsFolder),
  )
  registerWatching(bind, reading)
  registerUnitProgress(bind, reading)
  registerTicks(bind, reading)
  const quizzes = await createQuizCache(dependencies)
  const picked = createPickedCounts(dependencies)
  bindLearnerPractices(bind, {
    db: dependencies.db,
    random: dependencies.random,
    contents,
    readers,
    pinned,
    picked,
    quizzes,
    files,
    days,
  })
  bindStaffPractices(bind, { pinned, picked, files, contents })
  bindReview(bind)
  bindPracticeViews(bind)
  bindRemarks(bind)
  bindSameAnswers(bind, { pinned })
  bindWorkload(bind)
  bindExceptions(bind, { pinned, contents })
  bindRecalculation(bind, { quizzes, pinned })
  bindQuizResults(bind, { pinned })
  bindAnswerDetails(bind, { pinned, contents, readers })
  bindRankings(bind, {
    ...reading,
    quizzes,
    rankings: createRankings({ ...dependencies, namesOf: listPeople }),
  })
}

export { type LessonContent, type LessonContents } from './lesson-contents.ts'
export { lettersOf } from './use-cases/note-reading.ts'
export { listTimedPractices, type TimedPractice } from './program/timed-practices.repository.ts'
export { listQuizSections } from './watching/own-quizzes.ts'
export type { CourseProduct } from './author-scope.ts'
export { type LessonReading } from './reading/readers.ts'
export { refuseClosed } from './practices/learner-practices.ts'
export { shownTo } from './reading/shown-to.ts'
export { listUnitPlaces } from './units/unit-places.repository.ts'
export { createAnswerPlaces } from './practices/answer-places.ts'
export { announceLessonChange, lessonChannel } from './lesson-change.ts'
export { lessonDone, lessonsChanged } from './reading/lessons.events.ts'
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
export { lessons, lessonsColumns } from './lessons.tables.ts'
export { placeLessonFiles, releaseLessonFiles } from './unit-files.ts'
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
  listLessonLetters,
  noContents,
} from './program/course-contents.repository.ts'
export { copiedIds, copyLessons, freeLessonSlugs } from './program/copy-lessons.ts'
export { trashEnd, trashLimit } from './trash/trash-limit.ts'
export { type KeptUnit, listKeptUnits } from './offline/kept-units.repository.ts'
export { type PlacedUnit, readContents } from './program/read-contents.ts'
export { filesOfUnit } from './unit-files.ts'
export { ownReleaseOf, releaseOf } from './rules/release-of.ts'
export { loadLessonsBefore, refuseCircles, standingRelease } from './use-cases/lessons-before.ts'
export { loadUnpassed } from './use-cases/practices-before.ts'
export { practiceScope } from './practices/practice-scope.ts'
export {
  listSchoolsToRemind,
  type OverdueAttempt,
  takeOverdue,
} from './practices/workload/reminders.repository.ts'
export { listCheckpoints } from './practices/checkpoints.repository.ts'
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
export { moderationScope } from './discussions/moderation-scope.ts'
export { lessonServices } from './services.ts'
