import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'held-randomizer', true)
const as = school.owner.token
const [first, second] = testQuestions

const save = (quiz: number, body: object) => call('PUT', `/quizzes/${quiz}`, { as, body })
const hold = (quiz: number) => call('PUT', `/quizzes/${quiz}/hold`, { as })
const release = (quiz: number) => call('POST', `/quizzes/${quiz}/hold/release`, { as, body: {} })
const asking = (name: string) => ({ content: { version: 1, questions: [{ ...first, name }] } })

const quizNamed = async (name: string, body: object): Promise<number> => {
  const type = 'pools' in body ? 'randomizer' : 'default'
  const { id } = (await call('POST', '/quizzes', { as, body: { name, type } })).body.data
  expect((await save(id, body)).status).toBe(200)
  return id
}

/** A randomizer in the lesson of the school, and what somebody gets of it who begins now. */
const place = async (...sources: readonly number[]) => {
  const pools = sources.map((quiz_id) => ({ quiz_id, take_count: null }))
  const id = await quizNamed('Randomizer', { pools })
  const unit = { key: 'unit-quiz', type_id: 5, content: { quiz_id: id } }
  const section = `/info-section/${school.lesson.sectionId}`
  await call('PUT', section, { as, body: { name: 'Start', info_units: [unit] } })
  const path = `/lessons/${school.lesson.id}/quizzes/${id}`
  const namesNow = async () => {
    const { token } = await joinSchool(app, school)
    const attempt = (await call('POST', `${path}/start-attempt`, { as: token })).body.data
    const { body } = await call('GET', `${path}/quiz-questions?attempt_id=${attempt.id}`, { as: token })
    return body.data.map(({ question }: { question: { name: string } }) => question.name)
  }
  return { id, namesNow }
}

it('draws what learners have of a quiz whose edits are held', async () => {
  const source = await quizNamed('Source', asking('Old?'))
  const { id, namesNow } = await place(source)
  await hold(source)
  await save(source, { content: { version: 1, questions: [{ ...first, name: 'New?' }, second] } })
  expect(await namesNow()).toEqual(['Old?'])
  const [pool] = (await call('GET', `/quizzes/${id}`, { as })).body.data.pools
  expect(pool.questions_count).toBe(1)
  const use = (await call('GET', `/quizzes/${source}/use`, { as })).body.data
  expect(use).toMatchObject({ people_running: 1, lessons_published: 1 })
  await release(source)
  expect((await namesNow()).toSorted()).toEqual(['New?', second.name])
})

it('keeps a quiz from being deleted as long as learners draw from it', async () => {
  const [left, stays] = [await quizNamed('Left', asking('Left?')), await quizNamed('Stays', asking('Stays?'))]
  const { id, namesNow } = await place(left, stays)
  await hold(id)
  await save(id, { pools: [{ quiz_id: stays, take_count: null }] })
  expect((await namesNow()).toSorted()).toEqual(['Left?', 'Stays?'])
  const refused = await call('DELETE', `/quizzes/${left}`, { as })
  expect([refused.status, refused.body.error]).toEqual([409, 'quiz_in_use'])
  await release(id)
  expect(await namesNow()).toEqual(['Stays?'])
  expect((await call('DELETE', `/quizzes/${left}`, { as })).status).toBe(200)
})
