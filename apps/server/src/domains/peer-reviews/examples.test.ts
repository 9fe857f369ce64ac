import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { allPoints, peerEssay, peersIn } from '../../testing/peers.ts'
import { teachingSchool } from '../../testing/school.ts'
import { exportPeerReviews, forgetPeerReviews } from './own-data.repository.ts'

const app = await testApp()
const { call, dependencies } = app
const school = await teachingSchool(app, 'examples', true)
const { ask, handedIn, listOf, read, runJobs, save, teamView } = await peersIn(app, school)

const withPeers = (changed: object) => ({
  ...peerEssay,
  peer_review: { ...peerEssay.peer_review, ...changed },
})
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

/** Two who review each other alone, and the review that the first one gives. */
const two = async () => {
  await dependencies.database.pool.query('delete from attempts where quiz_id = $1', [school.quizId])
  const [first, second] = [await handedIn('First words'), await handedIn('Second words')]
  await runJobs()
  const [given] = (await listOf(first)).given
  return { first, second, review: given.id }
}

describe('examples', () => {
  const example = {
    id: 'example-one',
    text: 'Marks end the work.',
    points: { 'line-claim': 2, 'line-reasons': 1 },
    reason: 'A claim, and one reason.',
  }

  it('are marked first, and tell then what the author gave; the team sees how far off the reviewer was', async () => {
    await ask(withPeers({ examples: [example] }))
    const { first, second, review } = await two()
    expect((await read(first.token, review)).body.data.examples).toEqual([
      { id: 'example-one', text: example.text, points: null, author_points: null, reason: null },
    ])
    expect(errorOf(await save(first.token, review))).toEqual([409, 'examples_first'])
    expect((await save(first.token, review, { is_submitted: false })).status).toBe(200)
    const mark = (points: object) =>
      call('POST', `/peer-reviews/${review}/examples/example-one`, { as: first.token, body: { points } })
    expect(errorOf(await mark({ 'line-claim': 2 }))).toEqual([422, 'review_incomplete'])
    const own = { 'line-claim': 1, 'line-reasons': 2.5 }
    const told = { points: own, author_points: example.points, reason: example.reason }
    expect((await mark(own)).body.data).toMatchObject(told)
    expect((await mark(allPoints)).body.data).toMatchObject(told)
    expect((await save(first.token, review)).status).toBe(200)
    expect((await teamView(second.attempt)).answers[0].reviews).toMatchObject([{ deviation: 50 }])
  })
})

it('is downloaded by its reviewer, and goes with the account', async () => {
  await ask(peerEssay)
  const { first, review } = await two()
  await save(first.token, review)
  const [kept] = await exportPeerReviews(dependencies.reading, first.id)
  expect(kept).toMatchObject({ id: review, comment: 'Well argued.' })
  expect(JSON.stringify(kept)).not.toMatch(/author/i)
  await dependencies.db.transaction((tx) => forgetPeerReviews(tx, first.id))
  expect(await exportPeerReviews(dependencies.reading, first.id)).toEqual([])
})
