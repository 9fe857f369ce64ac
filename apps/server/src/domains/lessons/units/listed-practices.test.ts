import { mostListedPractices } from '@lectern/contract/blocks/types/practices/index'
import { expect, it } from 'vitest'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { jobHandlers } from '../../../jobs.ts'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'practice-list', true)
const rival = await teachingSchool(app, 'practice-list-rival', false)
const owner = school.owner.token
const lesson = `/lessons/${school.lesson.id}`

const makeQuiz = async (name: string): Promise<number> => {
  const { id } = (await call('POST', '/quizzes', { as: owner, body: { name } })).body.data
  const content = { version: 1, questions: testQuestions }
  await call('PUT', `/quizzes/${id}`, {
    as: owner,
    body: { content, settings: { check_type: 'auto_by_score' } },
  })
  return Number(id)
}

const list = (ids: readonly number[]) =>
  call('PUT', `/info-section/${school.lesson.sectionId}`, {
    as: owner,
    body: {
      name: 'Start',
      info_units: [
        { key: 'unit-list', type_id: 7, content: { practices: ids.map((quiz_id) => ({ quiz_id })) } },
      ],
    },
  })

const pass = async (token: string, quiz: number) => {
  const path = `${lesson}/quizzes/${quiz}/start-attempt`
  const { id } = (await call('POST', path, { as: token })).body.data
  const payload = [
    { quiz_question_id: 'question-one', answer_ids: ['one-right'] },
    { quiz_question_id: 'question-two', answer_ids: ['two-right-a', 'two-right-b'] },
  ]
  const reply = await call('POST', `/quiz-attempts/${id}/finish`, { as: token, body: { payload } })
  expect(reply.body.data.attempt.status_id).toBe(1)
  await drainQueue(app.dependencies.database, [...jobHandlers(app.dependencies)], {
    clock,
    log: app.dependencies.log,
  })
}

const progressOf = async (token: string): Promise<string> =>
  (await call('GET', `/public/courses/${school.courseSlug}`, { as: token })).body.data.lessons[0].progress

it('practices of a list are taken one by one, in its order, and the lesson is done when all are passed', async () => {
  const [first, second] = [await makeQuiz('First'), await makeQuiz('Second')]
  expect((await list([second, first])).status).toBe(200)
  const { token } = await joinSchool(app, school)
  const shown = (await call('GET', `${lesson}/quizzes`, { as: token })).body.data
  expect(shown.map(({ id }: { id: number }) => id)).toEqual([second, first])
  await pass(token, first)
  expect(await progressOf(token)).toBe('started')
  await pass(token, second)
  expect(await progressOf(token)).toBe('done')
})

it('a list takes no quiz twice, none of another school, and no more than the limit', async () => {
  const quiz = await makeQuiz('Once')
  expect((await list([quiz, quiz])).status).toBe(422)
  expect(await list([rival.quizId])).toMatchObject({ status: 422, body: { error: 'foreign_quiz' } })
  const many = Array.from({ length: mostListedPractices + 1 }, (_, at) => at + 1)
  expect((await list(many)).status).toBe(422)
})
