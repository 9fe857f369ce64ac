import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { hearLine } from '../../testing/hear-line.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { allPoints, peerEssay, peersIn } from '../../testing/peers.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, dependencies } = app
const { pool } = dependencies.database
const school = await teachingSchool(app, 'attacked', true)
const elsewhere = await teachingSchool(app, 'attacked-elsewhere', false)
const owner = school.owner.token
const { ask, handedIn, handInAs, listOf, read, runJobs, save } = await peersIn(app, school)
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const lines: { cut(): void }[] = []
afterAll(() => {
  for (const line of lines) line.cut()
})

const example = { id: 'example-one', text: 'Homework helps.', points: allPoints, reason: 'It is short.' }
const withExample = { ...peerEssay, peer_review: { ...peerEssay.peer_review, examples: [example] } }

type Peer = Awaited<ReturnType<typeof handedIn>>

/** Gives people names by which they would be known anywhere. */
const rename = async (people: Readonly<Record<string, { readonly id: number }>>) => {
  for (const [name, { id }] of Object.entries(people))
    await pool.query('update users set name = $2 where id = $1', [id, `Unmistakable ${name}`])
}

/** Two who review each other: the review that the first one gives, and the one that the second one gives. */
const pair = async () => {
  const [first, second] = [await handedIn('First words'), await handedIn('Second words')]
  await runJobs()
  const [[given], [taken]] = [(await listOf(first)).given, (await listOf(second)).given]
  const review: number = given.id
  const other: number = taken.id
  return { first, second, review, other }
}

/** Every call on a review, and on the attempts around it. */
const callsOn = (review: number, attempt: number): readonly (readonly [string, string, object?])[] => [
  ['GET', `/peer-reviews/${review}`],
  ['POST', `/peer-reviews/${review}/opening`, { draw: 0 }],
  ['PUT', `/peer-reviews/${review}/draft`, { points: allPoints, comment: 'Mine now', is_submitted: true }],
  ['POST', `/peer-reviews/${review}/examples/example-one`, { points: allPoints }],
  ['POST', `/peer-reviews/${review}/report`, { reason: 'Because' }],
  ['GET', `/quiz-attempts/${attempt}/peer-reviews`],
  ['GET', `/practices/${attempt}/peer-reviews`],
  ['PATCH', `/practices/${attempt}/peer-reviews/${review}`, { is_hidden: true }],
]

const statuses = async (
  as: string | undefined,
  calls: ReturnType<typeof callsOn>,
  headers: Record<string, string> = {},
) =>
  Promise.all(
    calls.map(async ([method, path, body]) => (await call(method, path, { as, body, headers })).status),
  )

const rows = async () =>
  (
    await pool.query(
      'select id, state, points, comment, draw, opened_at, report, hidden_at from peer_reviews order by id',
    )
  ).rows

beforeEach(async () => {
  await pool.query('delete from attempts where quiz_id = $1', [school.quizId])
  await ask(withExample)
})

describe('every call on a review', () => {
  it('is refused to strangers, to another school and to whoever has another draw, and changes nothing', async () => {
    const { first, second, review } = await pair()
    const before = await rows()
    const calls = callsOn(review, first.attempt)
    const missing = [404, 404, 404, 404, 404, 404]
    expect(await statuses(undefined, calls)).toEqual(calls.map(() => 401))
    const another = await handedIn('Third words')
    for (const { token } of [await signUp(app), await joinSchool(app, school), another])
      expect(await statuses(token, calls)).toEqual([...missing, 403, 403])
    // The team of another school finds nothing, wherever it asks.
    for (const headers of [{}, { 'x-cabinet-id': String(elsewhere.schoolId) }])
      expect(await statuses(elsewhere.owner.token, calls, headers)).toEqual([...missing, 404, 404])
    const there = { host: 'attacked-elsewhere.localhost' }
    const pupil = await signUp(app)
    const join = `/public/courses/${elsewhere.courseId}/join`
    expect((await call('POST', join, { as: pupil.token, headers: there })).status).toBe(200)
    expect(await statuses(pupil.token, calls, there)).toEqual([...missing, 403, 403])
    // The reviewer at the address of another school, too.
    const own = await statuses(first.token, calls, there)
    expect(own.filter((status) => status < 400)).toEqual([])
    // The author of the answer cannot read or give the review of it, nor see the reviewer's own list.
    expect(await statuses(second.token, calls.slice(0, 4))).toEqual([404, 404, 404, 404])
    expect(await statuses(second.token, calls.slice(4))).toEqual([404, 404, 403, 403])
    expect(await rows()).toEqual(before)
  })

  it('finds no review by ids that are none, too large, or of something else', async () => {
    const { first } = await pair()
    for (const id of [
      '0',
      '-1',
      '1e3',
      '9007199254740993',
      'x',
      '1%20or%201=1',
      String(first.attempt + 9_000),
    ])
      for (const path of [`/peer-reviews/${id}`, `/quiz-attempts/${id}/peer-reviews`])
        expect([404, 422]).toContain((await call('GET', path, { as: first.token })).status)
  })

  it('takes no review back to another state by what is added to its body', async () => {
    const { first, review } = await pair()
    for (const more of [{ state: 'submitted' }, { reviewer_id: 1 }, { hidden_at: null }, { author_id: 2 }])
      expect((await save(first.token, review, more)).status).toBe(422)
    const points = { constructor: 1, __proto__: 2 }
    expect((await save(first.token, review, { points })).status).toBe(422)
  })
})

describe('the other side', () => {
  const filed = {
    id: peerEssay.id,
    type: 'text_media_answer',
    name: 'Hand in a plan',
    points: 4,
    can_upload: true,
    peer_review: { ...peerEssay.peer_review },
  }

  /** What a learner gets wherever they look. */
  const lookEverywhere = async ({ token, attempt }: Peer, review: number) => {
    const lesson = `/lessons/${school.lesson.id}`
    const practice = `${lesson}/quizzes/${school.quizId}`
    const paths = [
      `/peer-reviews/${review}`,
      `/quiz-attempts/${attempt}/peer-reviews`,
      `/quiz-attempts/${attempt}/answer-log`,
      practice,
      `${lesson}/quizzes`,
      `${practice}/attempt/${attempt}`,
      `${practice}/quiz-questions?attempt_id=${attempt}`,
      `${practice}/attempt/${attempt}/public-answers?quiz_question_id=${peerEssay.id}`,
      `/comments/quiz-attempt/${attempt}`,
      '/user/notifications',
      '/user/data-export',
      `/public/courses/${school.courseSlug}/search?query=unmistakable`,
      `/public/courses/${school.courseSlug}`,
      `/comments/mentionable/quiz-attempt/${attempt}?search=unmistakable`,
    ]
    const replies = await Promise.all(paths.map((path) => call('GET', path, { as: token })))
    for (const [at, { status }] of replies.entries()) expect([paths[at], status]).toEqual([paths[at], 200])
    return JSON.stringify(replies.map(({ status, body, headers }) => ({ status, body, headers })))
  }

  const handInFile = async (name: string) => {
    const learner = await joinSchool(app, school)
    const bytes = Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)
    const uploaded = await uploadForm(app, learner.token, { name, bytes }, { model: 'quizAnswer' })
    const file: string = uploaded.body.data.uuid
    await pool.query('update files set caption = $2 where uuid = $1', [file, name])
    const attempt = await handInAs(learner.token, { answers: [{ text_answer: 'See', files: [file] }] })
    return { ...learner, attempt, file }
  }

  it('is named nowhere without names: by no list, file, notification, search, export or mention', async () => {
    await ask(filed)
    const [first, second] = [
      await handInFile('unmistakable-first.zip'),
      await handInFile('unmistakable-second.zip'),
    ]
    await rename({ first, second })
    await runJobs()
    const [{ id: review }] = (await listOf(first)).given
    const [{ id: other }] = (await listOf(second)).given
    const given = { points: { 'whole-answer': 3 } }
    expect((await save(first.token, review, given)).status).toBe(200)
    expect((await save(second.token, other, given)).status).toBe(200)
    await runJobs()
    const seenBy = [
      [first, second, review],
      [second, first, other],
    ] as const
    for (const [looking, hidden, id] of seenBy) {
      const seen = await lookEverywhere(looking, id)
      const name = hidden === first ? 'first' : 'second'
      expect(seen).not.toMatch(new RegExp(`unmistakable.${name}`, 'i'))
      expect(seen).not.toContain(hidden.email)
      expect(seen).not.toMatch(new RegExp(`"(user|author|reviewer|learner)_id":${hidden.id}\\b`))
      const file = await call('GET', `/files/${hidden.file}`, { as: looking.token })
      expect(file.status).toBe(200)
      const bytes = await call('GET', `/files/${hidden.file}/download`, { as: looking.token })
      expect(JSON.stringify([file.body, file.headers, bytes.headers])).not.toMatch(/unmistakable/i)
      // Nothing else of the other one is open.
      const path = `/lessons/${school.lesson.id}/quizzes/${school.quizId}/attempt/${hidden.attempt}`
      const answers = `${path}/public-answers?quiz_question_id=${peerEssay.id}`
      const log = `/quiz-attempts/${hidden.attempt}/answer-log`
      for (const closed of [path, answers, log, `/comments/quiz-attempt/${hidden.attempt}`])
        expect((await call('GET', closed, { as: looking.token })).status).toBeGreaterThanOrEqual(403)
      const comment = { commentable_type: 'quiz-attempt', commentable_id: hidden.attempt, text: 'Hello' }
      expect(
        (await call('POST', '/comments', { as: looking.token, body: comment })).status,
      ).toBeGreaterThanOrEqual(403)
    }
  })

  it('is heard by nobody on the live line: who reviews does not watch the attempt, and events name nobody', async () => {
    const { first, second, review } = await pair()
    await rename({ first, second })
    const hear = async (token: string, attempt: number) => {
      const line = await hearLine(origin, token, { watch: [`quiz-attempt:${attempt}`] })
      lines.push(line)
      return line
    }
    const author = await hear(second.token, second.attempt)
    const reviewer = await hear(first.token, second.attempt)
    await call('POST', `/peer-reviews/${review}/examples/example-one`, {
      as: first.token,
      body: { points: allPoints },
    })
    expect((await save(first.token, review)).status).toBe(200)
    await vi.waitFor(() => expect(author.events.some(({ type }) => type === 'attempt')).toBe(true))
    const ofAttempt = reviewer.events.filter((event) => event.type === 'attempt')
    expect(ofAttempt).toEqual([])
    const told = JSON.stringify(author.events)
    expect(told).not.toMatch(/unmistakable/i)
    expect(told).not.toMatch(new RegExp(`:(${first.id}|${first.attempt}|${review})\\b`))
  })

  it('is not named to an assistant who may not see that learner', async () => {
    await ask(peerEssay)
    const { first, second, review } = await pair()
    await rename({ first, second })
    await save(first.token, review)
    const groups = `/products/${school.productId}/groups`
    const made = await call('POST', groups, { as: owner, body: { name: 'Evening' } })
    const group = made.body.data.id
    const filled = { user_ids: [second.id] }
    await call('POST', `${groups}/${group}/participants`, { as: owner, body: filled })
    const rights = ['practice_read.team', 'practice_curator.team', 'course_read.team']
    const assistant = await addStaff(app, school.schoolId, rights)
    const place = { role: 'assistant', group_ids: [group] }
    const team = `/products/${school.productId}/team/${assistant.id}`
    expect((await call('PUT', team, { as: owner, body: place })).status).toBe(200)
    const path = `/practices/${second.attempt}/peer-reviews`
    const seen = await call('GET', path, { as: assistant.token })
    expect(seen.body.data.answers[0].reviews).toMatchObject([{ reviewer: null, total: 5 }])
    expect(JSON.stringify(seen.body)).not.toMatch(/unmistakable first/i)
    const all = await call('GET', path, { as: owner })
    expect(all.body.data.answers[0].reviews).toMatchObject([{ reviewer: { name: 'Unmistakable first' } }])
    const foreign = `/practices/${first.attempt}/peer-reviews`
    expect((await call('GET', foreign, { as: assistant.token })).status).toBe(404)
    const hide = { as: assistant.token, body: { is_hidden: true } }
    expect((await call('PATCH', `${foreign}/${review}`, hide)).status).toBe(404)
  })
})

it('a report is read by the team alone, and one of a hidden or withheld review is refused', async () => {
  await ask(peerEssay)
  const { first, second, review } = await pair()
  await save(first.token, review)
  const report = (reason: string) =>
    call('POST', `/peer-reviews/${review}/report`, { as: second.token, body: { reason } })
  expect((await report('Unfair to the last word')).status).toBe(200)
  await runJobs()
  const toReviewer = JSON.stringify([
    (await read(first.token, review)).body,
    await listOf(first),
    (await call('GET', '/user/notifications', { as: first.token })).body,
  ])
  expect(toReviewer).not.toContain('Unfair')
  const path = `/practices/${second.attempt}/peer-reviews/${review}`
  await call('PATCH', path, { as: owner, body: { is_hidden: true } })
  expect((await report('Again')).status).toBe(404)
  expect((await read(first.token, review)).body.data).not.toHaveProperty('is_hidden')
})
