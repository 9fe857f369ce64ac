import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'held-at-once', true)
const other = await teachingSchool(app, 'held-strangers', false)
const as = school.owner.token
const { begin, questions } = practiceIn(app, school)
const path = `/quizzes/${school.quizId}`
const [first, second] = testQuestions

const read = async () => (await call('GET', path, { as })).body.data
const save = (body: object) => call('PUT', path, { as, body })
const hold = (by = as) => call('PUT', `${path}/hold`, { as: by })
const release = (body: object = {}, by = as) => call('POST', `${path}/hold/release`, { as: by, body })
const discard = (body: object = {}, by = as) => call('POST', `${path}/hold/discard`, { as: by, body })
const form = (word: string) => ({
  name: `Quiz ${word}`,
  content: {
    version: 1,
    questions: [first, second].map((each) => ({ ...each, name: `${each.name} ${word}` })),
  },
})

beforeEach(async () => {
  await release()
  await save(form('old'))
})

describe('at the same moment', () => {
  it('fifty starts and a release: everybody gets the old quiz or the new one, whole', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => joinSchool(app, school)))
    await hold()
    await save(form('new'))
    const start = async ({ token }: { token: string }) => {
      const { id } = await begin(token)
      const shown: { question: { name: string } }[] = await questions(token, id)
      return new Set(shown.map(({ question }) => question.name.slice(-3)))
    }
    const [, ...begun] = await Promise.all([release(), ...people.map(start)])
    for (const words of begun) expect([['old'], ['new']]).toContainEqual([...words])
    expect([...(await start(await joinSchool(app, school)))]).toEqual(['new'])
  })

  it('a save and a release: the save is there, and is not released unseen', async () => {
    await hold()
    await save(form('mid'))
    const { revision } = await read()
    const [saved, released] = await Promise.all([
      save({ ...form('new'), base_revision: revision }),
      release({ base_revision: revision }),
    ])
    expect(saved.status).toBe(200)
    const { name, held } = await read()
    expect(name).toBe('Quiz new')
    // Released before the save, or refused after it.
    expect([released.status, held === null]).toEqual(released.status === 200 ? [200, true] : [409, false])
  })

  it('a save and a discard: one of them is refused, so that no edit is lost unseen', async () => {
    await hold()
    await save(form('mid'))
    const { revision } = await read()
    const replies = await Promise.all([
      save({ ...form('new'), base_revision: revision }),
      discard({ base_revision: revision }),
    ])
    const statuses = replies.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    const { name, held } = await read()
    expect([name, held === null]).toEqual(statuses[0] === 200 ? ['Quiz new', false] : ['Quiz old', true])
  })

  it('two presses do what one does', async () => {
    const holds = await Promise.all([hold(), hold(), hold()])
    expect(new Set(holds.map(({ body }) => body.data.held.since)).size).toBe(1)
    await save(form('new'))
    const { revision } = await read()
    const discards = await Promise.all([discard(), discard(), discard()])
    expect(discards.map(({ body }) => body.data.revision)).toEqual([1, 1, 1].map((step) => revision + step))
    await hold()
    await save(form('new'))
    const releases = await Promise.all([release(), release(), release()])
    expect(releases.map(({ status, body }) => [status, body.data.held])).toEqual([
      [200, null],
      [200, null],
      [200, null],
    ])
    expect(await read()).toMatchObject({ name: 'Quiz new', held: null })
  })
})

describe('others', () => {
  it('of another school find no quiz; learners, and who may not edit, may not decide', async () => {
    const learner = await joinSchool(app, school)
    const reader = await addStaff(app, school.schoolId, ['quiz_read', 'quiz_list'])
    const statuses = async (by: string) =>
      (await Promise.all([hold(by), release({}, by), discard({}, by)])).map(({ status }) => status)
    expect(await statuses(other.owner.token)).toEqual([404, 404, 404])
    expect(await statuses(learner.token)).toEqual([403, 403, 403])
    expect(await statuses(reader.token)).toEqual([403, 403, 403])
    expect((await call('GET', `${path}/use`, { as: reader.token })).status).toBe(200)
    expect((await call('GET', `${path}/use`, { as: other.owner.token })).status).toBe(404)
    expect((await read()).held).toBeNull()
  })

  it('send what is no quiz: it is told by its field, and nothing is held', async () => {
    const { name, type, settings, content, pools } = await read()
    const earlier = { name, type, settings, content, pools }
    const refuse = async (before: object) => {
      const { status, body } = await call('PUT', `${path}/hold`, { as, body: { before } })
      return [status, body.error]
    }
    expect(await refuse({ ...earlier, type: 'randomizer' })).toEqual([422, 'quiz_type_fixed'])
    expect(await refuse({ ...earlier, name: 'x'.repeat(201) })).toEqual([422, 'invalid_fields'])
    const twice = { version: 1, questions: [first, first] }
    expect(await refuse({ ...earlier, content: twice })).toEqual([422, 'invalid_fields'])
    const foreign = [{ quiz_id: other.quizId, take_count: 1 }]
    expect(await refuse({ ...earlier, pools: foreign })).toEqual([422, 'invalid_fields'])
    expect(await read()).toMatchObject({ name: 'Quiz old', held: null })
  })
})
