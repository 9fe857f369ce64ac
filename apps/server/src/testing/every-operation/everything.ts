import { takenFrom } from '@lectern/contract/quizzes/bank/bank'
import { demoPassword } from '../../first-start/demo/make-people.ts'
import type { TestApp } from '../app.ts'
import { testQuestions } from '../school.ts'
import { type AttemptIds, prepareAttempts } from './learners/prepare-attempts.ts'
import { type CommentIds, prepareComments } from './learners/prepare-comments.ts'
import { type PeerIds, preparePeers } from './learners/prepare-peers.ts'
import { type FileIds, prepareFiles } from './prepare-files.ts'
import { type PersonIds, preparePerson } from './prepare-person.ts'
import { type MergingIds, prepareMerging } from './contacts/prepare-merging.ts'
import { type ContactImportIds, prepareImports } from './contacts/prepare-imports.ts'
import { prepareTasks, type TaskOfContactsIds } from './contacts/prepare-tasks.ts'
import { type OrderIds, prepareOrders } from './orders/prepare-orders.ts'
import { prepareTask, type TaskIds } from './prepare-task.ts'
import type { TelegramStandIn } from '../outside-services/telegram-stand-in.ts'
import { type GroupIds, prepareGroup } from './groups/prepare-group.ts'
import { type ModuleIds, prepareModules } from './prepare-modules.ts'
import { type CourseFileIds, prepareCourseFiles } from './prepare-course-files.ts'
import { inviteElsewhere, prepareStaff, type StaffIds } from './prepare-staff.ts'
import type { SchoolId } from '../../platform/school-id.ts'

/** One of everything in a school, with its id. */
export interface SchoolIds
  extends
    StaffIds,
    PersonIds,
    FileIds,
    TaskIds,
    TaskOfContactsIds,
    MergingIds,
    OrderIds,
    ContactImportIds,
    ModuleIds,
    CourseFileIds,
    GroupIds,
    CommentIds,
    AttemptIds,
    PeerIds {
  readonly school: SchoolId
  readonly course: number
  readonly courseSlug: string
  readonly product: number
  /** A lesson that is not public, in which `user` is in the middle of an attempt. */
  readonly lesson: number
  readonly lessonSlug: string
  readonly section: number
  readonly unit: number
  readonly quiz: number
  /** Of the participant group, at the quiz. */
  readonly exception: number
  /** A quiz that no lesson shows. */
  readonly spareQuiz: number
  readonly quizFolder: number
  /** A question of the bank, and the quiz that holds it. */
  readonly bankQuestion: number
  readonly bankQuiz: number
  /** One that no quiz holds. */
  readonly spareBankQuestion: number
  readonly quizStyle: number
  readonly question: string
  readonly option: string
  /** Another lesson of the course, and one of its sections. */
  readonly otherLesson: number
  readonly otherSection: number
  /** A unit of it, two that were removed from it, and a named version of the lesson with all of them. */
  readonly otherUnit: number
  readonly removedUnit: number
  readonly spareRemovedUnit: number
  readonly lessonVersion: number
  readonly removedLesson: number
  readonly allLessons: readonly number[]
  /** A participant. */
  readonly user: number
  /** An own access group without rights. */
  readonly accessGroup: number
  /** Somebody who was invited to the product. */
  readonly invitedParticipant: number
  /** A quiz that nobody has taken. */
  readonly untakenQuiz: number
  readonly readyRecalculation: { readonly quiz: number; readonly recalculation: number }
  readonly appliedRecalculation: { readonly quiz: number; readonly recalculation: number }
  /** A group of the product's participants. */
  readonly participantGroup: number
  /** A competition in the same lesson. */
  readonly competition: number
}

/** A school of the demo, and who acts in it. */
export interface DemoSchool {
  readonly owner: string
  readonly learner: string
  /** Who takes part beside the learner. */
  readonly other: string
  readonly host: string
  readonly deputyId: number
  /** Title of the lesson with the quiz. */
  readonly lesson: string
}

/** Makes one of everything in a school of the demo. */
export const makeEverything = async (
  app: TestApp,
  telegram: TelegramStandIn,
  school: DemoSchool,
): Promise<SchoolIds> => {
  const { owner, learner, other: neighbour, host, lesson: title, deputyId } = school
  const get = async (path: string, as = owner) => data(await app.call('GET', path, { as, headers: { host } }))
  const send = async (method: string, path: string, body?: unknown, as = owner) =>
    data(await app.call(method, path, { as, body, headers: { host } }))

  const courses: { id: number; title: string; lessons: { title: string }[] }[] = await get(
    `/courses/list?type_id=1&lessons_search=${encodeURIComponent(title)}`,
  )
  const held = courses.find(({ lessons }) => lessons.some((each) => each.title === title))
  const course = (await get('/courses-cards')).find(({ id }: { id: number }) => id === held?.id)
  const other = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'Another lesson' })
  const removed = await send('POST', `/courses/${course.id}/lessons-new`, { title: 'Removed lesson' })
  await send('DELETE', `/courses/${course.id}/lessons-new/${removed.id}`)
  const otherSection = other.sections[0].id
  const written = (words: string) => ({
    type_id: 3,
    content: {
      text: {
        version: 1,
        doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
      },
    },
  })
  const [firstText, thrownAway, thrownFirst] = ['other-text', 'other-thrown', 'other-first'].map((key) => ({
    key,
    ...written(key),
  }))
  const full = await send('PUT', `/info-section/${otherSection}`, {
    info_units: [firstText, thrownAway, thrownFirst],
  })
  const [otherUnit, removedUnit, spareRemovedUnit] = full.info_units.map(({ id }: { id: number }) => id)
  const version = await send('POST', `/lessons/${other.id}/versions`, { name: 'Sample' })
  await send('PUT', `/info-section/${otherSection}`, { info_units: [firstText] })
  const { lessons } = await get(`/courses/${course.id}/program/minimal`)
  const head = lessons.find((each: { title: string }) => each.title === title)
  const lesson = await get(`/courses/${course.id}/lessons-new/${head.id}`)
  const section = lesson.sections.find(holdsQuiz)
  const unit = section.info_units.find(isQuiz)
  const quiz = await get(`/quizzes/${unit.content.quiz_id}`)
  const [question] = quiz.content.questions
  const attempts = await prepareAttempts(app, send, { lesson: lesson.id, quiz, learner })
  const schoolId = (await get('/cabinets')).find((each: { is_current: boolean }) => each.is_current).id
  const terms = { terms: 'Be kind.', privacy: null, cookies: null }
  await send('PUT', '/cabinet', { legal: { en: terms } })
  const staff = await prepareStaff(app, {
    schoolId,
    ownerId: (await get('/user')).id,
    ownerToken: owner,
    deputyId,
  })
  const { id, email } = await get('/user', learner)
  const learning = { id, email, token: learner, password: demoPassword }
  const person = await preparePerson(app, { schoolId, host, learner: learning })
  const files = { ...(await prepareFiles(app, owner)), ...(await prepareCourseFiles(app, owner)) }
  const { id: competition } = await send('POST', '/quizzes', { name: 'Competition', type: 'competition' })
  await send('POST', `/lessons/${lesson.id}/info-section`, {
    name: 'Files',
    info_units: [
      { key: 'sample-files', type_id: 4, content: { files: [{ uuid: files.file }] } },
      { key: 'sample-competition', type_id: 5, content: { quiz_id: competition } },
    ],
  })
  const group = await send('POST', `/products/${course.product_id}/groups`, { name: 'Group' })
  const untaken = async (): Promise<number> => {
    const { id: untakenId } = await send('POST', '/quizzes', { name: 'Untaken quiz' })
    await send('PUT', `/quizzes/${untakenId}`, { content: quiz.content })
    return untakenId
  }
  const recalculate = async () => {
    const untakenId = await untaken()
    const { id: recalculation } = await send('POST', `/quizzes/${untakenId}/recalculations`)
    return { quiz: untakenId, recalculation }
  }
  const ready = await recalculate()
  const applied = await recalculate()
  await send('POST', `/quizzes/${applied.quiz}/recalculations/${applied.recalculation}/apply`)
  const [kept, spare] = await send('POST', '/bank-questions', {
    questions: [testQuestions[0], testQuestions[0]],
  })
  const { id: bankQuiz } = await send('POST', '/quizzes', { name: 'Quiz from the bank' })
  await send('PUT', `/quizzes/${bankQuiz}`, {
    content: { version: 1, questions: [takenFrom(kept, 'sample-taken')] },
  })
  const exception = await send('PUT', `/lessons/${lesson.id}/quizzes/${quiz.id}/exceptions`, {
    participant_group_id: group.id,
    extra_minutes: 15,
  })
  return {
    ...staff,
    ...person,
    ...files,
    ...(await prepareTask(send, lesson.id)),
    ...(await prepareTasks(app, send, person.contact)),
    ...(await prepareMerging(send)),
    ...(await prepareOrders(send, person.contact)),
    ...(await prepareImports(app, owner)),
    ...(await prepareComments(send, {
      lesson: lesson.id,
      attempt: attempts.finishedAttempt,
      owner,
      learner,
      other: neighbour,
    })),
    ...(await preparePeers(app, send, { schoolId, lesson: lesson.id, learner, other: neighbour })),
    ...(await prepareModules(send, course)),
    ...(await prepareGroup(app, telegram, send, { schoolId, learner, learnerId: id })),
    accessGroup: (await send('POST', '/cabinet/access-groups', { name: 'Own group', permissions: [] })).id,
    invitedParticipant: (
      await send('POST', `/products/${course.product_id}/participants`, { email: 'asked@lectern.test' })
    ).invitation.id,
    linkedParticipant: await inviteElsewhere(send),
    exception: exception.id,
    untakenQuiz: await untaken(),
    readyRecalculation: ready,
    appliedRecalculation: applied,
    participantGroup: group.id,
    competition,
    school: schoolId,
    course: course.id,
    courseSlug: course.slug,
    product: course.product_id,
    lesson: lesson.id,
    lessonSlug: lesson.slug,
    section: section.id,
    unit: unit.id,
    quiz: quiz.id,
    spareQuiz: (await send('POST', '/quizzes', { name: 'Spare quiz' })).id,
    bankQuestion: kept.id,
    bankQuiz,
    spareBankQuestion: spare.id,
    quizFolder: (await send('POST', '/quizzes/folders', { name: 'Folder' })).id,
    quizStyle: (await send('POST', '/quizzes/styles', { name: 'Style', style: {} })).id,
    ...attempts,
    question: question.id,
    option: question.answers[0].id,
    otherLesson: other.id,
    otherSection,
    otherUnit,
    removedUnit,
    spareRemovedUnit,
    lessonVersion: version.id,
    removedLesson: removed.id,
    allLessons: lessons.map((each: { id: number }) => each.id),
    user: (await get('/user', learner)).id,
  }
}

const isQuiz = ({ type_id }: { type_id: number }) => type_id === 5
const holdsQuiz = ({ info_units }: { info_units: { type_id: number }[] }) => info_units.some(isQuiz)

const data = ({ status, body }: Awaited<ReturnType<TestApp['call']>>) => {
  if (status >= 300) throw new Error(`The demo answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}
