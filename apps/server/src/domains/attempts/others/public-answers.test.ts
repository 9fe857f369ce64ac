import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { practiceIn } from '../../../testing/practice.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { forgetAnswers } from '../index.ts'

const app = await testApp()
const { call, dependencies } = app
const school = await teachingSchool(app, 'readers', true)
const as = school.owner.token
const { answer, begin, finish, started } = practiceIn(app, school)
const quizPath = `/lessons/${school.lesson.id}/quizzes/${school.quizId}`

const street = {
  id: 'public-street',
  type: 'text_media_answer',
  name: 'Describe your street',
  text_answer_type_id: 3,
  is_public_answer_enabled: true,
  is_required: false,
}
const other = { ...street, id: 'public-other', name: 'And your house?', is_public_answer_enabled: false }
const save = (...questions: object[]) =>
  call('PUT', `/quizzes/${school.quizId}`, { as, body: { content: { version: 1, questions } } })
const read = (token: string, attempt: number, query = `quiz_question_id=${street.id}`) =>
  call('GET', `${quizPath}/attempt/${attempt}/public-answers?${query}`, { as: token })
const textsOf = async (token: string, attempt: number, query?: string) =>
  (await read(token, attempt, query)).body.data.map(({ text }: { text: string }) => text)
const payload = (text_answer: string, quiz_question_id = street.id) => [{ quiz_question_id, text_answer }]

/** Somebody who has handed in these words. */
const wrote = async (text: string) => {
  const learner = await started()
  await finish(learner.token, learner.attempt.id, payload(text))
  return learner
}

beforeEach(async () => {
  await app.dependencies.database.pool.query('delete from attempts where quiz_id = $1', [school.quizId])
  await save(street, other)
})

describe('what others wrote', () => {
  it('is for who has handed in an answer of their own: the newest first, without names, never the own one', async () => {
    await wrote('Lime trees')
    await wrote('A tram')
    const reader = await started()
    await answer(reader.token, reader.attempt.id, { quiz_question_id: street.id, text_answer: 'Mine' })
    expect(await textsOf(reader.token, reader.attempt.id)).toEqual([])
    await finish(reader.token, reader.attempt.id)
    const { body } = await read(reader.token, reader.attempt.id)
    expect(body).toEqual({ data: [{ text: 'A tram' }, { text: 'Lime trees' }], has_more: false })
  })

  it('is not for who has handed in without an answer', async () => {
    await wrote('Lime trees')
    const reader = await started()
    await finish(reader.token, reader.attempt.id)
    expect(await textsOf(reader.token, reader.attempt.id)).toEqual([])
  })

  it('is not there where its author keeps it, nor what was written before the author let it be seen', async () => {
    const reader = await started()
    await finish(reader.token, reader.attempt.id, [...payload('Mine'), ...payload('Secret', other.id)])
    await wrote('Lime trees')
    expect(await textsOf(reader.token, reader.attempt.id, `quiz_question_id=${other.id}`)).toEqual([])
    await save({ ...street, is_public_answer_enabled: false }, other)
    await wrote('Kept')
    await save(street, other)
    expect(await textsOf(reader.token, reader.attempt.id)).toEqual(['Lime trees'])
  })

  it('is each person’s last word', async () => {
    const writer = await wrote('First')
    const again = await begin(writer.token)
    await finish(writer.token, again.id, payload('Second'))
    const reader = await wrote('Mine')
    expect(await textsOf(reader.token, reader.attempt.id)).toEqual(['Second'])
  })

  it('comes twenty at a time', async () => {
    const reader = await wrote('Mine')
    await dependencies.database.pool.query(
      `with made as (
        insert into attempts (school_id, user_id, lesson_id, quiz_id, quiz_version_id, status_id, arrangements, started_at, finished_at)
        select school_id, 1000000 + n, lesson_id, quiz_id, quiz_version_id, 1, arrangements, started_at, finished_at - n * interval '1 minute'
        from attempts, generate_series(1, 25) n where id = $1 returning id, user_id)
      insert into attempt_answers select made.id, $2, jsonb_build_array(jsonb_build_object('text_answer', user_id::text)),
        '{}', 'x', 1, now() from made`,
      [reader.attempt.id, street.id],
    )
    const pageOf = async (page: number) =>
      (await read(reader.token, reader.attempt.id, `quiz_question_id=${street.id}&page=${page}`)).body
    const [first, second, third] = [await pageOf(1), await pageOf(2), await pageOf(3)]
    expect([first.data.length, first.has_more, first.data[0].text]).toEqual([20, true, '1000001'])
    expect([second.data.length, second.has_more, second.data.at(-1).text]).toEqual([5, false, '1000025'])
    expect(third).toEqual({ data: [], has_more: false })
  })

  it('goes with the person', async () => {
    const writer = await wrote('Lime trees')
    const reader = await wrote('Mine')
    await dependencies.db.transaction((tx) => forgetAnswers(tx, writer.id))
    expect(await textsOf(reader.token, reader.attempt.id)).toEqual([])
  })

  it('is not found by another person’s attempt, and a page that is none is refused', async () => {
    const writer = await wrote('Lime trees')
    const stranger = await wrote('Mine')
    expect((await read(stranger.token, writer.attempt.id)).status).toBe(404)
    expect((await read(stranger.token, stranger.attempt.id, 'page=0')).status).toBe(422)
  })
})
