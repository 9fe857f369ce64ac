import { listLimits } from '@lectern/contract/kernel/limits'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { days, type Listed, outline, programAuthor } from '../../../testing/program-author.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token
const { send, newCourse, newModule, newLesson, programOf } = programAuthor(app, as)

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
