import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const school = await teachingSchool(app, 'volumes', true)
const as = school.owner.token

const textUnit = (words: string) => ({
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
})
const letters = (count: number) => [textUnit('а'.repeat(count))]

const newLesson = async (): Promise<{ id: number; sections: { id: number }[] }> =>
  (await app.call('POST', `/courses/${school.courseId}/lessons-new`, { as, body: { title: 'Volume' } })).body
    .data
const addSection = (lesson: number, info_units: object[]) =>
  app.call('POST', `/lessons/${lesson}/info-section`, { as, body: { info_units } })
const save = (section: number, info_units: object[]) =>
  app.call('PUT', `/info-section/${section}`, { as, body: { info_units } })
const read = (lesson: number) => app.call('GET', `/courses/${school.courseId}/lessons-new/${lesson}`, { as })

const half = lessonLimits.letters / 2

describe('a whole lesson', () => {
  it('takes as many letters as it may hold, and names the limit to the one who wants more', async () => {
    const lesson = await newLesson()
    const [section] = lesson.sections
    expect((await save(section?.id ?? 0, letters(half))).status).toBe(200)
    const second = await addSection(lesson.id, letters(half))
    expect(second.status).toBe(201)
    const third = await addSection(lesson.id, letters(1))
    expect([third.status, third.body]).toMatchObject([
      422,
      {
        error: 'lesson_too_long',
        error_codes: { info_units: ['lesson_too_long'] },
        params: { limit: lessonLimits.letters },
      },
    ])
    expect((await save(second.body.data.id, letters(half + 1))).body.error).toBe('lesson_too_long')
    expect((await read(lesson.id)).body.data.sections[1].info_units).toHaveLength(1)
  })

  it('takes a section back to less, and then more elsewhere', async () => {
    const lesson = await newLesson()
    const [section] = lesson.sections
    await save(section?.id ?? 0, letters(lessonLimits.letters))
    expect((await addSection(lesson.id, letters(10))).status).toBe(422)
    expect((await save(section?.id ?? 0, letters(half))).status).toBe(200)
    expect((await addSection(lesson.id, letters(10))).status).toBe(201)
  })

  it('does not count what was removed', async () => {
    const lesson = await newLesson()
    const [section] = lesson.sections
    await save(section?.id ?? 0, letters(lessonLimits.letters))
    await addSection(lesson.id, [])
    await app.call('DELETE', `/info-section/${section?.id}`, { as })
    expect((await addSection(lesson.id, letters(half))).status).toBe(201)
  })

  it('has a limit of units over all sections', async () => {
    const lesson = await newLesson()
    const many = (count: number) => Array.from({ length: count }, () => textUnit('x'))
    await addSection(lesson.id, many(200))
    await addSection(lesson.id, many(200))
    const over = await addSection(lesson.id, many(lessonLimits.units - 399))
    expect([over.status, over.body.error]).toEqual([422, 'lesson_too_many_units'])
    expect((await addSection(lesson.id, many(lessonLimits.units - 400))).status).toBe(201)
  })

  it('has a limit of bytes, for contents of few letters and much else', async () => {
    const lesson = await newLesson()
    const mark = { type: 'link', attrs: { href: `https://example.com/${'a'.repeat(1900)}` } }
    const linked = Array.from({ length: 700 }, () => ({ type: 'text', text: 'a', marks: [mark] }))
    const unit = {
      ...textUnit('x'),
      content: {
        text: { version: 1, doc: { type: 'doc', content: [{ type: 'paragraph', content: linked }] } },
      },
    }
    expect((await addSection(lesson.id, [unit])).status).toBe(201)
    expect((await addSection(lesson.id, [unit])).status).toBe(201)
    expect((await addSection(lesson.id, [unit])).body.error).toBe('lesson_too_large')
  })

  it('holds its limit when twenty write at once', async () => {
    const lesson = await newLesson()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => addSection(lesson.id, letters(100_000))),
    )
    const stored = replies.filter((reply) => reply.status === 201)
    expect([stored.length, replies.length - stored.length]).toEqual([5, 15])
    expect(new Set(replies.filter((reply) => reply.status !== 201).map((reply) => reply.body.error))).toEqual(
      new Set(['lesson_too_long']),
    )
  })

  it('is copied with its size', async () => {
    const [from, to] = [await newLesson(), await newLesson()]
    await addSection(from.id, letters(lessonLimits.letters))
    await app.call('PUT', `/lessons/${to.id}/copy/${from.id}`, { as })
    expect((await addSection(to.id, letters(1))).body.error).toBe('lesson_too_long')
  })
})

it('lessons of before the limits are measured by the migration, and may shrink', async () => {
  const lesson = await newLesson()
  const { id } = (await addSection(lesson.id, letters(1000))).body.data
  const { pool } = app.dependencies.database
  const sizes = async () =>
    (await pool.query('select units, letters, bytes from lesson_sections where id = $1', [id])).rows[0]
  const exact = await sizes()
  await pool.query('update lesson_sections set units = 0, letters = 0, bytes = 0 where id = $1', [id])
  const migration = readFileSync(
    join(import.meta.dirname, '../../../migrations/0007_lesson_sizes.sql'),
    'utf8',
  )
  await pool.query(migration.split('--> statement-breakpoint').at(-1) ?? '')
  const measured = await sizes()
  expect(measured).toMatchObject({ units: exact.units, letters: exact.letters })
  expect(measured.bytes).toBeGreaterThanOrEqual(exact.bytes)
  await pool.query('update lesson_sections set letters = 9000000 where id = $1', [id])
  expect((await save(id, letters(900))).status).toBe(200)
})
