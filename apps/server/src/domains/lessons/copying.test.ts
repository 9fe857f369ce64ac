import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'
import { textUnit, wordsOf } from '../../testing/text-unit.ts'

const app = await testApp()
const school = await teachingSchool(app, 'copying', true)
const as = school.owner.token
const call = (method: string, path: string, body?: unknown) => app.call(method, path, { as, body })

interface Read {
  id: number
  sections: {
    id: number
    name: string
    copied: boolean
    info_units: (Parameters<typeof wordsOf>[0] & { id: number })[]
  }[]
}
const newLesson = async (): Promise<Read> =>
  (await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Copies' })).body.data
const addSection = (lesson: Read, name: string, ...words: string[]) =>
  call('POST', `/lessons/${lesson.id}/info-section`, {
    name,
    info_units: words.map((each, at) => textUnit(`unit-${name}-${at}`, each)),
  })
const copy = (to: Read, from: Read, body: object = {}) =>
  call('POST', `/lessons/${to.id}/copy/${from.id}`, { keeps_content: false, ...body })
const read = async (lesson: Read): Promise<Read> =>
  (await call('GET', `/courses/${school.courseId}/lessons-new/${lesson.id}`)).body.data
const saying = ({ sections }: Read) => sections.map(({ info_units }) => info_units.map(wordsOf))

let from: Read
let to: Read
let ids: number[]

beforeEach(async () => {
  ;[from, to] = [await newLesson(), await newLesson()]
  await addSection(from, 'one', 'A', 'B')
  await addSection(from, 'two', 'C')
  await addSection(to, 'own', 'Own')
  ids = (await read(from)).sections.flatMap(({ info_units }) => info_units.map(({ id }) => id))
})

it('copies only the chosen units, with the sections in which they stand', async () => {
  const { body } = await copy(to, from, { unit_ids: [ids[1]] })
  expect(saying(body.data)).toEqual([['B']])
  expect(body.data.sections[0]).toMatchObject({ name: 'one', copied: true })
  expect(ids).not.toContain(body.data.sections[0].info_units[0].id)
})

it('adds a copy after what stands there, and the entry of before takes it back', async () => {
  const { body } = await copy(to, from, { unit_ids: [ids[0], ids[2]], keeps_content: true })
  expect(saying(body.data)).toEqual([[], ['Own'], ['A'], ['C']])
  const before = await call('POST', `/lessons/${to.id}/versions/${body.version_before}/restore`)
  expect(saying(before.body.data)).toEqual([[], ['Own']])
})

it('gives back what a copy has replaced, ids included', async () => {
  const had = await read(to)
  const { body } = await copy(to, from)
  expect(saying(body.data)).toEqual([[], ['A', 'B'], ['C']])
  await call('POST', `/lessons/${to.id}/versions/${body.version_before}/restore`)
  const now = await read(to)
  expect(now.sections.map(({ id, info_units }) => [id, info_units.map((unit) => unit.id)])).toEqual(
    had.sections.map(({ id, info_units }) => [id, info_units.map((unit) => unit.id)]),
  )
})

it('refuses units that stand elsewhere, and changes nothing', async () => {
  const strange = (await read(to)).sections[1]?.info_units[0]?.id ?? 0
  const reply = await copy(to, from, { unit_ids: [ids[0], strange] })
  expect([reply.status, reply.body.error]).toEqual([422, 'foreign_unit'])
  expect((await copy(to, from, { unit_ids: [] })).status).toBe(422)
  expect(saying(await read(to))).toEqual([[], ['Own']])
})

it('keeps the limits of a lesson whose content stays', async () => {
  const text = 'a'.repeat(100_000)
  const long = await newLesson()
  for (let at = 0; at < 4; at += 1) await addSection(long, `long-${at}`, text)
  expect((await copy(long, long, { keeps_content: true })).body.error).toBe('lesson_too_long')
  const wide = await newLesson()
  for (let at = wide.sections.length; at < lessonLimits.sections - 2; at += 1)
    await addSection(wide, `w${at}`)
  expect((await copy(wide, from, { keeps_content: true })).body.error).toBe('too_many_sections')
  expect((await read(wide)).sections).toHaveLength(lessonLimits.sections - 2)
})
