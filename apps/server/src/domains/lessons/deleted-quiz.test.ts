import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'deleted-quiz', true)
const call = (method: string, path: string, body?: unknown) =>
  app.call(method, path, { as: school.owner.token, body })
const makeQuiz = async (name: string): Promise<number> =>
  (await call('POST', '/quizzes', { name })).body.data.id

const show = (quiz: number) =>
  call('PUT', `/info-section/${school.lesson.sectionId}`, {
    name: 'Start',
    info_units: [{ key: 'unit-quiz', type_id: 5, content: { quiz_id: quiz } }],
  })

it('a quiz is never deleted at the moment in which a lesson begins to show it', async () => {
  const outcomes = []
  for (let round = 0; round < 20; round += 1) {
    const quiz = await makeQuiz(`Round ${round}`)
    const [shown, removed] = await Promise.all([show(quiz), call('DELETE', `/quizzes/${quiz}`)])
    const said = [shown.status, removed.status]
    outcomes.push(said.join('/'))
    expect(['200/409', '422/200']).toContain(said.join('/'))
    expect((await call('GET', `/quizzes/${quiz}`)).status).toBe(shown.status === 200 ? 200 : 404)
  }
  expect(outcomes).toHaveLength(20)
})

it('nor at the moment in which a randomizer begins to draw from it', async () => {
  const { id } = (await call('POST', '/quizzes', { name: 'Randomizer', type: 'randomizer' })).body.data
  for (let round = 0; round < 20; round += 1) {
    const quiz = await makeQuiz(`Source ${round}`)
    const pools = [{ quiz_id: quiz, take_count: null }]
    const [saved, removed] = await Promise.all([
      call('PUT', `/quizzes/${id}`, { pools }),
      call('DELETE', `/quizzes/${quiz}`),
    ])
    expect(['200/409', '422/200']).toContain([saved.status, removed.status].join('/'))
  }
})
