import { operations } from '@lectern/contract/catalogue'
import { namedCallers } from './named-callers.ts'
import type { Operation } from '@lectern/contract/kernel/operation'
import type { DemoApp } from './demo-school.ts'
import type { SchoolIds } from './everything.ts'
import type { SampleCall } from './sample-call.ts'
import { bankSamples, lastBankSamples } from './bank-samples.ts'
import { fileSamples } from './file-samples.ts'
import { groupSamples, lastGroupSamples } from './groups/group-samples.ts'
import { lastOfferSamples, offerSamples } from './offer-samples.ts'
import { contactSamples, lastContactSamples } from './contacts/contact-samples.ts'
import { orderSamples } from './orders/order-samples.ts'
import { coursePageSamples } from './course-page-samples.ts'
import { reviewSamples } from './learners/review-samples.ts'
import { commentSamples } from './learners/comment-samples.ts'
import { noteSamples } from './learners/note-samples.ts'
import { readingSamples } from './learners/reading-samples.ts'
import { participantSamples } from './participant-samples.ts'
import { lastPersonSamples, personSamples } from './person-samples.ts'
import { lastProgramSamples, programSamples } from './program-samples.ts'
import { versionSamples } from './version-samples.ts'
import { lastStaffSamples, pixel, staffSamples, teamSamples } from './staff-samples.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
/** A text of one line. */
const keptText = { version: 2, doc: { type: 'doc', content: [paragraph('Kept words')] } }
const textUnit = (key: string) => ({
  key,
  type_id: 3,
  content: { text: { version: 1, doc: { type: 'doc', content: [paragraph('Sample text')] } } },
})
const quizUnit = (quiz: number) => ({ key: 'sample-quiz', type_id: 5, content: { quiz_id: quiz } })

let addresses = 0
const newEmail = () => `sample-${(addresses += 1)}@lectern.test`

/**
 * A good call of every operation, with the ids of one school, in an order in which all of them succeed: what removes
 * comes last. An operation without an entry fails the walk.
 */
export const samples: Readonly<Record<string, (ids: SchoolIds) => SampleCall>> = {
  'texts.listTranslationGroups': () => ({ query: { groups: 'common,auth', lang: 'uk' } }),
  'identity.register': () => ({
    body: { name: 'Sample Person', email: newEmail(), password: 'sample-password' },
  }),
  'identity.checkEmail': () => ({ body: { email: 'visitor@lectern.test' } }),
  'identity.listServices': () => ({}),
  'identity.isProduction': () => ({}),
  'identity.login': () => ({ body: { email: 'visitor@lectern.test', password: 'lectern-demo' } }),
  'schools.getPublicSchool': () => ({}),
  'identity.getUser': () => ({}),
  'staff.listOwnSchools': () => ({}),
  ...staffSamples,
  'identity.updateProfile': (ids) => ({ params: { user: ids.user }, body: { name: 'New Name' } }),
  ...personSamples,
  ...contactSamples,

  'quizzes.listQuizzes': () => ({ query: { query: 'practice' } }),
  'quizzes.createQuiz': () => ({ body: { name: 'Sample quiz' } }),
  'quizzes.getQuiz': (ids) => ({ params: { quiz: ids.quiz } }),
  'quizzes.updateQuiz': (ids) => ({ params: { quiz: ids.quiz }, body: { name: 'Renamed quiz' } }),
  'quizzes.copyQuiz': (ids) => ({ params: { quiz: ids.quiz }, body: { name: 'Copied quiz' } }),
  'quizzes.organiseQuizzes': (ids) => ({
    body: { ids: [ids.quiz], folder_id: ids.quizFolder, add_tags: ['sample'] },
  }),
  'quizzes.getQuizUse': (ids) => ({ params: { quiz: ids.quiz } }),
  'quizzes.holdEdits': (ids) => ({ params: { quiz: ids.spareQuiz }, body: {} }),
  'quizzes.discardEdits': (ids) => ({ params: { quiz: ids.spareQuiz }, body: {} }),
  'quizzes.releaseEdits': (ids) => ({ params: { quiz: ids.spareQuiz }, body: {} }),
  'quizzes.listQuizPlaces': (ids) => ({ params: { quiz: ids.quiz } }),
  'quizzes.listQuizTags': () => ({}),
  'quizzes.listQuizFolders': () => ({}),
  'quizzes.createQuizFolder': () => ({ body: { name: 'Sample folder' } }),
  'quizzes.getQuizStyle': (ids) => ({ params: { quiz: ids.quiz } }),
  'quizzes.saveQuizStyle': (ids) => ({
    params: { quiz: ids.quiz },
    body: { style: { bg_color: '#fff7e8' }, start_info: null },
  }),
  'quizzes.listStyleTemplates': () => ({}),
  'quizzes.createStyleTemplate': () => ({ body: { name: 'Sample style', style: { bg_color: '#fff7e8' } } }),
  'quizzes.renameStyleTemplate': (ids) => ({ params: { style: ids.quizStyle }, body: { name: 'Renamed' } }),
  'quizzes.renameQuizFolder': (ids) => ({ params: { folder: ids.quizFolder }, body: { name: 'Renamed' } }),

  ...bankSamples,

  'courses.listCourseCards': () => ({ query: { query: 'o' } }),
  'courses.listCourses': () => ({ query: { type_id: '1', lessons_search: 'o' } }),
  'courses.searchContent': () => ({ query: { query: 'o' } }),
  'courses.createCourse': () => ({ body: { title: 'Sample course' } }),
  'courses.getCourse': (ids) => ({ params: { course: ids.course } }),
  ...coursePageSamples,
  'courses.updateCourse': (ids) => ({ params: { course: ids.course }, body: { description: 'New words' } }),
  ...programSamples,
  ...participantSamples,
  'courses.listPublicCourses': () => ({}),
  'courses.getPublicCourse': (ids) => ({ params: { course_slug: ids.courseSlug } }),
  'courses.listOwnProducts': () => ({}),
  'courses.findInCourse': (ids) => ({
    params: { course_slug: ids.courseSlug },
    query: { query: 'bread' },
  }),

  'lessons.listTextTemplates': () => ({}),
  'lessons.getTextTemplate': (ids) => ({ params: { template: ids.textTemplate } }),
  'lessons.createTextTemplate': () => ({
    body: { name: 'Sample template', text: keptText },
  }),
  'lessons.renameTextTemplate': (ids) => ({
    params: { template: ids.textTemplate },
    body: { name: 'Renamed' },
  }),
  'lessons.savePicture': () => ({ body: { image: pixel } }),
  'lessons.getLesson': (ids) => ({ params: { course: ids.course, lesson: ids.lesson } }),
  'lessons.getPublicLesson': (ids) => ({ params: { lesson: ids.lesson } }),
  'lessons.getPublicLessonBySlug': (ids) => ({
    params: { course_slug: ids.courseSlug, lesson_slug: ids.lessonSlug },
  }),
  'lessons.getSectionPart': (ids) => ({ params: { section: ids.section } }),
  'lessons.getUnit': (ids) => ({ params: { unit: ids.unit } }),
  ...readingSamples,
  ...noteSamples,
  ...commentSamples,
  'practices.listLessonQuizzes': (ids) => ({ params: { lesson: ids.lesson } }),
  'practices.listUnitQuizzes': (ids) => ({ params: { unit: ids.unit } }),
  'practices.getLessonQuiz': (ids) => ({ params: { lesson: ids.lesson, quiz: ids.quiz } }),
  'practices.getUnitQuiz': (ids) => ({ params: { unit: ids.unit, quiz: ids.quiz } }),
  'practices.startAttemptByGet': (ids) => ({ params: { lesson: ids.lesson, quiz: ids.quiz } }),
  'practices.startAttempt': (ids) => ({ params: { lesson: ids.lesson, quiz: ids.quiz } }),
  'practices.startUnitAttemptByGet': (ids) => ({ params: { unit: ids.unit, quiz: ids.quiz } }),
  'practices.startUnitAttempt': (ids) => ({ params: { unit: ids.unit, quiz: ids.quiz } }),
  'practices.listLessonQuizQuestions': (ids) => ({
    params: { lesson: ids.lesson, quiz: ids.quiz },
    query: { attempt_id: String(ids.attempt), device: 'sample-device' },
  }),
  'practices.listUnitQuizQuestions': (ids) => ({
    params: { unit: ids.unit, quiz: ids.quiz },
    query: { attempt_id: String(ids.attempt) },
  }),
  'attempts.saveAnswerInLesson': (ids) => ({
    params: { lesson: ids.lesson, attempt: ids.attempt },
    body: { quiz_question_id: ids.question, answer_ids: [ids.option], device: 'sample-device', seq: 1 },
  }),
  'attempts.saveAnswerInUnit': (ids) => ({
    params: { unit: ids.unit, attempt: ids.attempt },
    body: { quiz_question_id: ids.question, answer_ids: [], device: 'sample-device', seq: 2 },
  }),
  'practices.getAttemptView': (ids) => ({
    params: { lesson: ids.lesson, quiz: ids.quiz, attempt: ids.attempt },
    query: { is_expert: '1', device: 'sample-device' },
  }),
  'practices.getAttemptQuestion': (ids) => ({ params: { attempt: ids.attempt, question: ids.question } }),
  'practices.listQuizResults': (ids) => ({
    query: { attempt_id: String(ids.attempt), question_id: ids.question, is_student: '0' },
  }),
  'practices.listPublicAnswers': (ids) => ({
    params: { lesson: ids.lesson, quiz: ids.quiz, attempt: ids.attempt },
    query: { quiz_question_id: ids.question, page: '1' },
  }),
  'practices.listPractices': (ids) => ({ query: { quiz_id: String(ids.quiz), status_id: '5', query: 'o' } }),
  'practices.getAffected': (ids) => ({ params: { quiz: ids.quiz } }),
  'practices.prepareRecalculation': (ids) => ({ params: { quiz: ids.untakenQuiz } }),
  'practices.getRecalculation': (ids) => ({ params: ids.readyRecalculation }),
  'practices.listRecalculated': (ids) => ({ params: ids.readyRecalculation }),
  'practices.applyRecalculation': (ids) => ({ params: ids.readyRecalculation }),
  'practices.undoRecalculation': (ids) => ({ params: ids.appliedRecalculation }),
  'practices.listExceptions': (ids) => ({
    params: { quiz: ids.quiz },
    query: { lesson_id: String(ids.lesson) },
  }),
  'practices.saveException': (ids) => ({
    params: { lesson: ids.lesson, quiz: ids.quiz },
    body: { participant_group_id: ids.participantGroup, extra_attempts: 1 },
  }),
  'practices.listExceptionPlaces': (ids) => ({ params: { quiz: ids.quiz } }),
  'practices.findExceptionPeople': (ids) => ({
    params: { quiz: ids.quiz },
    query: { lesson_id: String(ids.lesson), query: 'o' },
  }),
  'practices.removeException': (ids) => ({ params: { quiz: ids.quiz, exception: ids.exception } }),
  'practices.getQuizResults': (ids) => ({ params: { quiz: ids.quiz }, query: { attempts: 'all' } }),
  'practices.getQuestionAnswers': (ids) => ({ params: { quiz: ids.quiz, question: ids.question } }),
  'practices.listResultRows': (ids) => ({ params: { quiz: ids.quiz } }),
  'practices.getRanking': (ids) => ({ params: { lesson: ids.lesson, quiz: ids.competition } }),
  'practices.getQuizRanking': (ids) => ({ params: { quiz: ids.competition } }),
  'practices.getPractice': (ids) => ({ params: { attempt: ids.attempt } }),
  ...reviewSamples,
  'practices.listPracticeAnswers': (ids) => ({ params: { attempt: ids.attempt } }),
  'attempts.getTimer': (ids) => ({ params: { attempt: ids.attempt } }),
  'attempts.startQuestionTimer': (ids) => ({ params: { attempt: ids.attempt, question: ids.question } }),
  'attempts.clearAttempt': (ids) => ({ params: { attempt: ids.attempt } }),
  'attempts.listAnswerLog': (ids) => ({ params: { attempt: ids.attempt } }),
  'attempts.finishAttempt': (ids) => ({
    params: { attempt: ids.attempt },
    body: {
      payload: ids.answers.map((answer, index) => ({ ...answer, device: 'sample-device', seq: index + 3 })),
    },
  }),

  'lessons.createLesson': (ids) => ({ params: { course: ids.course }, body: { title: 'Sample lesson' } }),
  'lessons.updateLesson': (ids) => ({
    params: { course: ids.course, lesson: ids.otherLesson },
    body: { title: 'Renamed lesson', section_orders: { [ids.otherSection]: 1 } },
  }),
  'lessons.getSection': (ids) => ({ params: { section: ids.section } }),
  'lessons.updateUnit': (ids) => ({ params: { unit: ids.otherUnit }, body: textUnit('other-text') }),
  'lessons.changeSection': (ids) => ({
    params: { section: ids.otherSection },
    body: { name: 'Renamed', info_units: [textUnit('other-text')] },
  }),
  'lessons.tellPresence': (ids) => ({
    params: { lesson: ids.otherLesson },
    body: { tab: 'sample-tab', section_id: ids.otherSection, unit_key: 'other-text' },
  }),
  ...versionSamples,
  'lessons.copyLesson': (ids) => ({ params: { lesson: ids.otherLesson, from: ids.lesson } }),
  'lessons.copyUnits': (ids) => ({
    params: { lesson: ids.otherLesson, from: ids.lesson },
    body: { keeps_content: true },
  }),
  'lessons.createSection': (ids) => ({
    params: { lesson: ids.lesson },
    body: { name: 'Sample section', info_units: [textUnit('sample-new'), quizUnit(ids.quiz)] },
  }),
  'lessons.updateSection': (ids) => ({
    params: { section: ids.section },
    body: { name: 'Renamed section', info_units: [textUnit('sample-text'), quizUnit(ids.quiz)] },
  }),
  'lessons.deleteSection': (ids) => ({ params: { section: ids.section } }),
  'lessons.restoreLesson': (ids) => ({ params: { course: ids.course, lesson: ids.removedLesson } }),
  'lessons.deleteLesson': (ids) => ({ params: { course: ids.course, lesson: ids.otherLesson } }),
  ...fileSamples,
  ...groupSamples,
  ...offerSamples,
  ...orderSamples,
  ...teamSamples,
  // Late: whoever joins is a student of the school from then on.
  'courses.preSubscribe': (ids) => ({ params: { course: ids.waitingCourse } }),
  'courses.stopWaiting': (ids) => ({ params: { course: ids.waitingCourse } }),
  'courses.joinCourse': (ids) => ({ params: { course: ids.course } }),
  ...lastGroupSamples,
  ...lastOfferSamples,
  ...lastStaffSamples,
  'courses.removeParticipant': (ids) => ({ params: { product: ids.product, user: ids.user } }),
  'lessons.deleteTextTemplate': (ids) => ({ params: { template: ids.textTemplate } }),
  'quizzes.deleteStyleTemplate': (ids) => ({ params: { style: ids.quizStyle } }),
  'quizzes.deleteQuizFolder': (ids) => ({ params: { folder: ids.quizFolder } }),
  ...lastBankSamples,
  'quizzes.deleteQuiz': (ids) => ({ params: { quiz: ids.spareQuiz } }),
  ...lastProgramSamples,
  'courses.deleteCourse': (ids) => ({ params: { course: ids.course } }),
  'courses.listRemovedCourses': () => ({ query: { type_id: '1' } }),
  'courses.restoreCourse': (ids) => ({ params: { course: ids.removedCourse } }),
  ...lastContactSamples,
  ...lastPersonSamples,
  'identity.logout': () => ({}),
}

/** Every operation that has a sample, in the order of the samples. */
export const sampledOperations: readonly Operation[] = Object.keys(samples).map((id) => {
  const operation = operations.find((each) => each.id === id)
  if (!operation) throw new Error(`There is a sample of ${id}, which is no operation.`)
  return operation
})

/** The good call of an operation on a school. */
export const sampleOf = ({ id }: Operation, ids: SchoolIds): SampleCall => {
  const sample = samples[id]
  if (!sample) throw new Error(`Give ${id} a sample in testing/sample-calls.ts.`)
  return sample(ids)
}

/** Somebody of the demo who may make the good call. */
export const callerOf = ({ id, permission }: Operation, { tokens }: DemoApp): string | undefined => {
  const named = namedCallers[id]
  if (named) return tokens[named]
  if (permission.kind === 'staff') return tokens.expert
  return permission.kind === 'public' ? undefined : tokens.student
}

/** The address of a call, query included. */
export const addressOf = ({ path }: Operation, { params = {}, query = {} }: SampleCall): string => {
  const search = new URLSearchParams(query).toString()
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  return search === '' ? filled : `${filled}?${search}`
}
