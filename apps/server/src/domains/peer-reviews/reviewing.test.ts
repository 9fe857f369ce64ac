import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { uploadForm } from '../../testing/every-operation/prepare-files.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { allPoints, peerEssay, peersIn } from '../../testing/peers.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { pool } = dependencies.database
const school = await teachingSchool(app, 'reviewing', true)
const owner = school.owner.token
const { ask, handedIn, handInAs, listOf, read, runJobs, save, teamView } = await peersIn(app, school)
const day_ms = 24 * 60 * 60 * 1000

type Peer = Awaited<ReturnType<typeof handedIn>>

const withPeers = (changed: object) => ({
  ...peerEssay,
  peer_review: { ...peerEssay.peer_review, ...changed },
})

/** Two who review each other, and the review that the first one gives. */
const two = async (): Promise<{ first: Peer; second: Peer; review: number }> => {
  const [first, second] = [await handedIn('First words'), await handedIn('Second words')]
  await runJobs()
  const [given] = (await listOf(first)).given
  return { first, second, review: given.id }
}

const report = (token: string, review: number, reason = 'It is about another answer.') =>
  call('POST', `/peer-reviews/${review}/report`, { as: token, body: { reason } })
const errorOf = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error]

beforeEach(async () => {
  await pool.query('delete from attempts where quiz_id = $1', [school.quizId])
  await ask(peerEssay)
})

describe('a review', () => {
  it('shows the answer with the guide, keeps a draft, is given and changed until it is due', async () => {
    const { first, second, review } = await two()
    const { body } = await read(first.token, review)
    expect(body.data).toMatchObject({
      instructions: 'Be kind.',
      is_over: false,
      author: null,
      answer: [{ text_answer: 'Second words' }],
      points: {},
      lines: [
        { id: 'line-claim', criterion: 'A clear claim', points: 2 },
        { id: 'line-reasons', criterion: 'Two reasons', points: 3 },
      ],
    })
    const draft = { points: { 'line-claim': 1 }, comment: 'So far', is_submitted: false }
    expect((await save(first.token, review, draft)).status).toBe(200)
    expect((await read(first.token, review)).body.data).toMatchObject(draft)
    expect((await listOf(second)).received).toEqual([])
    expect((await save(first.token, review)).status).toBe(200)
    expect((await listOf(second)).received).toMatchObject([
      { comment: 'Well argued.', total: 5, reviewer: null, is_reported: false },
    ])
    await save(first.token, review, { comment: 'Better words' })
    expect((await listOf(second)).received).toMatchObject([{ comment: 'Better words' }])
    clock.set(new Date(clock.now().getTime() + 7 * day_ms))
    expect(errorOf(await save(first.token, review))).toEqual([409, 'review_over'])
    expect((await read(first.token, review)).body.data).toMatchObject({
      is_over: true,
      comment: 'Better words',
    })
  })

  it('that was opened stays with its answer, and one that was not is told when it moved', async () => {
    const { first, review } = await two()
    const open = (draw: number) =>
      call('POST', `/peer-reviews/${review}/opening`, { as: first.token, body: { draw } })
    expect(errorOf(await open(1))).toEqual([409, 'review_moved'])
    expect((await open(0)).status).toBe(200)
    const before = (await read(first.token, review)).body.data.answer
    for (const text of ['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']) await handedIn(text)
    await runJobs()
    expect((await read(first.token, review)).body.data.answer).toEqual(before)
    expect((await listOf(first)).given).toHaveLength(3)
  })

  it('refuses what cannot be given', async () => {
    const { first, review } = await two()
    const errors = async (body: object) => errorOf(await save(first.token, review, body))
    expect(await errors({ points: { 'line-claim': 2.5, 'line-reasons': 3 } })).toEqual([
      422,
      'points_beyond_line',
    ])
    expect(await errors({ points: { ...allPoints, 'line-more': 1 } })).toEqual([422, 'unknown_line'])
    expect(await errors({ points: { 'line-claim': 2 } })).toEqual([422, 'review_incomplete'])
    expect(await errors({ comment: 'x'.repeat(10_001) })).toEqual([422, 'invalid_fields'])
    for (const points of [-1, 0.001, '1', null])
      expect((await errors({ points: { 'line-claim': points } }))[0]).toBe(422)
    expect((await errors({ comment: '\0' }))[0]).not.toBe(500)
    const markup = '<img src=x onerror=alert(1)>'
    await save(first.token, review, { comment: markup })
    expect((await read(first.token, review)).body.data.comment).toBe(markup)
  })

  it('is of its reviewer alone', async () => {
    const { first, second, review } = await two()
    const stranger = await joinSchool(app, school)
    const visitor = await signUp(app)
    for (const { token } of [second, stranger, visitor, school.owner]) {
      expect((await read(token, review)).status).toBe(404)
      expect((await save(token, review)).status).toBe(404)
      expect(
        (await call('POST', `/peer-reviews/${review}/opening`, { as: token, body: { draw: 0 } })).status,
      ).toBe(404)
    }
    expect((await call('GET', `/peer-reviews/${review}`)).status).toBe(401)
    const path = `/quiz-attempts/${first.attempt}/peer-reviews`
    expect((await call('GET', path, { as: second.token })).status).toBe(404)
    await pool.query(`update enrolments set state = 'revoked' where user_id = $1`, [first.id])
    await dependencies.notifications.dispatchAfterCommit(() => Promise.resolve())
    clock.set(new Date(clock.now().getTime() + 60_000))
    expect((await read(first.token, review)).status).toBeGreaterThanOrEqual(403)
    expect((await save(first.token, review)).status).toBeGreaterThanOrEqual(403)
  })
})

describe('names', () => {
  it('are told to neither side without them, whatever is asked', async () => {
    const { first, second, review } = await two()
    await save(first.token, review)
    await runJobs()
    const told = await call('GET', '/user/notifications', { as: second.token })
    expect(told.body.data.map(({ kind }: { kind: string }) => kind)).toContain('peer_review_received')
    const seen = JSON.stringify([
      (await read(first.token, review)).body,
      await listOf(second),
      told.body.data.map(({ values }: { values: object }) => values),
    ])
    const people = await pool.query('select id, name, email from users where id = any($1)', [
      [first.id, second.id],
    ])
    expect(people.rows).toHaveLength(2)
    for (const { email } of people.rows) expect(seen).not.toContain(email)
    expect(seen).not.toContain('"Learner"')
    expect(seen).not.toMatch(/(reviewer|author|user)_id/)
  })

  it('are told where the author of the question wants it', async () => {
    await ask(withPeers({ is_anonymous: false }))
    const { first, second, review } = await two()
    await save(first.token, review)
    expect((await read(first.token, review)).body.data.author).toEqual({ name: 'Learner' })
    expect((await listOf(second)).received).toMatchObject([{ reviewer: { name: 'Learner' } }])
  })
})

describe('files of an answer', () => {
  const filed = {
    id: peerEssay.id,
    type: 'text_media_answer',
    name: 'Hand in a plan',
    points: 4,
    can_upload: true,
    peer_review: peerEssay.peer_review,
  }
  const upload = async (token: string, name: string): Promise<string> => {
    const bytes = Buffer.from(`PK\u0003\u0004${'\0'.repeat(60)}`)
    return (await uploadForm(app, token, { name, bytes }, { model: 'quizAnswer' })).body.data.uuid
  }

  it('are open to whom the answer was drawn for, without their names, and to nobody else', async () => {
    await ask(filed)
    const author = await joinSchool(app, school)
    const file = await upload(author.token, 'olena-kovalenko.zip')
    const spare = await upload(author.token, 'spare.zip')
    const attempt = await handInAs(author.token, { answers: [{ text_answer: 'See', files: [file] }] })
    const reviewer = await handedIn('Mine')
    const stranger = await joinSchool(app, school)
    await runJobs()
    const [{ id: review }] = (await listOf(reviewer)).given
    const { body } = await read(reviewer.token, review)
    expect(body.data.answer_files).toMatchObject([{ uuid: file, original_name: 'file.zip' }])
    expect(JSON.stringify(body)).not.toContain('olena')
    const download = (token: string, uuid: string) => call('GET', `/files/${uuid}/download`, { as: token })
    const own = await download(reviewer.token, file)
    expect(own.status).toBe(200)
    expect(JSON.stringify(own.headers)).not.toContain('olena')
    expect((await call('GET', `/files/${file}`, { as: reviewer.token })).body.data.original_name).toBe(
      'file.zip',
    )
    expect((await download(reviewer.token, spare)).status).toBe(404)
    expect((await download(stranger.token, file)).status).toBe(404)
    expect((await listOf({ token: author.token, attempt })).given).toHaveLength(1)
    await pool.query(`update peer_reviews set state = 'left' where id = $1`, [review])
    expect((await download(reviewer.token, file)).status).toBe(404)
  })

  it('have one line for the whole answer, with the points of the question', async () => {
    await ask(filed)
    const { first, review } = await two()
    const { lines } = (await read(first.token, review)).body.data
    expect(lines).toEqual([{ id: 'whole-answer', criterion: '', points: 4, description: '' }])
  })
})

describe('what the author of an answer reads', () => {
  it('waits for the team where the question says so', async () => {
    await ask(withPeers({ shown: 'after_decision' }))
    const { first, second, review } = await two()
    await save(first.token, review)
    expect(await listOf(second)).toMatchObject({ received: [], received_count: 1, is_withheld: true })
    expect((await report(second.token, review)).status).toBe(404)
    await call('PATCH', `/practices/${second.attempt}`, { as: owner, body: { status_id: 1 } })
    expect(await listOf(second)).toMatchObject({ received: [{ total: 5 }], is_withheld: false })
  })

  it('is reported to the team, and hidden by it', async () => {
    const { first, second, review } = await two()
    await save(first.token, review)
    expect((await report(first.token, review)).status).toBe(404)
    expect((await report(second.token, review, ' ')).status).toBe(422)
    expect((await report(second.token, review)).status).toBe(200)
    expect((await listOf(second)).received).toMatchObject([{ is_reported: true }])
    const [answer] = (await teamView(second.attempt)).answers
    expect(answer).toMatchObject({ median: 5, reviews: [{ report: 'It is about another answer.' }] })
    const path = `/practices/${second.attempt}/peer-reviews/${review}`
    expect((await call('PATCH', path, { as: first.token, body: { is_hidden: true } })).status).toBe(403)
    expect((await call('PATCH', path, { as: owner, body: { is_hidden: true } })).status).toBe(200)
    expect((await listOf(second)).received).toEqual([])
    expect((await teamView(second.attempt)).answers).toMatchObject([
      { median: null, reviews: [{ is_hidden: true }] },
    ])
    await call('PATCH', path, { as: owner, body: { is_hidden: false } })
    expect((await listOf(second)).received).toHaveLength(1)
    const elsewhere = `/practices/${first.attempt}/peer-reviews/${review}`
    expect((await call('PATCH', elsewhere, { as: owner, body: { is_hidden: true } })).status).toBe(404)
  })
})

describe('what the team sees', () => {
  it('are names, how far reviewers are apart, and what is missing; the median becomes the points', async () => {
    const [author, ...others] = [
      await handedIn('Author'),
      await handedIn('One'),
      await handedIn('Two'),
      await handedIn('Three'),
    ]
    await runJobs()
    const given = [
      { 'line-claim': 2, 'line-reasons': 1 },
      { 'line-claim': 1, 'line-reasons': 3 },
      { 'line-claim': 1.5, 'line-reasons': 3 },
    ]
    for (const [at, other] of others.entries())
      for (const { id } of (await listOf(other)).given) {
        const isOfAuthor = (await read(other.token, id)).body.data.answer[0].text_answer === 'Author'
        if (isOfAuthor) await save(other.token, id, { points: given[at] })
      }
    const view = await teamView(author.attempt)
    expect(view.practice).toEqual({ drawn: 12, submitted: 3, missed: 0 })
    expect(view.answers).toMatchObject([
      {
        question_id: peerEssay.id,
        wanted: 3,
        median: 4.5,
        lines: [
          { id: 'line-claim', median: 1.5, least: 1, most: 2 },
          { id: 'line-reasons', median: 3, least: 1, most: 3 },
        ],
      },
    ])
    const names = view.answers[0].reviews.map(({ reviewer }: { reviewer: { id: number } }) => reviewer.id)
    expect(new Set(names)).toEqual(new Set(others.map(({ id }) => id)))
    const mark = { question_id: peerEssay.id, points: view.answers[0].median }
    const marked = await call('PATCH', `/practices/${author.attempt}/points`, { as: owner, body: mark })
    expect(marked.body.data.scores).toBe(4.5)
  })

  it('is not for those who see other learners', async () => {
    const { first } = await two()
    const path = `/practices/${first.attempt}/peer-reviews`
    const assistant = await addStaff(app, school.schoolId, ['practice_read.own'])
    expect((await call('GET', path, { as: assistant.token })).status).toBe(404)
    expect((await call('GET', path, { as: first.token })).status).toBe(403)
  })
})
