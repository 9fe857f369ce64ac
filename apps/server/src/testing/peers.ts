import { expect } from 'vitest'
import { jobHandlers } from '../jobs.ts'
import { drainQueue } from '../platform/queue/worker.ts'
import type { TestApp } from './app.ts'
import { practiceIn } from './practice.ts'
import { joinSchool, type TestSchool } from './school.ts'

/** The essay of a test practice whose answers learners review: a guide of two lines. */
export const peerEssay = {
  id: 'peer-essay',
  type: 'essay',
  name: 'Should homework be marked?',
  points: 5,
  marking_guide: [
    { id: 'line-claim', criterion: 'A clear claim', points: 2, description: '' },
    { id: 'line-reasons', criterion: 'Two reasons', points: 3, description: '' },
  ],
  peer_review: { reviews: 3, is_anonymous: true, days: 7, instructions: 'Be kind.', shown: 'at_once' },
}

/** Full points, by line. */
export const allPoints = { 'line-claim': 2, 'line-reasons': 3 }

/** A practice in which learners review each other, and what they do there. */
export const peersIn = async (app: TestApp, school: TestSchool, changed: object = {}) => {
  const { call, clock, dependencies } = app
  const owner = school.owner.token
  const { begin, finish, quizPath } = practiceIn(app, school)
  const ask = async (question: object) => {
    const body = { content: { version: 1, questions: [question] }, settings: { check_type: 'manual' } }
    const { status } = await call('PUT', `/quizzes/${school.quizId}`, { as: owner, body })
    expect(status).toBe(200)
  }
  await ask({ ...peerEssay, peer_review: { ...peerEssay.peer_review, ...changed } })
  const runJobs = () =>
    drainQueue(dependencies.database, jobHandlers(dependencies), { clock, log: dependencies.log })
  const handInAs = async (token: string, answer: object) => {
    const attempt = await begin(token)
    const payload = [{ quiz_question_id: peerEssay.id, ...answer }]
    const { status } = await finish(token, attempt.id, payload)
    expect(status).toBe(200)
    const id: number = attempt.id
    return id
  }
  /** Somebody new who hands in these words. */
  const handedIn = async (text_answer: string) => {
    const learner = await joinSchool(app, school)
    return { ...learner, attempt: await handInAs(learner.token, { text_answer }) }
  }
  const listOf = async ({ token, attempt }: { token: string; attempt: number }) => {
    const { status, body } = await call('GET', `/quiz-attempts/${attempt}/peer-reviews`, { as: token })
    expect(status).toBe(200)
    return body.data
  }
  const read = (token: string, review: number) => call('GET', `/peer-reviews/${review}`, { as: token })
  const save = (token: string, review: number, body: object = {}) =>
    call('PUT', `/peer-reviews/${review}/draft`, {
      as: token,
      body: { points: allPoints, comment: 'Well argued.', is_submitted: true, ...body },
    })
  const teamView = async (attempt: number) =>
    (await call('GET', `/practices/${attempt}/peer-reviews`, { as: owner })).body.data
  return { ask, runJobs, handInAs, handedIn, listOf, read, save, teamView, quizPath }
}
