import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'places', true)
const { courseId } = school
const as = school.owner.token
/** Sends it again when the server has no connection free, as the web does. */
const send = async (method: string, path: string, body?: unknown) => {
  for (;;) {
    const reply = await app.call(method, path, { as, body })
    if (reply.status !== 503) return reply
  }
}

const newLesson = async (): Promise<number> =>
  (await send('POST', `/courses/${courseId}/lessons-new`, { title: 'Places' })).body.data.id
const sectionsOf = async (lesson: number): Promise<{ id: number; order: number }[]> =>
  (await send('GET', `/courses/${courseId}/lessons-new/${lesson}`)).body.data.sections
const placesOf = async (lesson: number): Promise<number[]> =>
  (await sectionsOf(lesson)).map(({ order }) => order)
const placesUpTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)
const addSections = (lesson: number, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      send('POST', `/lessons/${lesson}/info-section`, { name: `Section ${at}`, info_units: [] }),
    ),
  )
const isOneStatus = (replies: readonly { status: number }[]) => [
  ...new Set(replies.map(({ status }) => status)),
]

it('sections made at the same moment stand one after the other', async () => {
  const lesson = await newLesson()
  const made = await addSections(lesson, 20)
  expect(isOneStatus(made)).toEqual([201])
  expect(await placesOf(lesson)).toEqual(placesUpTo(21))
})

it('a lesson takes no more sections than its limit, also when they are made at the same moment', async () => {
  const lesson = await newLesson()
  expect(isOneStatus(await addSections(lesson, 96))).toEqual([201])
  // Behind the one that every lesson begins with.
  expect(await placesOf(lesson)).toEqual(placesUpTo(97))
  const last = await addSections(lesson, 6)
  expect(last.filter(({ status }) => status === 201)).toHaveLength(3)
  expect(last.filter(({ body }) => body.error === 'too_many_sections')).toHaveLength(3)
  expect(await placesOf(lesson)).toEqual(placesUpTo(100))
})

it('thirty reorders at the same moment all count, and one of them stands in the end', async () => {
  const lesson = await newLesson()
  await addSections(lesson, 11)
  const ids = (await sectionsOf(lesson)).map(({ id }) => id)
  const orders = Array.from({ length: 30 }, (_, at) => [...ids.slice(at % 12), ...ids.slice(0, at % 12)])
  const replies = await Promise.all(
    orders.map((order) =>
      send('PUT', `/courses/${courseId}/lessons-new/${lesson}`, {
        section_orders: Object.fromEntries(order.map((id, place) => [id, place + 1])),
      }),
    ),
  )
  expect(isOneStatus(replies)).toEqual([200])
  expect(orders).toContainEqual((await sectionsOf(lesson)).map(({ id }) => id))
})

it('thirty reorders of a program at the same moment all count', async () => {
  for (let count = 0; count < 6; count += 1) await newLesson()
  const program = async (): Promise<number[]> =>
    (await send('GET', `/courses/${courseId}/program/minimal`)).body.data.lessons.map(
      ({ id }: { id: number }) => id,
    )
  const ids = await program()
  const orders = Array.from({ length: 30 }, (_, at) =>
    at % 2 ? ids.toReversed() : [...ids.slice(at % ids.length), ...ids.slice(0, at % ids.length)],
  )
  const replies = await Promise.all(
    orders.map((lesson_ids) => send('PUT', `/courses/${courseId}/program`, { lesson_ids, modules: [] })),
  )
  expect(isOneStatus(replies)).toEqual([200])
  expect(orders).toContainEqual(await program())
})
