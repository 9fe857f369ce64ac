import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const { courseId, courseSlug } = school
const { send, newLesson, newModule } = programAuthor(app, school.owner.token)
const later = rule({ kind: 'at_date', date: '2099-01-01', hour: '09:00' })

const isOpen = async (lesson: number, as: string) =>
  (await call('GET', `/public/lessons/${lesson}`, { as })).body.course_access.decision.is_open
const openOnPage = async (lesson: number, as: string) =>
  (await call('GET', `/public/courses/${courseSlug}`, { as })).body.data.available_lessons_ids.includes(
    lesson,
  )
const begin = (lesson: number, as: string) => call('POST', `/lessons/${lesson}/events/started`, { as })
const change = (lesson: number, release: object | null) =>
  send('PUT', `/courses/${courseId}/lessons-new/${lesson}`, { release })
const begunBy = async (query: string) =>
  (await send('GET', `/courses/${courseId}/program/begun${query}`)).data.learners

it('a lesson that was begun stays open when a date is added later, and closes where its author says so', async () => {
  const lesson = await newLesson(courseId, 'Dated later')
  const [begun, fresh] = [await joinSchool(app, school), await joinSchool(app, school)]
  await begin(lesson, begun.token)
  expect(await begunBy(`?lesson_ids=${lesson}`)).toBe(1)
  await change(lesson, later)
  expect([await isOpen(lesson, begun.token), await isOpen(lesson, fresh.token)]).toEqual([true, false])
  expect([await openOnPage(lesson, begun.token), await openOnPage(lesson, fresh.token)]).toEqual([
    true,
    false,
  ])
  await change(lesson, { ...later, closes_begun: true })
  expect(await isOpen(lesson, begun.token)).toBe(false)
  const kept = await send('GET', `/courses/${courseId}/program/minimal`)
  expect(kept.data.lessons.find(({ id }: { id: number }) => id === lesson).release.closes_begun).toBe(true)
  await change(lesson, null)
  expect(await isOpen(lesson, fresh.token)).toBe(true)
})

it('a closed lesson cannot be begun, and so not be opened by that', async () => {
  const lesson = await newLesson(courseId, 'Closed before')
  await change(lesson, later)
  const learner = await joinSchool(app, school)
  await begin(lesson, learner.token)
  expect(await isOpen(lesson, learner.token)).toBe(false)
  expect(await begunBy(`?lesson_ids=${lesson}`)).toBe(0)
})

it('the rule of a module leaves its begun lessons open, and counts those without a rule of their own', async () => {
  const module = await newModule(courseId, 'Later')
  const [follows, own] = [
    await newLesson(courseId, 'Follows', module),
    await newLesson(courseId, 'Own', module),
  ]
  await change(own, rule({ kind: 'at_once' }))
  const [one, other] = [await joinSchool(app, school), await joinSchool(app, school)]
  await begin(follows, one.token)
  await begin(own, other.token)
  expect(await begunBy(`?module_id=${module}`)).toBe(1)
  await send('PUT', `/courses/${courseId}/modules/${module}`, { release: later })
  expect(await isOpen(follows, one.token)).toBe(true)
  expect(await isOpen(follows, other.token)).toBe(false)
  await send('PUT', `/courses/${courseId}/modules/${module}`, { release: { ...later, closes_begun: true } })
  expect(await isOpen(follows, one.token)).toBe(false)
})
