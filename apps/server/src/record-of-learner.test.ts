import { facts } from '@lectern/contract/catalogue'
import { expect, it } from 'vitest'
import { jobHandlers } from './jobs.ts'
import { drainQueue } from './platform/queue/worker.ts'
import { testApp } from './testing/app.ts'
import { discussionIn } from './testing/discussion.ts'
import { practiceIn, one, two } from './testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from './testing/school.ts'

const app = await testApp()
const { clock } = app
const { database, log } = app.dependencies
const school = await teachingSchool(app, 'demo', true)
const { begin, finish } = practiceIn(app, school)
const { lesson } = school

const work = () => drainQueue(database, jobHandlers(app.dependencies), { clock, log })
const recordOf = async (userId: number) =>
  (
    await database.pool.query(
      `select type, subject_id::int as subject, details from school_record
       where school_id = $1 and user_id = $2 order by id`,
      [school.schoolId, userId],
    )
  ).rows.map(({ type, subject, details }) => [
    facts.find(({ code }) => code === type)?.type,
    subject,
    ...(details ? [details] : []),
  ])
const decide = async (attemptId: number, status_id: number) => {
  const reply = await app.call('PATCH', `/practices/${attemptId}`, {
    as: school.owner.token,
    body: { status_id },
  })
  expect(reply.status).toBe(200)
}
const answers = [one('one-right'), two(['two-right-a', 'two-right-b'])]
const ofQuiz = { lesson_id: lesson.id, quiz_id: school.quizId }

it('a learner who signs up, opens a lesson and hands in leaves each fact once', async () => {
  const person = await joinSchool(app, school)
  const open = () => app.call('POST', `/lessons/${lesson.id}/events/started`, { as: person.token, body: {} })
  expect((await open()).status).toBeLessThan(300)
  clock.advance(60_000)
  await open()
  const { id } = await begin(person.token)
  await finish(person.token, id, answers)
  await finish(person.token, id, answers)
  await work()
  expect(await recordOf(person.id)).toEqual([
    ['contact.created', null, { source: 'registration' }],
    ['contact.registered', null],
    ['access.granted', school.productId, { change_id: expect.any(Number) }],
    ['lesson.opened', lesson.id],
    ['product.started', school.productId],
    ['quiz.finished', id, { ...ofQuiz, status_id: 1 }],
    ['lesson.completed', lesson.id],
  ])
})

it('an attempt that is handed in to the team has one first decision, and those after it are again', async () => {
  const body = { content: { version: 1, questions: testQuestions }, settings: { check_type: 'manual' } }
  const saved = await app.call('PUT', `/quizzes/${school.quizId}`, { as: school.owner.token, body })
  expect(saved.status).toBe(200)
  const person = await joinSchool(app, school)
  const { id } = await begin(person.token)
  await finish(person.token, id, answers)
  await decide(id, 3)
  await decide(id, 3)
  await decide(id, 2)
  await decide(id, 1)
  expect((await recordOf(person.id)).filter(([type]) => String(type).startsWith('practice.'))).toEqual([
    ['practice.submitted', id, { ...ofQuiz, status_id: 6 }],
    ['practice.rework', id, { ...ofQuiz, status_id: 3 }],
    ['practice.failed', id, { ...ofQuiz, status_id: 2, is_again: true }],
    ['practice.accepted', id, { ...ofQuiz, status_id: 1, is_again: true }],
  ])
})

/** Facts and signals that wait to be told. */
const countWaiting = async () =>
  (
    await database.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'platform.deliverNews'",
    )
  ).rowCount

it('each comment is recorded, and only one that concerns somebody makes a job', async () => {
  const { written } = await discussionIn(app, school)
  const person = await joinSchool(app, school)
  await work()
  const first = await written(person.token, 'The first word of an hour, for the team')
  const waiting = await countWaiting()
  await work()
  const second = await written(person.token, 'One more of the same hour')
  expect([waiting, await countWaiting()]).toEqual([1, 0])
  expect((await recordOf(person.id)).filter(([type]) => type === 'comment.created')).toEqual([
    ['comment.created', first, { lesson_id: lesson.id }],
    ['comment.created', second, { lesson_id: lesson.id }],
  ])
})
