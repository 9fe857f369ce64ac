import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'searched', true)

it('finds the own learners of a school among any number of people of others', async () => {
  await app.dependencies.database.pool.query(
    `insert into users (name, email, created_at, updated_at)
     select 'Learner', 'stranger-' || n || '@lectern.test', now(), now() from generate_series(1, 1500) n`,
  )
  const learner = await joinSchool(app, school)
  const path = `/lessons/${school.lesson.id}/quizzes/${school.quizId}/start-attempt`
  expect((await app.call('POST', path, { as: learner.token })).status).toBe(200)
  const search = async (words: string) =>
    (await app.call('GET', `/practices?query=${words}`, { as: school.owner.token })).body.data.map(
      (row: { learner: { id: number } }) => row.learner.id,
    )
  expect(await search('learner')).toEqual([learner.id])
  expect(await search(encodeURIComponent(learner.email))).toEqual([learner.id])
  expect(await search('stranger')).toEqual([])
})
