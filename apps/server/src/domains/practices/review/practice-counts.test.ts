import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'counted', true)
const elsewhere = await teachingSchool(app, 'counted-elsewhere', false)

const begin = async () => {
  const { token, email } = await joinSchool(app, school)
  const path = `/lessons/${school.lesson.id}/quizzes/${school.quizId}/start-attempt`
  const { body } = await call('POST', path, { as: token })
  return { email, attempt: Number(body.data.id) }
}

const handIn = (attempt: number) =>
  app.dependencies.database.pool.query(
    `update attempts set status_id = ${attemptStatus.underCheck}, finished_at = now() where id = $1`,
    [attempt],
  )

const counts = async (as: string, query = '') =>
  (await call('GET', `/practice-counts${query}`, { as })).body.data

it('attempts are counted of each status, within a question, in the own school alone', async () => {
  const [running, waiting, decided] = [await begin(), await begin(), await begin()]
  await handIn(waiting.attempt)
  await handIn(decided.attempt)
  const { token } = school.owner
  expect(await counts(token)).toEqual({
    total: 3,
    statuses: expect.arrayContaining([
      { status_id: attemptStatus.inProcess, count: 1 },
      { status_id: attemptStatus.underCheck, count: 2 },
    ]),
  })
  expect(await counts(token, `?query=${encodeURIComponent(running.email)}`)).toEqual({
    total: 1,
    statuses: [{ status_id: attemptStatus.inProcess, count: 1 }],
  })
  expect(await counts(token, '?quiz_id=999999')).toEqual({ total: 0, statuses: [] })
  expect(await counts(elsewhere.owner.token)).toEqual({ total: 0, statuses: [] })
})

it('what was decided and is not told yet waits no more, as in the list', async () => {
  const { attempt } = await begin()
  await handIn(attempt)
  const { token } = await addStaff(app, school.schoolId, ['practice_list', 'practice_curator'])
  const waiting = async () => {
    const { statuses } = await counts(token)
    const list = await call('GET', `/practices?status_id=${attemptStatus.underCheck}`, { as: token })
    return [
      statuses.find((each: { status_id: number }) => each.status_id === attemptStatus.underCheck)?.count,
      list.body.meta.total,
    ]
  }
  const [before] = await waiting()
  const { status } = await call('PATCH', `/practices/${attempt}`, {
    as: token,
    body: { status_id: attemptStatus.passed, is_held: true },
  })
  expect(status).toBe(200)
  expect(await waiting()).toEqual([before - 1, before - 1])
})
