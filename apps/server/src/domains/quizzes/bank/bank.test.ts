import { takenFrom } from '@lectern/contract/quizzes/bank/bank'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'bank', true)
const other = await teachingSchool(app, 'stranger', false)
const as = school.owner.token
const [prime, even] = testQuestions

const call = async (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })
const keep = async (...questions: object[]) =>
  (await call('POST', '/bank-questions', { questions })).body.data
const read = async (id: number) => (await call('GET', `/bank-questions/${id}`)).body.data
const save = (id: number, question: object, base_revision?: number) =>
  call('PUT', `/bank-questions/${id}`, { question, base_revision })
const list = async (query: string) => (await call('GET', `/bank-questions?${query}`)).body.data
const idsOf = async (query: string): Promise<number[]> =>
  (await list(query)).map(({ id }: { id: number }) => id)
const quizWith = async (name: string, ...questions: object[]): Promise<number> => {
  const { id } = (await call('POST', '/quizzes', { name })).body.data
  const { status } = await call('PUT', `/quizzes/${id}`, { content: { version: 1, questions } })
  expect(status).toBe(200)
  return id
}
const organise = (body: object) => call('POST', '/bank-questions/organise', body)

describe('keeping questions', () => {
  it('keeps them in their order, whole, from nowhere else and also unfinished', async () => {
    const origin = { id: 1, sum: '0'.repeat(32) }
    const kept = await keep(prime, { ...even, bank: origin }, { ...prime, name: '' })
    expect(kept.map(({ question }: { question: object }) => question)).toMatchObject([
      { name: prime.name, answers: prime.answers },
      { name: even.name },
      { name: '' },
    ])
    expect(kept[1].question).not.toHaveProperty('bank')
    expect(kept.map(({ issues }: { issues: object[] }) => issues.length)).toEqual([0, 0, 1])
  })

  it('refuses what is no question, more than 100 at once, and files of others, and keeps none then', async () => {
    const before = await idsOf('per_page=100')
    const strange = { ...prime, image: { uuid: '00000000-0000-4000-8000-000000000000' } }
    for (const [questions, error] of [
      [[prime, { ...even, type: 'unheard_of' }], 'invalid_fields'],
      [[], 'invalid_fields'],
      [Array.from({ length: 101 }, () => prime), 'invalid_fields'],
      [[prime, strange], 'foreign_file'],
      [[{ ...prime, bank: { id: 1, sum: 'short' } }], 'invalid_fields'],
    ] as const) {
      const { status, body } = await call('POST', '/bank-questions', { questions })
      expect([status, body.error]).toEqual([422, error])
    }
    expect(await idsOf('per_page=100')).toEqual(before)
  })

  it('a hundred people at once keep a hundred questions', async () => {
    const name = 'Kept at once'
    const send = async () => {
      for (;;) {
        const { status } = await call('POST', '/bank-questions', { questions: [{ ...prime, name }] })
        // Sent again when the server has no connection free, as the web does.
        if (status !== 503) return status
      }
    }
    const statuses = await Promise.all(Array.from({ length: 100 }, send))
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await idsOf('query=kept at once&per_page=100')).toHaveLength(100)
  })
})

describe('finding questions', () => {
  it('by words of text and options, type, tag, use and archive, in the order that is asked for', async () => {
    const [first, second] = await keep(
      { ...prime, name: 'Alpha zebra', tags: ['stripes'] },
      {
        ...even,
        name: 'Beta zebra',
        tags: ['stripes', 'herd'],
        answers: [...even.answers.slice(0, 2), { id: 'two-right-b', text: 'quagga', is_correct: true }],
      },
    )
    await quizWith('Zebras', takenFrom(second, 'zebra-question'))
    expect(await idsOf('query=ZEBRA&order=name&direction=asc')).toEqual([first.id, second.id])
    expect(await idsOf('query=quagga')).toEqual([second.id])
    expect(await idsOf('query=zebra&type=single_answer')).toEqual([first.id])
    expect(await idsOf('tag=herd')).toEqual([second.id])
    expect(await idsOf('query=zebra&is_used=1')).toEqual([second.id])
    expect(await idsOf('query=zebra&is_used=0')).toEqual([first.id])
    expect((await list('order=quizzes'))[0]).toMatchObject({ id: second.id, quizzes_count: 1 })
    await organise({ ids: [first.id], is_archived: true })
    expect(await idsOf('query=zebra')).toEqual([second.id])
    expect(await idsOf('query=zebra&is_archived=1')).toEqual([first.id])
    const tags = (await call('GET', '/bank-questions/tags')).body.data
    expect(tags).toContainEqual({ tag: 'herd', count: 1 })
    expect((await list('query=zebra'))[0].updated_by).toBe('Owner of bank')
  })

  it('answers chosen ones in the order asked for, without those that are not the school’s', async () => {
    const [one, two] = await keep(prime, even)
    const [theirs] = (
      await app.call('POST', '/bank-questions', { as: other.owner.token, body: { questions: [prime] } })
    ).body.data
    const { body } = await call(
      'GET',
      `/bank-questions/chosen?ids=${two.id},${theirs.id},${one.id},${two.id}`,
    )
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([two.id, one.id])
    for (const ids of ['', 'abc', '1,', Array.from({ length: 201 }, (_, at) => at + 1).join(',')])
      expect((await call('GET', `/bank-questions/chosen?ids=${ids}`)).status).toBe(422)
  })

  it('is for the staff of the school alone', async () => {
    const [entry] = await keep({ ...prime, name: 'Only ours' })
    const learner = await joinSchool(app, school)
    const lister = await addStaff(app, school.schoolId, ['quiz_list'])
    for (const token of [other.owner.token, learner.token]) {
      const { status } = await app.call('GET', `/bank-questions/${entry.id}`, { as: token })
      expect([403, 404]).toContain(status)
      const { body } = await app.call('GET', '/bank-questions?query=only', { as: token })
      expect(JSON.stringify(body)).not.toContain('Only ours')
    }
    const whole = await app.call('GET', `/bank-questions/${entry.id}`, { as: lister.token })
    const chosen = await app.call('GET', `/bank-questions/chosen?ids=${entry.id}`, { as: lister.token })
    expect([whole.status, chosen.status]).toEqual([403, 403])
    expect((await app.call('GET', '/bank-questions', { as: lister.token })).status).toBe(200)
  })
})

describe('writing a question', () => {
  it('tells the second of two who write it at the same moment', async () => {
    const [entry] = await keep(prime)
    const replies = await Promise.all(
      ['Mine', 'Theirs'].map((name) => save(entry.id, { ...prime, name }, entry.revision)),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(replies.find(({ status }) => status === 409)?.body.error).toBe('stale_revision')
    const stored = replies.find(({ status }) => status === 200)?.body.data.question.name
    expect((await read(entry.id)).question.name).toBe(stored)
  })

  it('tags and difficulty make no other form of it, a text does, and so does the key', async () => {
    const [{ id, sum, question }] = await keep(prime)
    const sumAfter = async (change: object): Promise<string> =>
      (await save(id, { ...question, ...change })).body.data.sum
    expect(await sumAfter({ tags: ['other'], difficulty: 3, image: null, files: [] })).toBe(sum)
    expect(await sumAfter({ name: 'Another text' })).not.toBe(sum)
    const turned = prime.answers.map((answer) => ({ ...answer, is_correct: !answer.is_correct }))
    expect(await sumAfter({ answers: turned })).not.toBe(sum)
    expect(await sumAfter({})).toBe(sum)
  })
})

describe('putting questions in order', () => {
  it('does all or nothing, and takes no more than twenty tags', async () => {
    const [one, two] = await keep(prime, {
      ...even,
      tags: Array.from({ length: 20 }, (_, at) => `tag ${at}`),
    })
    const full = await organise({ ids: [one.id, two.id], add_tags: ['one more'] })
    expect([full.status, full.body.error]).toEqual([422, 'question_too_many_tags'])
    const strange = await organise({ ids: [one.id, 999_999_999], add_tags: ['whole'] })
    expect([strange.status, strange.body.error]).toEqual([422, 'foreign_bank_questions'])
    expect((await read(one.id)).question.tags ?? []).toEqual([])
    expect((await organise({ ids: [one.id], add_tags: ['x'.repeat(41)] })).status).toBe(422)
  })

  it('tells whoever writes a question meanwhile that it was tagged', async () => {
    const [entry] = await keep(prime)
    await organise({ ids: [entry.id], add_tags: ['tagged'] })
    expect((await save(entry.id, prime, entry.revision)).body.error).toBe('stale_revision')
    await organise({ ids: [entry.id], is_archived: true })
    const { revision, is_archived: isArchived, question } = await read(entry.id)
    expect([revision, isArchived, question.tags]).toEqual([entry.revision + 1, true, ['tagged']])
  })
})

describe('deleting', () => {
  it('says that a quiz holds it, and takes what none holds', async () => {
    const [entry] = await keep(prime)
    const quiz = await quizWith('Holder', takenFrom(entry, 'held-question'))
    const refused = await call('DELETE', `/bank-questions/${entry.id}`)
    expect([refused.status, refused.body.error]).toEqual([409, 'bank_question_in_use'])
    const copy = (await call('POST', `/quizzes/${quiz}/copy`, { name: 'Copy' })).body.data.id
    await call('PUT', `/quizzes/${quiz}`, { content: { version: 1, questions: [] } })
    expect((await call('DELETE', `/bank-questions/${entry.id}`)).status).toBe(409)
    await call('DELETE', `/quizzes/${copy}`)
    expect((await call('DELETE', `/bank-questions/${entry.id}`)).status).toBe(200)
    expect((await call('GET', `/bank-questions/${entry.id}`)).status).toBe(404)
  })

  it('needs its own right', async () => {
    const [entry] = await keep(prime)
    const editor = await addStaff(app, school.schoolId, ['quiz_list', 'quiz_read', 'quiz_edit'])
    const { status } = await app.call('DELETE', `/bank-questions/${entry.id}`, { as: editor.token })
    expect(status).toBe(403)
  })

  it('and putting it into a quiz at the same moment leaves no quiz that names what is counted nowhere', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [entry] = await keep(prime)
      const { id } = (await call('POST', '/quizzes', { name: 'At once' })).body.data
      const content = { version: 1, questions: [takenFrom(entry, 'held-question')] }
      const [removed, saved] = await Promise.all([
        call('DELETE', `/bank-questions/${entry.id}`),
        call('PUT', `/quizzes/${id}`, { content }),
      ])
      expect(saved.status).toBe(200)
      const { body } = await call('GET', `/bank-questions/${entry.id}/places`)
      const holders = body.data?.map(({ quiz }: { quiz: { id: number } }) => quiz.id)
      expect([removed.status, holders]).toEqual(removed.status === 200 ? [200, undefined] : [409, [id]])
    }
  })
})

it('a quiz may name a question that is gone or another school’s: it came from nowhere, and nothing is told of it', async () => {
  const [theirs] = (
    await app.call('POST', '/bank-questions', { as: other.owner.token, body: { questions: [prime] } })
  ).body.data
  await quizWith('Strange', takenFrom(theirs, 'strange-question'), {
    ...even,
    bank: { id: 999_999_999, sum: theirs.sum },
  })
  const { body } = await app.call('GET', `/bank-questions/${theirs.id}/places`, { as: other.owner.token })
  expect(body.data).toEqual([])
})

it('ten thousand questions are kept, and not one more, also by two at the same moment', async () => {
  const { rows } = await app.dependencies.database.pool.query<{ total: number }>(
    'select count(*)::int as total from bank_questions where school_id = $1',
    [other.schoolId],
  )
  await app.dependencies.database.pool.query(
    `insert into bank_questions (school_id, question, name, words, sum, is_ready, created_at, updated_at, updated_by)
     select $1, '{"id":"filled-question","type":"single_answer","name":"Filled","answers":[]}', 'Filled', 'Filled', '', false, now(), now(), $2
     from generate_series(1, $3)`,
    [other.schoolId, other.owner.id, 9_999 - (rows[0]?.total ?? 0)],
  )
  const replies = await Promise.all(
    [1, 2, 3].map(() =>
      app.call('POST', '/bank-questions', { as: other.owner.token, body: { questions: [prime] } }),
    ),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(replies.find(({ status }) => status === 422)?.body.error).toBe('too_many_bank_questions')
})
