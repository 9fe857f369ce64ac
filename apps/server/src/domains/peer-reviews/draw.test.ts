import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { peerEssay, peersIn } from '../../testing/peers.ts'
import { practiceIn } from '../../testing/practice.ts'
import { teachingSchool } from '../../testing/school.ts'
import { enterDraw } from './use-cases/enter-draw.ts'
import { lookAfterReviews } from './jobs/look-after-reviews.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { pool } = dependencies.database
const school = await teachingSchool(app, 'drawn', true)
const owner = school.owner.token
const peers = await peersIn(app, school)
const { ask, handedIn, handInAs, listOf, read, runJobs, save } = peers

const day_ms = 24 * 60 * 60 * 1000

interface Pair {
  readonly reviewer: number
  readonly author: number
  readonly state: string
}

const pairs = async (): Promise<Pair[]> => {
  const { rows } = await pool.query(
    'select reviewer_id, author_id, state from peer_reviews where quiz_id = $1 order by id',
    [school.quizId],
  )
  return rows.map((row) => ({
    reviewer: Number(row.reviewer_id),
    author: Number(row.author_id),
    state: row.state,
  }))
}

const countOf = (all: readonly Pair[], of: 'reviewer' | 'author') =>
  [...Map.groupBy(all, (pair) => pair[of]).values()].map(({ length }) => length)

const lookAfter = async () => {
  await dependencies.db.transaction((tx) => enqueue(tx, lookAfterReviews, {}))
  await runJobs()
}

beforeEach(async () => {
  await pool.query('delete from attempts where quiz_id = $1', [school.quizId])
  await ask(peerEssay)
})

describe('a draw', () => {
  it('gives each of a hundred who hand in at once three to give and three to get, nobody twice, nobody the own', async () => {
    // Rows stand for people: a hundred sign-ups would take longer than what is tried.
    const version = await handedIn('The first one')
    await runJobs()
    const ids = Array.from({ length: 99 }, (_, at) => 900_000 + at)
    await pool.query(
      `insert into enrolments (school_id, product_id, user_id, state, source, started_at, pauses)
       select school_id, product_id, p, state, source, started_at, pauses
       from enrolments, unnest($2::bigint[]) p where product_id = $1 and user_id = $3`,
      [school.productId, ids, version.id],
    )
    const { rows: made } = await pool.query(
      `insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, started_at, finished_at)
       select school_id, p, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, started_at, finished_at
       from attempts, unnest($2::bigint[]) p where id = $1 returning id`,
      [version.attempt, ids],
    )
    await pool.query(
      `insert into attempt_answers (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at)
       select a, question_id, answer, taken, last_device, last_seq, saved_at
       from attempt_answers, unnest($2::bigint[]) a where attempt_id = $1`,
      [version.attempt, made.map(({ id }) => Number(id))],
    )
    const { schoolId } = school
    const chance = { random: dependencies.random, now: clock.now() }
    await Promise.all(
      made.map(({ id }) =>
        dependencies.db.transaction((tx) => enterDraw(tx, { schoolId, attemptId: Number(id) }, chance)),
      ),
    )
    const all = await pairs()
    expect(all.filter(({ reviewer, author }) => reviewer === author)).toEqual([])
    expect(new Set(all.map(({ reviewer, author }) => `${reviewer}/${author}`)).size).toBe(300)
    expect(countOf(all, 'reviewer')).toEqual(Array.from({ length: 100 }, () => 3))
    expect(countOf(all, 'author')).toEqual(Array.from({ length: 100 }, () => 3))
  })

  it('waits for others, and is told of what is to come', async () => {
    const first = await handedIn('One')
    await runJobs()
    expect(await listOf(first)).toMatchObject({ given: [], to_come: 3 })
    await handedIn('Two')
    await runJobs()
    expect((await listOf(first)).given).toHaveLength(1)
    expect(await listOf(first)).toMatchObject({ to_come: 2 })
  })

  it('happens once however often it is told, and leaves who gave no answer out', async () => {
    const first = await handedIn('One')
    const second = await handedIn('Two')
    await runJobs()
    const before = await pairs()
    const chance = { random: dependencies.random, now: clock.now() }
    for (const { attempt } of [first, second])
      await dependencies.db.transaction((tx) =>
        enterDraw(tx, { schoolId: school.schoolId, attemptId: attempt }, chance),
      )
    expect(await pairs()).toEqual(before)
    await ask({ ...peerEssay, is_required: false })
    const { started, finish } = practiceIn(app, school)
    const silent = await started()
    await finish(silent.token, silent.attempt.id)
    await runJobs()
    expect(await pairs()).toEqual(before)
  })

  it('stays with the version that it was drawn for, and goes with its attempt', async () => {
    const first = await handedIn('One')
    const second = await handedIn('Two')
    await runJobs()
    await call('PATCH', `/practices/${first.attempt}`, { as: owner, body: { status_id: 3 } })
    const reworked = await handInAs(first.token, { text_answer: 'One, and better' })
    await runJobs()
    const [given] = (await listOf(second)).given
    expect((await read(second.token, given.id)).body.data.answer[0].text_answer).toBe('One')
    expect((await listOf({ token: first.token, attempt: reworked })).given).toHaveLength(1)
    await pool.query('delete from attempts where id = any($1)', [[first.attempt, reworked]])
    expect((await read(second.token, given.id)).status).toBe(404)
  })

  it('keeps to one group where groups keep to themselves', async () => {
    await ask({ ...peerEssay, peer_review: { ...peerEssay.peer_review, is_within_groups: true } })
    const people = []
    for (const text of ['One', 'Two', 'Three']) people.push(await handedIn(text))
    const [alone, ...together] = people
    const groups = `/products/${school.productId}/groups`
    const made = await call('POST', groups, { as: owner, body: { name: 'Evening' } })
    const body = { user_ids: together.map(({ id }) => id) }
    const filled = await call('POST', `${groups}/${made.body.data.id}/participants`, { as: owner, body })
    expect(filled.status).toBe(200)
    await runJobs()
    const all = await pairs()
    expect(all).toHaveLength(2)
    expect(all.some(({ reviewer, author }) => reviewer === alone?.id || author === alone?.id)).toBe(false)
  })
})

describe('a review that nobody gives', () => {
  const three = async () => {
    const people = [await handedIn('One'), await handedIn('Two'), await handedIn('Three')]
    await runJobs()
    return people
  }

  it('runs out, is not given any more, and another one takes its place', async () => {
    await ask({ ...peerEssay, peer_review: { ...peerEssay.peer_review, reviews: 1 } })
    const [late, ...others] = await three()
    for (const other of others) for (const { id } of (await listOf(other)).given) await save(other.token, id)
    if (!late) return
    const [given] = (await listOf(late)).given
    clock.set(new Date(clock.now().getTime() + 7 * day_ms + 1000))
    expect(await save(late.token, given.id)).toMatchObject({ status: 409, body: { error: 'review_over' } })
    await lookAfter()
    const all = await pairs()
    const lost = all.find(({ reviewer, state }) => reviewer === late.id && state === 'expired')
    expect(lost).toBeDefined()
    expect(all.filter(({ author, state }) => author === lost?.author && state !== 'expired')).toHaveLength(1)
    expect(all.filter(({ reviewer }) => reviewer === late.id)).toHaveLength(1)
  })

  it('is taken from who left the course, who sees the answer no more', async () => {
    const [left, ...others] = await three()
    if (!left) return
    const [given] = (await listOf(left)).given
    await pool.query(`update enrolments set state = 'revoked' where user_id = $1`, [left.id])
    await lookAfter()
    expect((await pairs()).filter(({ reviewer }) => reviewer === left.id).map(({ state }) => state)).toEqual([
      'left',
      'left',
    ])
    expect((await read(left.token, given.id)).status).toBe(404)
    for (const other of others) expect((await listOf(other)).given.length).toBeGreaterThanOrEqual(1)
  })

  it('stays with who is paused until it runs out; nothing new is drawn for them before they are back', async () => {
    const [paused, ...others] = await three()
    if (!paused) return
    const change = async (action: object) => {
      const path = `/products/${school.productId}/participants/access`
      const { status } = await call('POST', path, { as: owner, body: { user_ids: [paused.id], action } })
      expect(status).toBe(200)
    }
    const drawnFor = async () => (await pairs()).filter(({ reviewer }) => reviewer === paused.id)
    await change({ kind: 'freeze', by: null })
    await lookAfter()
    const kept = await drawnFor()
    expect(kept.map(({ state }) => state)).toEqual(['drawn', 'drawn'])
    const newcomer = await handedIn('Four')
    await runJobs()
    expect(await drawnFor()).toEqual(kept)
    // Their answer goes on being reviewed.
    expect((await pairs()).filter(({ author }) => author === paused.id)).toHaveLength(3)
    expect((await listOf(newcomer)).given).toHaveLength(3)
    clock.advance(6.5 * day_ms)
    await lookAfter()
    const { rows: told } = await pool.query(
      `select user_id from notifications where kind = 'peer_reviews_due' and user_id = any($1)`,
      [[paused, ...others].map(({ id }) => id)],
    )
    expect(new Set(told.map(({ user_id: id }) => Number(id)))).toEqual(new Set(others.map(({ id }) => id)))
    // Nobody else owes a review, or chance would choose among them all.
    for (const person of [...others, newcomer])
      for (const { id } of (await listOf(person)).given) await save(person.token, id)
    clock.advance(day_ms)
    await lookAfter()
    expect((await drawnFor()).map(({ state }) => state)).toEqual(['expired', 'expired'])
    await change({ kind: 'unfreeze' })
    await handedIn('Five')
    await runJobs()
    expect((await drawnFor()).map(({ state }) => state)).toEqual(['expired', 'expired', 'drawn'])
  })
})
