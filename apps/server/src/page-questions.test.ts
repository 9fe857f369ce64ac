import { expect, it } from 'vitest'
import { testApp } from './testing/app.ts'
import { listQuestions } from './testing/database/count-questions.ts'
import { joinSchool, teachingSchool } from './testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const { token } = await joinSchool(app, school)
const { lesson, courseSlug } = school
for (const begin of ['events/started', `quizzes/${school.quizId}/start-attempt`]) {
  const { status } = await app.call('POST', `/lessons/${lesson.id}/${begin}`, { as: token, body: {} })
  if (status >= 300) throw new Error(`${begin} answered ${status}`)
}

const course = `/public/courses/${courseSlug}`
/** What is asked of the database in three looks at a page a few seconds apart; the third is listed. */
const askedBy = async (calls: readonly string[]) => {
  const look = async () => {
    for (const path of ['/user', '/public/school', ...calls])
      expect((await app.call('GET', path, { as: token })).status).toBe(200)
  }
  await look()
  app.clock.advance(3_000)
  await look()
  app.clock.advance(3_000)
  return listQuestions(look)
}

it.each([
  ['a lesson', 6, [`${course}/lessons/${lesson.slug}`, course, `/lessons/${lesson.id}/quizzes`]],
  ['the home', 6, ['/public/home']],
  ['a course', 5, [course, `${course}/page`]],
])('draws %s with %i statements, each prepared', async (_page, most, calls) => {
  const asked = await askedBy(calls)
  // The list says what is new.
  expect({ list: asked, asked: asked.length }).toEqual({ list: asked, asked: most })
  expect(asked.filter(({ isPrepared }) => !isPrepared)).toEqual([])
})
