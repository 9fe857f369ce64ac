import { homeLimits } from '@lectern/contract/learning/home/home'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { countQuestions } from '../../../testing/database/count-questions.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'demo', true)
const products = 50

/** A published course of a lesson with a practice, and of one that opens later. */
const addCourse = async (number: number): Promise<number> => {
  const send = async (method: string, path: string, body: object) => {
    const reply = await app.call(method, path, { as: school.owner.token, body })
    if (reply.status >= 300) throw new Error(`${method} ${path} answered ${reply.status}`)
    return reply.body.data
  }
  const course = await send('POST', '/courses', { title: `Course ${number}` })
  await send('PUT', `/courses/${course.id}`, { status_id: 4 })
  // None opens by itself in the hours that pass below, not even late in the evening.
  for (const days of [0, number + 1]) {
    const lesson = await send('POST', `/courses/${course.id}/lessons-new`, { title: `Lesson ${days}` })
    const practice = { key: `practice-${number}-${days}`, type_id: 5, content: { quiz_id: school.quizId } }
    await send('PUT', `/info-section/${lesson.sections[0].id}`, { name: '', info_units: [practice] })
    const opening = days === 0 ? {} : { accessible_after_days: days }
    await send('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { status_id: 4, ...opening })
  }
  return course.id
}

const courses: number[] = []
for (let number = 1; number <= products; number++) courses.push(await addCourse(number))

it.each([
  ['/public/home', homeLimits.courses],
  ['/user/calendar', products],
])('asks the database as often for 50 products as for one: %s', async (path, shownAtMost) => {
  const { token } = await signUp(app, 'Learner')
  const join = (id: number) => app.call('POST', `/public/courses/${id}/join`, { as: token })
  const look = async () => (await app.call('GET', path, { as: token })).body.data
  const counted = async () => {
    await look()
    // What is kept for a while is let go.
    app.clock.advance(60 * 60 * 1000)
    return countQuestions(look)
  }
  const [first = 0, ...others] = courses
  await join(first)
  const withOne = await counted()
  for (const id of others) await join(id)
  expect(await counted()).toBe(withOne)
  expect(withOne).toBeGreaterThan(3)
  const shown = await look()
  expect((shown.courses ?? shown.entries).length).toBe(shownAtMost)
})
