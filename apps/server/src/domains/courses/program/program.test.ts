import { listLimits } from '@lectern/contract/kernel/limits'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token

interface Listed {
  readonly id: number
  readonly title: string
  readonly module_id: number | null
}
interface Program {
  readonly modules: readonly { readonly id: number; readonly title: string }[]
  readonly lessons: readonly Listed[]
}

const send = async (method: string, path: string, body?: object) => {
  const reply = await call(method, path, { as, body })
  if (reply.status >= 300) throw new Error(JSON.stringify(reply.body))
  return reply.body
}
const newCourse = async (title: string) => {
  const { id, slug } = (await send('POST', '/courses', { title })).data
  await send('PUT', `/courses/${id}`, { status_id: 4 })
  return { id, slug }
}
const newModule = async (course: number, title: string): Promise<number> =>
  (await send('POST', `/courses/${course}/modules`, { title })).module_id
const newLesson = async (course: number, title: string, module_id?: number): Promise<number> => {
  const { id } = (await send('POST', `/courses/${course}/lessons-new`, { title, module_id })).data
  await send('PUT', `/courses/${course}/lessons-new/${id}`, { status_id: 4 })
  return id
}
const programOf = async (course: number): Promise<Program> =>
  (await send('GET', `/courses/${course}/program/minimal`)).data
/** Titles of lessons before the first module, then of each module. */
const outline = ({ modules, lessons }: Program) => {
  const of = (module: number | null) =>
    lessons.filter(({ module_id }) => module_id === module).map(({ title }) => title)
  return [of(null), ...modules.map(({ id, title }) => [title, ...of(id)])]
}
const rule = (moment: object, after_lesson_ids: number[] = []) => ({
  moment,
  time_zone: 'Europe/Kyiv',
  after_lesson_ids,
})
const days = (count: number, hour: string | null = '09:00') => rule({ kind: 'after_days', days: count, hour })

describe('modules', () => {
  it('hold lessons in the order of the program, over all of them', async () => {
    const course = await newCourse('Order')
    const [one, two] = [await newModule(course.id, 'One'), await newModule(course.id, 'Two')]
    const [b, a] = [await newLesson(course.id, 'B', two), await newLesson(course.id, 'A', one)]
    const start = await newLesson(course.id, 'Start')
    expect(outline(await programOf(course.id))).toEqual([['Start'], ['One', 'A'], ['Two', 'B']])
    const page = (await call('GET', `/public/courses/${course.slug}`, { as })).body.data
    expect(page.lessons.map(({ id }: Listed) => id)).toEqual([start, a, b])

    const order = {
      lesson_ids: [b],
      modules: [
        { id: two, lesson_ids: [a, start] },
        { id: one, lesson_ids: [] },
      ],
    }
    const ordered = await send('PUT', `/courses/${course.id}/program`, order)
    expect(outline(ordered.data)).toEqual([['B'], ['Two', 'A', 'Start'], ['One']])
    expect(ordered.data.lessons.map(({ id }: Listed) => id)).toEqual([b, a, start])
  })

  it('are removed with their lessons, which come back with them', async () => {
    const course = await newCourse('Undo')
    const [one, two] = [await newModule(course.id, 'One'), await newModule(course.id, 'Two')]
    await newLesson(course.id, 'A', one)
    await newLesson(course.id, 'B', two)
    const gone = await send('DELETE', `/courses/${course.id}/modules/${one}?lessons=delete`)
    expect(outline(gone.data)).toEqual([[], ['Two', 'B']])
    const back = await send('POST', `/courses/${course.id}/modules/${one}/restore`)
    expect(outline(back.data)).toEqual([[], ['One', 'A'], ['Two', 'B']])
  })

  it('leave their lessons to the module before, where they are kept', async () => {
    const course = await newCourse('Keep')
    const [one, two] = [await newModule(course.id, 'One'), await newModule(course.id, 'Two')]
    await newLesson(course.id, 'A', one)
    await newLesson(course.id, 'B', two)
    const kept = await send('DELETE', `/courses/${course.id}/modules/${two}?lessons=keep`)
    expect(outline(kept.data)).toEqual([[], ['One', 'A', 'B']])
    const none = await send('DELETE', `/courses/${course.id}/modules/${one}?lessons=keep`)
    expect(outline(none.data)).toEqual([['A', 'B']])
  })

  it('a lesson whose module is gone comes back before the first one', async () => {
    const course = await newCourse('Orphan')
    const one = await newModule(course.id, 'One')
    const lesson = await newLesson(course.id, 'A', one)
    await send('DELETE', `/courses/${course.id}/lessons-new/${lesson}`)
    await send('DELETE', `/courses/${course.id}/modules/${one}?lessons=keep`)
    await send('POST', `/courses/${course.id}/lessons-new/${lesson}/restore`)
    expect(outline(await programOf(course.id))).toEqual([['A']])
  })

  it('are copied with their lessons, as drafts, behind them', async () => {
    const course = await newCourse('Copies')
    const [one, two] = [await newModule(course.id, 'One'), await newModule(course.id, 'Two')]
    const lesson = await newLesson(course.id, 'A', one)
    await newLesson(course.id, 'B', two)
    await send('PUT', `/courses/${course.id}/modules/${one}`, { release: days(3) })
    await send('PUT', `/courses/${course.id}/lessons-new/${lesson}`, {
      release: days(5, null),
      is_public: true,
    })
    await send('POST', `/lessons/${lesson}/info-section`, { name: 'Words', info_units: [] })
    const copied = await send('POST', `/courses/${course.id}/modules/${one}/duplicate`, {
      title: 'One again',
    })
    expect(outline(copied.data)).toEqual([[], ['One', 'A'], ['One again', 'A'], ['Two', 'B']])
    expect(copied.data.modules[1]).toMatchObject({ id: copied.module_id, release: days(3) })
    expect(copied.data.lessons[1]).toMatchObject({
      module_id: copied.module_id,
      status_id: 1,
      is_public: true,
      sections_count: 2,
      release: days(5, null),
    })
    const twice = await send('POST', `/courses/${course.id}/lessons/${lesson}/duplicate`, {
      title: 'A again',
    })
    expect(outline(twice.data)[1]).toEqual(['One', 'A', 'A again'])
  })

  it('are 200 in a course at most', async () => {
    const course = await newCourse('Many')
    for (let at = 0; at < listLimits.modulesOfCourse; at += 1) await newModule(course.id, `Module ${at}`)
    const refused = await call('POST', `/courses/${course.id}/modules`, { as, body: { title: 'One more' } })
    expect([refused.status, refused.body.error]).toEqual([422, 'too_many_modules'])
  })
})

describe('an order of the whole program', () => {
  test('changes nothing where it forgets, repeats or adds a module or lesson', async () => {
    const course = await newCourse('Strict')
    const other = await newModule((await newCourse('Others')).id, 'Other')
    const module = await newModule(course.id, 'Module')
    const [a, b] = [await newLesson(course.id, 'A', module), await newLesson(course.id, 'B')]
    const whole = { lesson_ids: [b], modules: [{ id: module, lesson_ids: [a] }] }
    for (const wrong of [
      { ...whole, modules: [] },
      { ...whole, lesson_ids: [] },
      { ...whole, lesson_ids: [a, b] },
      { ...whole, modules: [...whole.modules, ...whole.modules] },
      { ...whole, modules: [...whole.modules, { id: other, lesson_ids: [] }] },
      { lesson_ids: [a, b], modules: [{ id: other, lesson_ids: [] }] },
    ]) {
      const reply = await call('PUT', `/courses/${course.id}/program`, { as, body: wrong })
      expect([reply.status, reply.body.error]).toEqual([422, 'foreign_lesson'])
    }
    expect(outline(await programOf(course.id))).toEqual([['B'], ['Module', 'A']])
  })

  test('a hundred at once leave one of them whole', async () => {
    const course = await newCourse('Crowd')
    const modules = [await newModule(course.id, 'One'), await newModule(course.id, 'Two')]
    const lessons = [
      await newLesson(course.id, 'A'),
      await newLesson(course.id, 'B'),
      await newLesson(course.id, 'C'),
    ]
    const orders = Array.from({ length: 100 }, (_, at) => {
      const turned = [...lessons.slice(at % 3), ...lessons.slice(0, at % 3)]
      const [first = 0, ...rest] = turned
      const [one = 0, two = 0] = at % 2 === 0 ? modules : modules.toReversed()
      return {
        lesson_ids: [first],
        modules: [
          { id: one, lesson_ids: rest },
          { id: two, lesson_ids: [] },
        ],
      }
    })
    const replies = await Promise.all(
      orders.map((body) => call('PUT', `/courses/${course.id}/program`, { as, body })),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const now = await programOf(course.id)
    const idsOf = (module: number | null) =>
      now.lessons.filter((each) => each.module_id === module).map(({ id }) => id)
    const stands = {
      lesson_ids: idsOf(null),
      modules: now.modules.map(({ id }) => ({ id, lesson_ids: idsOf(id) })),
    }
    expect(orders).toContainEqual(stands)
  })
})

describe('what opens when', () => {
  const lessonsFor = async (slug: string, token: string) =>
    (await call('GET', `/public/courses/${slug}`, { as: token })).body.data.lessons.map(
      ({
        title,
        access,
      }: {
        title: string
        access: { is_open: boolean; next_opening_at: string | null }
      }) => [title, access.is_open ? 'open' : access.next_opening_at],
    )

  it('says the lesson’s rule, else the module’s, else the course’s', async () => {
    const course = await newCourse('Rules')
    const module = await newModule(course.id, 'Module')
    await newLesson(course.id, 'Course')
    await newLesson(course.id, 'Module', module)
    const own = await newLesson(course.id, 'Own', module)
    const atOnce = await newLesson(course.id, 'At once', module)
    const dated = await newLesson(course.id, 'Dated', module)
    const set = (lesson: number, release: object | null) =>
      send('PUT', `/courses/${course.id}/lessons-new/${lesson}`, { release })
    await send('PUT', `/courses/${course.id}`, { default_release: days(1) })
    await send('PUT', `/courses/${course.id}/modules/${module}`, { release: days(2) })
    await set(own, days(3, null))
    await set(atOnce, rule({ kind: 'at_once' }))
    await set(dated, rule({ kind: 'at_date', date: '2028-02-29', hour: '10:30' }))
    app.clock.set(new Date('2026-03-27T08:00:00Z'))
    const learner = await signUp(app)
    await call('POST', `/public/courses/${course.id}/join`, { as: learner.token })
    expect(await lessonsFor(course.slug, learner.token)).toEqual([
      ['Course', '2026-03-28T07:00:00.000Z'],
      // The clocks went forward in the night before.
      ['Module', '2026-03-29T06:00:00.000Z'],
      ['Own', '2026-03-30T07:00:00.000Z'],
      ['At once', 'open'],
      ['Dated', '2028-02-29T08:30:00.000Z'],
    ])
    await set(own, null)
    expect((await lessonsFor(course.slug, learner.token))[2]).toEqual(['Own', '2026-03-29T06:00:00.000Z'])
    await send('PUT', `/courses/${course.id}/modules/${module}`, { release: null })
    expect((await lessonsFor(course.slug, learner.token))[2]).toEqual(['Own', '2026-03-28T07:00:00.000Z'])
  })

  it('keeps what document 000 names and the whole rule the same', async () => {
    const course = await newCourse('Fields')
    const [first, lesson] = [await newLesson(course.id, 'First'), await newLesson(course.id, 'Second')]
    const put = async (body: object) =>
      (await send('PUT', `/courses/${course.id}/lessons-new/${lesson}`, body)).data
    expect(await put({ release: { ...days(4), after_lesson_ids: [first] } })).toMatchObject({
      accessible_after_days: 4,
      accessible_start_hour: '09:00',
      accessible_after_ids: [first],
    })
    expect(await put({ accessible_after_days: 2, accessible_after_ids: [] })).toMatchObject({
      release: days(2),
    })
    const dated = rule({ kind: 'at_date', date: '2026-12-01', hour: '08:00' })
    expect(await put({ release: dated, accessible_after_days: 9 })).toMatchObject({
      release: dated,
      accessible_after_days: 0,
    })
    expect(await put({ accessible_after_days: 0 })).toMatchObject({ release: null })
  })

  it('is set for many lessons at once, or for none', async () => {
    const course = await newCourse('Bulk')
    const ids = [
      await newLesson(course.id, 'A'),
      await newLesson(course.id, 'B'),
      await newLesson(course.id, 'C'),
    ]
    const bulk = (body: object) => call('PUT', `/courses/${course.id}/program/lessons`, { as, body })
    const done = await bulk({ lesson_ids: ids.slice(1), status_id: 2, is_public: true, release: days(7) })
    expect(done.body.data.lessons).toMatchObject([
      { status_id: 4, is_public: false, release: null },
      { status_id: 2, is_public: true, release: days(7) },
      { status_id: 2, is_public: true, release: days(7) },
    ])
    const foreign = await bulk({ lesson_ids: [ids[0], 999_999], status_id: 1 })
    expect([foreign.status, foreign.body.error]).toEqual([422, 'foreign_lesson'])
    expect((await programOf(course.id)).lessons[0]).toMatchObject({ status_id: 4 })
    const back = await bulk({ lesson_ids: ids, release: null })
    expect(back.body.data.lessons.map(({ release }: { release: unknown }) => release)).toEqual([
      null,
      null,
      null,
    ])
  })

  it('is refused where a lesson would wait for itself, through whichever rules', async () => {
    const course = await newCourse('Circles')
    const [one, two] = [await newModule(course.id, 'One'), await newModule(course.id, 'Two')]
    const [a, b] = [await newLesson(course.id, 'A', one), await newLesson(course.id, 'B', two)]
    const after = (id: number) => rule({ kind: 'at_once' }, [id])
    const refused = async (path: string, body: object) => {
      const reply = await call('PUT', `/courses/${course.id}${path}`, { as, body })
      return [reply.status, reply.body.error, reply.body.params?.way]
    }
    await send('PUT', `/courses/${course.id}/modules/${two}`, { release: after(a) })
    expect(await refused(`/modules/${one}`, { release: after(b) })).toEqual([
      422,
      'lesson_circle',
      'A → B → A',
    ])
    expect((await refused(`/modules/${one}`, { release: after(a) }))[1]).toBe('lesson_circle')
    expect((await refused('', { default_release: after(a) }))[1]).toBe('lesson_circle')
    expect((await refused('/program/lessons', { lesson_ids: [a], release: after(b) }))[1]).toBe(
      'lesson_circle',
    )
    // In the module that waits for it.
    const order = {
      lesson_ids: [],
      modules: [
        { id: one, lesson_ids: [] },
        { id: two, lesson_ids: [a, b] },
      ],
    }
    expect((await refused('/program', order))[1]).toBe('lesson_circle')
    expect(outline(await programOf(course.id))).toEqual([[], ['One', 'A'], ['Two', 'B']])
  })

  test.each([
    rule({ kind: 'at_date', date: '2026-02-29', hour: '09:00' }),
    rule({ kind: 'at_date', date: '2026-03-29', hour: '03:30' }),
    rule({ kind: 'after_days', days: 0, hour: '09:00' }),
    { ...days(1), time_zone: 'Nowhere/Zone' },
    { moment: { kind: 'at_once' } },
  ])('refuses %j', async (release) => {
    const path = `/courses/${school.courseId}/lessons-new/${school.lesson.id}`
    expect((await call('PUT', path, { as, body: { release } })).status).toBe(422)
  })
})
