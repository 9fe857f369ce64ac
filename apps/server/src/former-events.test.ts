import { facts } from '@lectern/contract/catalogue'
import { expect, it } from 'vitest'
import { domains } from './domains/index.ts'
import { jobHandlers } from './jobs.ts'
import { createHouse } from './platform/composition/house.ts'
import { drainQueue } from './platform/queue/worker.ts'
import { testApp } from './testing/app.ts'
import { practiceIn, one, two } from './testing/practice.ts'
import { teachingSchool } from './testing/school.ts'

const app = await testApp()
const { database, clock, log } = app.dependencies
const school = await teachingSchool(app, 'demo', true)
const { started, finish } = practiceIn(app, school)
const house = createHouse(app.dependencies, domains)
const former = domains.flatMap(({ formerEvents = [] }) => formerEvents)

const at = '2026-11-29T10:00:00.000Z'
const attempt = { attempt_id: 1, school_id: 1, user_id: 2, quiz_id: 3, lesson_id: 4 }
const access = { change_id: 1, school_id: 1, product_id: 2, user_id: 3, details: {}, at }
const review = { school_id: 1, user_id: 2, attempt_id: 3, lesson_id: 4, quiz_id: 5 }

/** Events as the version before the record wrote them into the queue, and what they are now. */
const written: readonly (readonly [string, object, string])[] = [
  ['attempts.attemptFinished', { ...attempt, status_id: 6, finished_at: at }, 'practice.submitted'],
  [
    'attempts.attemptFinished',
    { ...attempt, status_id: 1, finished_at: at, has_peers: true },
    'quiz.finished',
  ],
  ['attempts.attemptFinished', { ...attempt, status_id: 2 }, 'quiz.finished'],
  ['attempts.attemptFinished', { ...attempt, status_id: 1, decided_at: at }, 'practice.accepted'],
  ['attempts.attemptFinished', { ...attempt, status_id: 2, decided_at: at }, 'practice.failed'],
  ['attempts.attemptFinished', { ...attempt, status_id: 3, decided_at: at }, 'practice.rework'],
  ['access.accessNoted', { ...access, kind: 'granted', is_by_team: true }, 'access.granted'],
  ['access.accessNoted', { ...access, kind: 'pre_subscribed', is_by_team: false }, 'access.requested'],
  ['comments.caseOpened', { school_id: 1, comment_id: 2, at }, 'comment.flagged'],
  ['lessons.lessonDone', { school_id: 1, user_id: 2, course_id: 3, lesson_id: 4 }, 'lesson.completed'],
  [
    'peer-reviews.peerReviewNoted',
    { ...review, kind: 'drawn', due_at: null, review_id: null },
    'peer_review.assigned',
  ],
  [
    'peer-reviews.peerReviewNoted',
    { ...review, kind: 'due', due_at: at, review_id: null },
    'peer_review.due',
  ],
  [
    'peer-reviews.peerReviewNoted',
    { ...review, kind: 'received', due_at: null, review_id: 7 },
    'peer_review.received',
  ],
]

it.each(written)('an event %s that waits in the queue is a fact somebody hears', (name, payload, type) => {
  const news = former.find((event) => event.name === name)?.read(payload)
  expect(news?.name).toBe(type)
  expect(facts.map((fact) => fact.type)).toContain(type)
  expect(house.listeners.filter(({ hears }) => hears.includes(type)).length).toBeGreaterThan(0)
})

it('every former event has a sample here', () => {
  expect(new Set(written.map(([name]) => name))).toEqual(new Set(former.map(({ name }) => name)))
})

it('a finished attempt whose event waited since the version before counts for its lesson', async () => {
  const { token, id, attempt: begun } = await started()
  await finish(token, begun.id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
  await database.pool.query('delete from graphile_worker._private_jobs')
  await database.pool.query('select graphile_worker.add_job($1, $2::json)', [
    'platform.deliverEvent',
    JSON.stringify({
      event: 'attempts.attemptFinished',
      payload: {
        attempt_id: begun.id,
        school_id: school.schoolId,
        user_id: id,
        quiz_id: school.quizId,
        lesson_id: school.lesson.id,
        status_id: 1,
        finished_at: clock.now().toISOString(),
      },
    }),
  ])
  await drainQueue(database, jobHandlers(app.dependencies), { clock, log })
  const { rows } = await database.pool.query(
    'select done_at is not null as is_done from lesson_progress where user_id = $1',
    [id],
  )
  expect(rows).toEqual([{ is_done: true }])
})
