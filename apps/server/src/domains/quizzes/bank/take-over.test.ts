import { takenFrom } from '@lectern/contract/quizzes/bank/bank'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { pictureBytes, uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { one, practiceIn } from '../../../testing/practice.ts'
import { teachingSchool, testQuestions } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'taking', true)
const other = await teachingSchool(app, 'elsewhere', false)
const practice = practiceIn(app, school)
const as = school.owner.token
const [prime, even] = testQuestions

const call = async (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })
const keep = async (question: object) =>
  (await call('POST', '/bank-questions', { questions: [question] })).body.data[0]
const write = async (quiz: number, ...questions: object[]) =>
  (await call('PUT', `/quizzes/${quiz}`, { content: { version: 1, questions } })).body.data
const quizWith = async (name: string, ...questions: object[]): Promise<number> => {
  const { id } = (await call('POST', '/quizzes', { name })).body.data
  await write(id, ...questions)
  return id
}
const questionsOf = async (quiz: number) =>
  (await call('GET', `/quizzes/${quiz}`)).body.data.content.questions
const places = async (id: number) => (await call('GET', `/bank-questions/${id}/places`)).body.data
const takeOver = (id: number, ...quiz_ids: number[]) =>
  call('POST', `/bank-questions/${id}/take-over`, { quiz_ids })
const renamed = async (id: number, question: object, name: string) =>
  (await call('PUT', `/bank-questions/${id}`, { question: { ...question, name } })).body.data

describe('a question that quizzes hold', () => {
  it('changes in none of them by itself, and each is told by its form', async () => {
    const entry = await keep(prime)
    const [same, older, own] = [
      await quizWith('A same', takenFrom(entry, 'held-question')),
      await quizWith('B older', takenFrom(entry, 'held-question')),
      await quizWith('C own', { ...takenFrom(entry, 'held-question'), points: 7 }),
    ]
    expect(await places(entry.id)).toMatchObject([
      { quiz: { id: same }, is_older: false, has_own_changes: false },
      { quiz: { id: older }, is_older: false, has_own_changes: false },
      { quiz: { id: own }, is_older: false, has_own_changes: true },
    ])
    await renamed(entry.id, prime, 'Which one is prime?')
    expect((await takeOver(entry.id, same)).status).toBe(200)
    expect(await places(entry.id)).toMatchObject([
      { quiz: { id: same }, is_older: false, has_own_changes: false },
      { quiz: { id: older }, is_older: true, has_own_changes: false },
      { quiz: { id: own }, is_older: true, has_own_changes: true },
    ])
    expect(await questionsOf(older)).toMatchObject([{ id: 'held-question', name: prime.name }])
    expect(await questionsOf(own)).toMatchObject([{ name: prime.name, points: 7 }])
  })

  it('is taken over under the id that it has in each quiz, with the ids inside, and is told as it was', async () => {
    const entry = await keep(prime)
    const quiz = await quizWith(
      'Several',
      even,
      takenFrom(entry, 'first-place'),
      takenFrom(entry, 'other-place'),
    )
    await renamed(entry.id, prime, 'Renamed')
    const { body } = await takeOver(entry.id, quiz)
    expect(body.data).toMatchObject([
      { quiz_id: quiz, before: [{ id: 'first-place', name: prime.name }, { id: 'other-place' }] },
    ])
    expect(await questionsOf(quiz)).toMatchObject([
      { id: even.id, name: even.name },
      { id: 'first-place', name: 'Renamed', answers: [{ id: 'one-right' }, { id: 'one-wrong' }] },
      { id: 'other-place', name: 'Renamed' },
    ])
  })

  it('is taken over by all quizzes or by none, and only by those of the school that hold it', async () => {
    const entry = await keep(prime)
    const quiz = await quizWith('Holder', takenFrom(entry, 'held-question'))
    await renamed(entry.id, prime, 'Renamed')
    for (const strange of [other.quizId, school.quizId, 999_999_999]) {
      const { status, body } = await takeOver(entry.id, quiz, strange)
      expect([status, body.error]).toEqual([422, 'foreign_quizzes'])
    }
    expect(await questionsOf(quiz)).toMatchObject([{ name: prime.name }])
    expect((await takeOver(entry.id)).status).toBe(422)
  })

  it('is taken over by the same quizzes from two sides at once without anybody waiting for ever', async () => {
    const entry = await keep(prime)
    const quizzes = await Promise.all(
      [1, 2, 3, 4].map((at) => quizWith(`At once ${at}`, takenFrom(entry, 'held-question'))),
    )
    const replies = await Promise.all([
      takeOver(entry.id, ...quizzes),
      takeOver(entry.id, ...quizzes.toReversed()),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
  })
})

const namesOf = (items: { question: { name: string } }[]) => items.map(({ question }) => question.name)

it('attempts that run keep the question as they began with it, later ones get the new form', async () => {
  const entry = await keep(prime)
  await write(school.quizId, { ...takenFrom(entry, 'question-one') }, even)
  const learner = await practice.started()
  await renamed(entry.id, prime, 'Which one is prime?')
  await takeOver(entry.id, school.quizId)
  const running = await practice.questions(learner.token, learner.attempt.id)
  expect(namesOf(running)).toContain(prime.name)
  const { status } = await practice.answer(learner.token, learner.attempt.id, one('one-right'))
  expect(status).toBe(200)
  await practice.finish(learner.token, learner.attempt.id)
  const later = await practice.started()
  const shown = await practice.questions(later.token, later.attempt.id)
  expect(namesOf(shown)).toContain('Which one is prime?')
  expect(JSON.stringify([running, shown])).not.toContain(entry.sum)
})

it('a picture of a question is kept as long as the bank has it', async () => {
  const sent = await uploadForm(app, as, { name: 'root.png', bytes: pictureBytes }, { model: 'quiz' })
  const { uuid } = sent.body.data
  const entry = await keep({ ...prime, image: { uuid } })
  const usages = async () => (await call('GET', `/files/${uuid}/usages`)).body.data
  expect(await usages()).toMatchObject([
    {
      place_type: 'bank_question',
      place_id: entry.id,
      title: prime.name,
      link: `/expert/quiz/bank/${entry.id}`,
    },
  ])
  expect((await call('DELETE', '/files/delete-files/', { files: [uuid] })).body.error).toBe('file_in_use')
  await call('PUT', `/bank-questions/${entry.id}`, { question: prime })
  expect(await usages()).toEqual([])
})
