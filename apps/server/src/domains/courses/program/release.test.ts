import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { days, outline, programAuthor, rule } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const { send, newCourse, newModule, newLesson, programOf } = programAuthor(app, as)

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
    await expect(put({ release: dated, accessible_after_days: 9 })).rejects.toThrow('release_contradicted')
    expect(await put({ release: dated, accessible_after_days: 2 })).toMatchObject({
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
