import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'demo', true)
await teachingSchool(app, 'rival', false)
const learner = await joinSchool(app, school)
const { courseId, lesson } = school

const fileFor = (as: string | undefined, host = 'localhost') => {
  const headers = { host, ...(as !== undefined && { authorization: `Bearer ${as}` }) }
  return app.app.inject({ url: `/api/v1/public/lessons/${lesson.id}/opening.ics`, headers })
}
const change = (body: object) =>
  call('PUT', `/courses/${courseId}/lessons-new/${lesson.id}`, { as: school.owner.token, body })
const release = (moment: object) => ({ release: { moment, time_zone: 'Europe/Kyiv', after_lesson_ids: [] } })

it('holds the moment, the title and the address of what opens, and nothing of anybody', async () => {
  const date = new Date(clock.now().getTime() + 20 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await change({ title: 'Light; shadow, and more', ...release({ kind: 'at_date', date, hour: '10:00' }) })
  const { statusCode, headers, body } = await fileFor(learner.token)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  expect(headers['content-disposition']).toContain('.ics')
  const { opens_at } = (await call('GET', `/public/lessons/${lesson.id}`, { as: learner.token })).body
    .course_access.decision.reasons[0]
  expect(body).toContain(`DTSTART:${opens_at.replaceAll(/[-:]|\.000/g, '')}\r\n`)
  expect(body).toContain(String.raw`SUMMARY:Light\; shadow\, and more · Course of demo`)
  expect(body).toContain(`/courses/${school.courseSlug}/${lesson.slug}`)
  expect(body).not.toContain(learner.email)
})

it('is there only for whom the lesson opens by itself, at its own school', async () => {
  const stranger = await signUp(app)
  expect((await fileFor(undefined)).statusCode).toBe(404)
  expect((await fileFor(stranger.token)).statusCode).toBe(404)
  expect((await fileFor(learner.token, 'rival.localhost')).statusCode).toBe(404)
  await change({ status_id: 1 })
  expect((await fileFor(learner.token)).statusCode).toBe(404)
  await change({ status_id: 4, release: null })
  expect((await fileFor(learner.token)).statusCode).toBe(404)
})
