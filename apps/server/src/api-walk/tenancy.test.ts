import { describe, expect, it } from 'vitest'
import type { Operation } from '@lectern/contract/kernel/operation'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import type { SchoolIds } from '../testing/every-operation/everything.ts'
import type { SampleCall } from '../testing/every-operation/sample-call.ts'
import { addressOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'
import { tablePrints } from '../testing/database/table-prints.ts'

const app = await demoApp()
const { call, demo, rival, tokens } = app

/** What the other school may still see here, as anybody may: never a word of what is inside a lesson. */
const openToAnybody: Readonly<Record<string, string>> = {
  'courses.getPublicCourse': 'the page of a published course',
  'courses.getPublicCoursePage': 'what it says of itself',
  'courses.getOfflineCourse': 'which free previews may be kept on a device',
  'courses.joinCourse': 'a published course that is open to everybody',
  'courses.preSubscribe': 'the waiting list of a course',
  'courses.stopWaiting': 'the same, for whoever is on it',
  'offers.getPublicOffer': 'the page of a published offer',
  'offers.takeOffer': 'an offer that people take by themselves',
  'orders.placeOrder': 'an offer that anybody buys',
  'orders.getBuyerOrder': 'an order, for whoever holds its address, which nobody guesses',
  'orders.changePaymentMethod': 'the same',
  'orders.cancelBuyerOrder': 'the same, while nothing is paid',
  'payments.beginPayment': 'the same: whoever holds the address pays it',
  'payments.askProvider': 'the same',
  'payments.listBuyerDocuments': 'the same: its receipts and invoices',
  'payments.requestInvoice': 'the same',
  'closed-groups.getPublicGroup': 'the page of a published closed group',
  'closed-groups.joinClosedGroup': 'a closed group that is open to everybody',
  'closed-groups.enterClosedGroup': 'the same, for whoever joined it',
  'courses.findInCourse': 'the lessons of a published course that anybody may read',
  'notes.listCourseNotes': 'own notes, of which a stranger has none',
  'notes.deleteCourseNotes': 'the same: nothing of others goes',
  'notes.deleteNote': 'a note that is gone already is no fault: a device says it again',
  'lessons.getPublicLesson': 'the locked page of a published lesson',
  'lessons.getPublicLessonBySlug': 'the same by its address',
}

/** Calls whose path names nothing of a school: a page by its name, or a secret link that only its reader has. */
const nameNoId = new Set([
  'schools.getLegalPage',
  'staff.readInvitation',
  'staff.acceptInvitation',
  'staff.readOwnershipOffer',
  'staff.acceptOwnership',
  'identity.startService',
  'identity.finishService',
  'identity.unlinkService',
  'identity.dismissAlert',
  'notifications.getLetterChoice',
  'notifications.unsubscribe',
  'notifications.subscribeAgain',
])

/** Calls that take an id of a school in their path. */
const hasIds = ({ id, path }: Operation) => path.includes(':') && !nameNoId.has(id)

/** Words that stand in the sections and the quiz of the closed lesson. */
const secretWords = ['Sixty and eighty-nine', 'mixed group', 'Which of these belong into one mixed stack']

/**
 * An answer is stored by its attempt alone: the unit in which it was asked may have been edited away meanwhile, and an
 * answer is not lost for that. A foreign unit before an own attempt reaches nothing of the other school. A question of a lesson is
 * looked for among own attempts there: one of another school has none.
 */
const countsAlone: Readonly<Record<string, string>> = {
  'attempts.saveAnswerInUnit': 'attempt',
  'comments.listQuestionComments': 'lesson',
}

/** Ids of the demo in at least one place, ids of the rival's own school in the others. */
const mixtures = (operation: Operation): SampleCall[] => {
  const [foreign, own] = [sampleOf(operation, demo), sampleOf(operation, rival)]
  const alone = countsAlone[operation.id]
  const ids = Object.keys(foreign.params ?? {}).filter(
    (name) => foreign.params?.[name] !== own.params?.[name],
  )
  const names = alone === undefined ? ids : [alone]
  return Array.from({ length: 2 ** names.length - 1 }, (_, index) => ({
    ...foreign,
    params: {
      ...foreign.params,
      ...Object.fromEntries(
        names.map((name, place) => {
          const from = ((index + 1) >> place) % 2 === 1 ? foreign : own
          return [name, from.params?.[name] ?? '']
        }),
      ),
    },
    ...(operation.id === 'lessons.updateSection' || operation.id === 'lessons.createSection'
      ? { body: own.body }
      : {}),
  }))
}

const send = (operation: Operation, { body, ...address }: SampleCall, headers: Record<string, string> = {}) =>
  call(operation.method, addressOf(operation, address), { as: tokens.rival, body, headers })

const walked = sampledOperations.filter(hasIds).map((operation) => [operation.id, operation] as const)
const before = await tablePrints(app.dependencies.db)

describe.each(walked.filter(([id]) => !(id in openToAnybody)))('%s', (id, operation) => {
  it('finds nothing for the owner of another school, with any mixture of ids', async () => {
    for (const mixture of mixtures(operation)) {
      const { status, body } = await send(operation, mixture)
      expect([mixture.params, status, body.error]).toEqual([mixture.params, 404, 'not_found'])
    }
  })

  it('finds nothing on the host of the other school either', async () => {
    for (const mixture of mixtures(operation)) {
      const { status } = await send(operation, mixture, { host: 'rival.localhost' })
      expect([mixture.params, status]).toEqual([mixture.params, 404])
    }
  })

  it('is refused to who names a school that is not an own one', async () => {
    if (operation.permission.kind !== 'staff') return
    const { status } = await send(operation, sampleOf(operation, demo), {
      'x-cabinet-id': String(demo.school),
    })
    expect([id, status]).toEqual([id, 404])
  })
})

/** Says of a thing that is not there, or of another school, that there is nothing: its caller asks without a person who waits. */
const answersNothing = new Set(['courses.getOfflineCourse'])

describe('what anybody may see', () => {
  const openOnes = walked.filter(([id, { method }]) => id in openToAnybody && method === 'GET')

  it.each(openOnes)('%s shows no word of what is inside', async (id, operation) => {
    const { status, body } = await send(operation, sampleOf(operation, demo))
    expect(status).toBe(200)
    const shown = JSON.stringify(body)
    for (const words of secretWords) expect(shown).not.toContain(words)
    expect(body.data.sections ?? []).toEqual([])
    const there = await send(operation, sampleOf(operation, demo), { host: 'rival.localhost' })
    expect([there.status, there.body.data]).toEqual(answersNothing.has(id) ? [200, null] : [404, undefined])
  })

  it('is nothing but the names of what is open to join', async () => {
    const course = (await call('GET', `/public/courses/${demo.courseSlug}`, { as: tokens.rival })).body.data
    expect(course).toMatchObject({ is_user_expert: false, is_course_subscribed: false, progress: null })
  })
})

describe('ids of another school in a body or a query', () => {
  const as = tokens.rival
  const own = (ids: Partial<SchoolIds>): SchoolIds => ({ ...rival, ...ids })
  const sendOwn = async (id: string, ids: Partial<SchoolIds>) => {
    const operation = sampledOperations.find((each) => each.id === id)
    if (!operation) throw new Error(`There is no ${id}.`)
    return send(operation, sampleOf(operation, own(ids)))
  }

  it('choose no school', async () => {
    expect((await sendOwn('staff.selectSchool', { school: demo.school })).status).toBe(404)
  })

  it('put no foreign practice into an own lesson', async () => {
    for (const id of ['lessons.createSection', 'lessons.updateSection']) {
      const { status, body } = await sendOwn(id, { quiz: demo.quiz })
      expect([id, status, body.error]).toEqual([id, 422, 'foreign_quiz'])
    }
  })

  it('order no foreign lesson or section', async () => {
    const program = await sendOwn('courses.orderProgram', { allLessons: demo.allLessons })
    expect([program.status, program.body.error]).toEqual([422, 'foreign_lesson'])
    const added = await sendOwn('courses.orderProgram', { allLessons: [...rival.allLessons, demo.lesson] })
    expect(added.status).toBe(422)
    const lesson = await sendOwn('lessons.updateLesson', { otherSection: demo.otherSection })
    expect([lesson.status, lesson.body.error]).toEqual([422, 'foreign_section'])
  })

  it('show no foreign attempt', async () => {
    const list = await sendOwn('practices.listPractices', { quiz: demo.quiz })
    expect([list.status, list.body.data]).toEqual([200, []])
    for (const id of ['practices.listLessonQuizQuestions', 'practices.listUnitQuizQuestions']) {
      const { status } = await call(
        'GET',
        id.includes('Unit')
          ? `/info-units/${rival.unit}/quizzes/${rival.quiz}/quiz-questions?attempt_id=${demo.attempt}`
          : `/lessons/${rival.lesson}/quizzes/${rival.quiz}/quiz-questions?attempt_id=${demo.attempt}`,
        { as, headers: { host: 'rival.localhost' } },
      )
      expect([id, status]).toEqual([id, 404])
    }
  })

  it('take no answer of another question, option or unit', async () => {
    const path = `/lessons/${rival.lesson}/quiz-attempts/${rival.attempt}`
    for (const body of [
      { quiz_question_id: demo.question, answer_ids: [] },
      { quiz_question_id: rival.question, answer_ids: [demo.option] },
    ]) {
      const reply = await call('POST', path, { as, body })
      expect([reply.status, reply.body.error]).toEqual([422, 'foreign_answer'])
    }
  })
})

it('has changed nothing', async () => {
  expect(await tablePrints(app.dependencies.db)).toEqual(before)
})

it('lets the other owner, as any person, join a course that is open to everybody', async () => {
  const { status, body } = await call('POST', `/public/courses/${demo.course}/join`, { as: tokens.rival })
  expect([status, body.data.is_user_expert, body.data.is_course_subscribed]).toEqual([200, false, true])
})
