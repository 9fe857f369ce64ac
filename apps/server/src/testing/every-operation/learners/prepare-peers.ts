import { enterDraw } from '../../../domains/peer-reviews/use-cases/enter-draw.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { TestApp } from '../../app.ts'

/** Reviews in a practice of a lesson. */
export interface PeerIds {
  /** Of the learner, handed in. */
  readonly peerAttempt: number
  /** To be given by the learner, and one of the learner's answer. */
  readonly peerReview: number
  readonly receivedReview: number
}

// oxlint-disable-next-line typescript/no-explicit-any -- replies of our own server; a test states what it expects
type Send = (method: string, path: string, body?: unknown, as?: string) => Promise<any>

const question = {
  id: 'peer-question',
  type: 'text_media_answer',
  name: 'Describe a quiet place.',
  points: 1,
  peer_review: {
    reviews: 1,
    shown: 'at_once',
    examples: [{ id: 'sample-example', text: 'A bench', points: { 'whole-answer': 1 } }],
  },
}

/** Lets the learner and somebody else hand in, and review each other; without anybody else there is no review. */
export const preparePeers = async (
  app: TestApp,
  send: Send,
  place: {
    readonly schoolId: SchoolId
    readonly lesson: number
    readonly learner: string
    readonly other: string
  },
): Promise<PeerIds> => {
  const { schoolId, lesson, learner, other } = place
  const { id: quiz } = await send('POST', '/quizzes', { name: 'Reviewed by peers' })
  await send('PUT', `/quizzes/${quiz}`, {
    content: { version: 1, questions: [question] },
    settings: { result_detail: 'simple_answer' },
  })
  await send('POST', `/lessons/${lesson}/info-section`, {
    name: 'Peers',
    info_units: [{ key: 'sample-peers', type_id: 5, content: { quiz_id: quiz } }],
  })
  const handIn = async (as: string): Promise<number> => {
    const path = `/lessons/${lesson}/quizzes/${quiz}/start-attempt`
    const { id } = await send('POST', path, undefined, as)
    const payload = [{ quiz_question_id: question.id, text_answer: 'By the river' }]
    await send('POST', `/quiz-attempts/${id}/finish`, { payload }, as)
    return id
  }
  const peerAttempt = await handIn(learner)
  if (other === learner) return { peerAttempt, peerReview: unknownId, receivedReview: unknownId }
  const othersAttempt = await handIn(other)
  const { clock, dependencies } = app
  const chance = { random: dependencies.random, now: clock.now() }
  for (const attemptId of [peerAttempt, othersAttempt])
    await dependencies.db.transaction((tx) => enterDraw(tx, { schoolId, attemptId }, chance))
  const reviewOf = async (attempt: number, as: string): Promise<number> =>
    (await send('GET', `/quiz-attempts/${attempt}/peer-reviews`, undefined, as)).given[0].id
  const receivedReview = await reviewOf(othersAttempt, other)
  const points = { 'whole-answer': 1 }
  await send('POST', `/peer-reviews/${receivedReview}/examples/sample-example`, { points }, other)
  const given = { points, comment: 'Of somebody else', is_submitted: true }
  await send('PUT', `/peer-reviews/${receivedReview}/draft`, given, other)
  return { peerAttempt, peerReview: await reviewOf(peerAttempt, learner), receivedReview }
}

/** Of nothing. */
const unknownId = 999_999_999
