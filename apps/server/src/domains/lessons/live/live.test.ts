import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, expect, it, vi } from 'vitest'
import type { LiveEvent } from '@lectern/contract/lessons/live'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'

const app = await testApp()
const school = await teachingSchool(app, 'live', true)
const colleague = await addStaff(app, school.schoolId, ['course_edit', 'course_read'])
const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
const opened: IncomingMessage[] = []
afterAll(() => {
  for (const stream of opened) stream.destroy()
})

const open = async (token: string, lesson = school.lesson.id) => {
  const request = get(`${origin}/api/v1/lessons/${lesson}/live`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const [stream]: IncomingMessage[] = await once(request, 'response')
  if (!stream) throw new Error('nothing was answered')
  opened.push(stream)
  const events: LiveEvent[] = []
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts)
      if (part.startsWith('data: ')) events.push(JSON.parse(part.slice('data: '.length)))
  })
  return { stream, events, status: stream.statusCode }
}
const tell = (token: string, body: object) =>
  app.call('POST', `/lessons/${school.lesson.id}/presence`, { as: token, body })
const peopleIn = (events: readonly LiveEvent[]) =>
  events.flatMap((event) => (event.type === 'people' ? [event.people.map(({ unit_key }) => unit_key)] : []))

it('tells who is there, where they are and that they left', async () => {
  const { events } = await open(school.owner.token)
  const place = { tab: 'tab-of-colleague', section_id: school.lesson.sectionId, unit_key: 'unit-text' }
  await tell(colleague.token, place)
  await vi.waitFor(() => expect(peopleIn(events).at(-1)).toEqual(['unit-text']))
  await tell(colleague.token, { ...place, unit_key: null })
  await vi.waitFor(() => expect(peopleIn(events).at(-1)).toEqual([null]))
  await tell(colleague.token, { ...place, is_leaving: true })
  await vi.waitFor(() => expect(peopleIn(events).at(-1)).toEqual([]))
})

it('tells a hundred pages that a unit was stored, and none of another lesson', async () => {
  const staff = await Promise.all(
    Array.from({ length: 20 }, () => addStaff(app, school.schoolId, ['course_edit'])),
  )
  const pages = await Promise.all(staff.flatMap(({ token }) => Array.from({ length: 5 }, () => open(token))))
  const other = (
    await app.call('POST', `/courses/${school.courseId}/lessons-new`, {
      as: school.owner.token,
      body: { title: 'Other' },
    })
  ).body.data
  const elsewhere = await open(school.owner.token, other.id)
  const [unit] = school.lesson.unitIds
  await app.call('PUT', `/info-units/${unit}`, {
    as: colleague.token,
    body: textUnit('unit-text', 'Stored by a colleague'),
  })
  const news = { type: 'stored', section_id: school.lesson.sectionId, by: colleague.id }
  await vi.waitFor(() => {
    for (const { events } of pages) expect(events).toContainEqual(news)
  })
  expect(elsewhere.events).not.toContainEqual(news)
})

it('is closed to visitors, students, readers and other schools', async () => {
  const rival = await teachingSchool(app, 'live-rival', true)
  const student = await joinSchool(app, school)
  const reader = await addStaff(app, school.schoolId, ['course_read'])
  const replies = await Promise.all(
    ['nobody', student.token, reader.token, rival.owner.token].map((token) => open(token)),
  )
  expect(replies.map(({ status }) => status)).toEqual([401, 404, 404, 404])
})

it('refuses a seventh page of one person', async () => {
  const person = await addStaff(app, school.schoolId, ['course_edit'])
  const pages = []
  for (let at = 0; at < 7; at += 1) pages.push((await open(person.token)).status)
  expect(pages).toEqual([200, 200, 200, 200, 200, 200, 429])
})
