import { beforeAll, describe, expect, test } from 'vitest'
import { sql } from '../../../platform/database/sql.ts'
import { createJobContext } from '../../../testing/job-context.ts'
import { deliverySchool } from '../../../testing/delivery-school.ts'
import { one, two } from '../../../testing/practice.ts'
import { textUnit } from '../../../testing/text-unit.ts'
import { handleKeepOlderWords } from '../../lessons/index.ts'
import { handleKeepOlderFileWords } from '../../files/index.ts'

type Delivery = Awaited<ReturnType<typeof deliverySchool>>
let delivery: Delivery
let words: { readonly lesson: number; readonly section: number; readonly unit: number }

const find = async (query: string, as: string | null = delivery.student.token) =>
  (
    await delivery.call(
      'GET',
      `/public/courses/${delivery.school.courseSlug}/search?query=${encodeURIComponent(query)}`,
      { as: as ?? undefined },
    )
  ).body
const placesOf = async (query: string, as?: string) =>
  (await find(query, as)).data.flatMap(({ places }: { places: object[] }) => places)

beforeAll(async () => {
  delivery = await deliverySchool()
  const { call, school, film } = delivery
  const as = school.owner.token
  const send = async (method: string, path: string, body: object) =>
    (await call(method, path, { as, body })).body.data
  const lesson = await send('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Опара й тісто' })
  const section = await send('PUT', `/info-section/${lesson.sections[0].id}`, {
    name: 'Складники',
    info_units: [textUnit('text-of-dough', 'Замість дріжджів беруть закваску з житнього борошна.')],
  })
  await send('PUT', `/courses/${school.courseId}/lessons-new/${lesson.id}`, { status_id: 4 })
  words = { lesson: lesson.id, section: lesson.sections[0].id, unit: section.info_units[0].id }
  const text = 'WEBVTT\n\n00:00:05.000 --> 00:00:07.000\nFold the <i>sourdough</i> gently\n'
  await call('POST', `/files/${film.uuid}/captions`, { as, body: { language: 'en', text } })
})

describe('a search in a course', () => {
  test('finds texts by other forms of a word, and leads to their unit with the words marked', async () => {
    const [place] = await placesOf('закваска')
    expect(place).toMatchObject({ kind: 'text', unit_id: words.unit })
    expect(place.link).toMatch(new RegExp(`#unit-${words.unit}$`))
    const [{ start, end }] = place.found
    expect(place.text.slice(start, end)).toBe('закваску')
  })

  test('finds what is said in a film, at its moment', async () => {
    expect(await placesOf('sourdough')).toMatchObject([
      {
        kind: 'film',
        moment: 5,
        text: 'Fold the sourdough gently',
        link: expect.stringContaining('#video-id='),
      },
    ])
  })

  test('finds names of lessons, sections and files', async () => {
    expect((await placesOf('опара')).map(({ kind }: { kind: string }) => kind)).toEqual(['title'])
    expect((await placesOf('складник')).map(({ kind }: { kind: string }) => kind)).toEqual(['section'])
    const { originalName } = delivery.film
    const [name = ''] = originalName.split('.')
    expect((await placesOf(name)).map(({ file_name }: { file_name: string }) => file_name)).toContain(
      originalName,
    )
  })

  test('finds questions only once they were asked and their result is shown', async () => {
    const { call, school, student } = delivery
    expect(await placesOf('prime')).toEqual([])
    const start = `/lessons/${school.lesson.id}/quizzes/${school.quizId}/start-attempt`
    const attempt = (await call('POST', start, { as: student.token })).body.data.id
    expect(await placesOf('prime')).toEqual([])
    const body = { payload: [one('one-right'), two(['two-right-a'])] }
    await call('POST', `/quiz-attempts/${attempt}/finish`, { as: student.token, body })
    expect(await placesOf('prime')).toMatchObject([{ kind: 'question', text: 'Which number is prime?' }])
    expect(await placesOf('prime', delivery.school.owner.token)).toEqual([])
  })

  test('follows what is saved, copied, moved to the trash and closed', async () => {
    const { call, school } = delivery
    const as = school.owner.token
    const save = (text: string) =>
      call('PUT', `/info-section/${words.section}`, {
        as,
        body: { name: 'Складники', info_units: [textUnit('text-of-dough', text)] },
      })
    await save('Тепер тут полба.')
    expect(await placesOf('закваска')).toEqual([])
    expect(await placesOf('полба')).toHaveLength(1)
    const path = `/courses/${school.courseId}/lessons-new/${words.lesson}`
    await call('PUT', path, { as, body: { status_id: 1 } })
    expect(await find('полба')).toMatchObject({ data: [], has_more: false, is_searched: true })
    expect((await find('опара')).data).toEqual([])
    await call('PUT', path, { as, body: { status_id: 4 } })
    expect(await placesOf('полба')).toHaveLength(1)
    expect(await placesOf('полба', delivery.foreign.token)).toEqual([])
    expect((await find('полба', null)).data).toEqual([])
  })

  test('finds what was written before there was a search, once the jobs have gone over it', async () => {
    const { dependencies, app } = delivery
    await dependencies.db.execute(sql`delete from unit_words`)
    await dependencies.db.execute(sql`delete from file_words`)
    expect(await placesOf('полба')).toEqual([])
    const context = createJobContext(app.clock)
    await handleKeepOlderWords(dependencies).run({}, context)
    await handleKeepOlderFileWords(dependencies).run({}, context)
    expect(await placesOf('полба')).toHaveLength(1)
    expect(await placesOf('sourdough')).toHaveLength(1)
  })

  test.each(['', 'ab', '%%%', '___', "' or 1=1 --", '\\', '*'.repeat(100), 'a b', '()[]{}|'])(
    'for %j finds nothing that it should not',
    async (query) => expect((await find(query)).data).toEqual([]),
  )

  test('of more letters than a query has is refused', async () => {
    expect((await find('a'.repeat(101))).error).toBe('invalid_fields')
  })
})
