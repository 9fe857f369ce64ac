import { expect, it } from 'vitest'
import { outlineLimits } from '@lectern/contract/courses/outline-limits'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool } from '../../../testing/people.ts'

const app = await testApp()
const { call } = app
const { owner } = await openTestSchool(app, 'outlines', true)
const as = owner.token
const create = (outline: unknown) =>
  call('POST', '/courses', { as, body: { title: 'From an outline', outline } })
const programOf = async (course: number) =>
  (await call('GET', `/courses/${course}/program/minimal`, { as })).body.data

it('makes modules and draft lessons in the order of the outline, each with an address and an empty section', async () => {
  const { status, body } = await create([
    { module: null, lessons: [{ title: 'Welcome' }, { title: 'Welcome' }] },
    { module: 'Week one', lessons: [{ title: 'Flour' }, { title: 'Water' }] },
    { module: 'Week two', lessons: [] },
  ])
  expect(status).toBe(201)
  const program = await programOf(body.data.id)
  expect(program.modules.map(({ title }: { title: string }) => title)).toEqual(['Week one', 'Week two'])
  expect(
    program.lessons.map((lesson: { title: string; module_id: number | null; status_id: number }) => [
      lesson.title,
      lesson.module_id,
      lesson.status_id,
    ]),
  ).toEqual([
    ['Welcome', null, 1],
    ['Welcome', null, 1],
    ['Flour', program.modules[0].id, 1],
    ['Water', program.modules[0].id, 1],
  ])
  const lessons = await Promise.all(
    program.lessons.map(({ id }: { id: number }) =>
      call('GET', `/courses/${body.data.id}/lessons-new/${id}`, { as }),
    ),
  )
  expect(new Set(lessons.map((lesson) => lesson.body.data.slug)).size).toBe(4)
  expect(lessons.map((lesson) => lesson.body.data.sections.length)).toEqual([1, 1, 1, 1])
})

it('makes the largest outline that is allowed, and nothing of a larger one', async () => {
  const lessons = (count: number) => Array.from({ length: count }, (_, at) => ({ title: `Lesson ${at}` }))
  const largest = await create([{ module: 'All', lessons: lessons(outlineLimits.lessons) }])
  expect((await programOf(largest.body.data.id)).lessons).toHaveLength(outlineLimits.lessons)
  const before = (await call('GET', '/courses-cards', { as })).body.meta.total
  expect((await create([{ module: 'All', lessons: lessons(outlineLimits.lessons + 1) }])).status).toBe(422)
  expect((await call('GET', '/courses-cards', { as })).body.meta.total).toBe(before)
})

it.each([
  [
    'lessons before the modules anywhere but first',
    [
      { module: 'A', lessons: [] },
      { module: null, lessons: [] },
    ],
  ],
  ['a lesson without a title', [{ module: 'A', lessons: [{ title: ' ' }] }]],
  ['too many modules', Array.from({ length: outlineLimits.parts + 1 }, () => ({ module: 'A', lessons: [] }))],
  ['something else', [{ module: 'A', lessons: [{ title: 'B', html: '<b>' }] }]],
  ['no list', 'A'],
])('refuses %s', async (_name, outline) => {
  expect((await create(outline)).status).toBe(422)
})

it('is made a hundred times at once while another school goes on', async () => {
  const other = await openTestSchool(app, 'beside', false)
  const outline = [
    { module: 'All', lessons: Array.from({ length: 100 }, (_, at) => ({ title: `Lesson ${at}` })) },
  ]
  const many = Promise.all(Array.from({ length: 100 }, () => create(outline)))
  const beside = await call('POST', '/courses', { as: other.owner.token, body: { title: 'Beside' } })
  expect(beside.status).toBe(201)
  expect(new Set((await many).map(({ status }) => status))).toEqual(new Set([201]))
})
