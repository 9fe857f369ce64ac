import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, openTestSchool, signUp } from '../../testing/people.ts'

const app = await testApp()
const { call } = app
const { schoolId, owner } = await openTestSchool(app, 'demo', true)
const as = owner.token
const rival = (await openTestSchool(app, 'rival', false)).owner
const student = await signUp(app, 'Student')
const limited = await addStaff(app, schoolId, ['quiz_read'])

const newCourse = async (title: string, who = as) =>
  (await call('POST', '/courses', { as: who, body: { title } })).body.data
const newLesson = async (courseId: number, title: string) =>
  (await call('POST', `/courses/${courseId}/lessons-new`, { as, body: { title } })).body.data
const change = (id: number, body: object) => call('PUT', `/courses/${id}`, { as, body })

/** Every call of an author on one course, with a body that would be taken. */
const authorsCalls = (courseId: number) =>
  [
    ['GET', `/courses/${courseId}`, undefined],
    ['PUT', `/courses/${courseId}`, { title: 'Taken over' }],
    ['GET', `/courses/${courseId}/program/minimal`, undefined],
    ['PUT', `/courses/${courseId}/program`, { lesson_ids: [], modules: [] }],
    ['DELETE', `/courses/${courseId}`, undefined],
  ] as const

describe('a new course', () => {
  it('is unpublished, open to join, and has an address made from its title', async () => {
    const { status, body } = await call('POST', '/courses', { as, body: { title: '  Основи фізики  ' } })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      title: 'Основи фізики',
      slug: 'osnovy-fizyky',
      link: '/courses/osnovy-fizyky',
      type_id: 1,
      status_id: courseStatus.draft,
      enrolment: 'open',
      lessons_count: 0,
      participants_count: 0,
      description: '',
    })
  })

  it('gets a free address when the title is another course’s, or has no letters', async () => {
    const slugs = [await newCourse('Twice'), await newCourse('Twice'), await newCourse('???')]
    expect(slugs.map((course) => course.slug)).toEqual(['twice', 'twice-2', 'course'])
  })

  it('may take an address that another school uses', async () => {
    await newCourse('Shared name')
    expect((await newCourse('Shared name', rival.token)).slug).toBe('shared-name')
  })

  it('is refused an asked address that is taken, and the field is named', async () => {
    await newCourse('Wanted')
    const { status, body } = await call('POST', '/courses', { as, body: { title: 'Other', slug: 'wanted' } })
    expect([status, body.error, body.error_codes]).toEqual([
      422,
      'course_slug_taken',
      { slug: ['course_slug_taken'] },
    ])
  })

  it('gets an address of its own also when several are made at the same moment', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => newCourse('At once')))
    expect(new Set(made.map((course) => course.slug))).toEqual(
      new Set(['at-once', 'at-once-2', 'at-once-3', 'at-once-4']),
    )
  })

  it.each([
    [{}, ['title']],
    [{ title: '   ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ title: 'A', slug: 'Not A Slug' }, ['slug']],
    [{ title: 'A', status_id: courseStatus.published }, ['body', 'status_id']],
    [{ title: 7 }, ['title']],
  ])('is refused with the fields named: %j', async (body, fields) => {
    const reply = await call('POST', '/courses', { as, body })
    expect([reply.status, Object.keys(reply.body.error_codes).toSorted()]).toEqual([422, fields])
  })
})

describe('changing a course', () => {
  it('changes what is named and leaves the rest', async () => {
    const course = await newCourse('Before')
    const { body } = await change(course.id, {
      title: 'After',
      slug: 'after',
      description: 'What it is about.',
      status_id: courseStatus.published,
      enrolment: 'closed',
    })
    expect(body.data).toMatchObject({ title: 'After', link: '/courses/after', enrolment: 'closed' })
    const again = await change(course.id, { description: '' })
    expect(again.body.data).toMatchObject({
      title: 'After',
      description: '',
      status_id: courseStatus.published,
    })
  })

  it('keeps its own address when it is sent again, and is refused another course’s', async () => {
    const [one, two] = [await newCourse('One'), await newCourse('Two')]
    expect((await change(one.id, { slug: 'one' })).status).toBe(200)
    const taken = await change(two.id, { slug: 'one' })
    expect([taken.status, taken.body.error]).toEqual([422, 'course_slug_taken'])
  })

  it('frees the address when the course is removed', async () => {
    const course = await newCourse('Gone')
    expect((await call('DELETE', `/courses/${course.id}`, { as })).body.data).toEqual({ success: true })
    expect((await call('GET', `/courses/${course.id}`, { as })).status).toBe(404)
    expect((await newCourse('Gone')).slug).toBe('gone')
  })
})

describe('the program', () => {
  it('lists the lessons in order and puts them in another one', async () => {
    const course = await newCourse('Program')
    const lessons = [await newLesson(course.id, 'A'), await newLesson(course.id, 'B')]
    const ids = lessons.map((lesson) => lesson.id)
    const program = await call('GET', `/courses/${course.id}/program/minimal`, { as })
    expect(program.body.data.course_id).toBe(course.id)
    expect(program.body.data.lessons).toMatchObject([
      { id: ids[0], title: 'A', order: 1, sections_count: 1, quiz_ids: [], link: '/courses/program/a' },
      { id: ids[1], title: 'B', order: 2 },
    ])
    const ordered = await call('PUT', `/courses/${course.id}/program`, {
      as,
      body: { lesson_ids: ids.toReversed(), modules: [] },
    })
    expect(ordered.body.data.lessons.map((lesson: { id: number }) => lesson.id)).toEqual(ids.toReversed())
  })

  it('refuses an order that forgets, repeats or adds a lesson, and keeps the old one', async () => {
    const course = await newCourse('Strict')
    const other = await newLesson((await newCourse('Other')).id, 'Other')
    const [a, b] = [await newLesson(course.id, 'A'), await newLesson(course.id, 'B')]
    for (const lesson_ids of [[b.id], [b.id, b.id], [b.id, a.id, other.id], [b.id, other.id], []]) {
      const { status, body } = await call('PUT', `/courses/${course.id}/program`, {
        as,
        body: { lesson_ids, modules: [] },
      })
      expect([status, body.error, body.error_codes]).toEqual([
        422,
        'foreign_lesson',
        { lesson_ids: ['foreign_lesson'] },
      ])
    }
    const { body } = await call('GET', `/courses/${course.id}/program/minimal`, { as })
    expect(body.data.lessons.map((lesson: { id: number }) => lesson.id)).toEqual([a.id, b.id])
  })
})

describe('the lists of courses', () => {
  it('shows cards with their figures, the latest change first, searched and by pages', async () => {
    const [first, second] = [await newCourse('Cards 100% one'), await newCourse('Cards 100% two')]
    const lesson = await newLesson(first.id, 'L')
    await newLesson(first.id, 'Draft')
    await call('PUT', `/courses/${first.id}/lessons-new/${lesson.id}`, { as, body: { status_id: 4 } })
    app.clock.advance(1000)
    await change(first.id, { description: 'x' })
    const page = await call('GET', '/courses-cards?query=100%25&per_page=1', { as })
    expect(page.body.data).toMatchObject([
      { id: first.id, lessons_count: 2, published_lessons_count: 1, participants_count: 0 },
    ])
    expect(page.body.meta).toEqual({ current_page: 1, per_page: 1, total: 2, last_page: 2 })
    const next = await call('GET', page.body.links.next.replace('/api/v1', ''), { as })
    expect(next.body.data).toMatchObject([{ id: second.id }])
    expect(next.body.links.next).toBeNull()
  })

  it('puts cards in order before it makes pages of them', async () => {
    const letters = ['b', 'C', 'a']
    const made = []
    for (const letter of letters) made.push(await newCourse(`Ordered ${letter}`))
    await newLesson(made[1]?.id, 'One')
    await newLesson(made[1]?.id, 'Two')
    await newLesson(made[0]?.id, 'Alone')
    const titles = async (query: string) => {
      const { body } = await call('GET', `/courses-cards?query=ordered&${query}`, { as })
      return body.data.map(({ title }: { title: string }) => title.at(-1))
    }
    expect(await titles('order=title&direction=asc')).toEqual(['a', 'b', 'C'])
    expect(await titles('order=title&direction=desc&per_page=1&page=2')).toEqual(['b'])
    expect(await titles('order=lessons')).toEqual(['C', 'b', 'a'])
    expect(await titles('order=participants&direction=asc')).toHaveLength(3)
    expect((await call('GET', '/courses-cards?order=price', { as })).status).toBe(422)
  })

  it('finds cards by words of title and address in any order', async () => {
    const { id } = await newCourse('Watercolour for the patient')
    const found = async (query: string) =>
      (await call('GET', `/courses-cards?query=${encodeURIComponent(query)}`, { as })).body.data.map(
        (card: { id: number }) => card.id,
      )
    expect(await found('patient water')).toEqual([id])
    expect(await found('watercolour-for')).toEqual([id])
    expect(await found('patient oil')).toEqual([])
  })

  it('finds lessons across courses, taking the search letter by letter', async () => {
    const course = await newCourse('Searched')
    const lesson = await newLesson(course.id, '50%_off')
    await newLesson(course.id, '50 percent off')
    const { body } = await call('GET', '/courses/list?type_id=1&lessons_search=50%25_', { as })
    expect(body.data).toEqual([
      { id: course.id, title: 'Searched', lessons: [{ id: lesson.id, title: '50%_off' }] },
    ])
    const all = await call('GET', '/courses/list', { as })
    expect(all.body.data.length).toBeGreaterThan(1)
    expect((await call('GET', '/courses/list?type_id=9', { as })).status).toBe(422)
  })

  it('keeps the courses of two schools apart', async () => {
    await newCourse('Only rival', rival.token)
    for (const path of ['/courses-cards', '/courses/list']) {
      const { body } = await call('GET', path, { as })
      expect(JSON.stringify(body)).not.toContain('Only rival')
    }
  })
})

describe('who may', () => {
  it('another school finds none of it', async () => {
    const { id } = await newCourse('Private')
    for (const [method, path, body] of authorsCalls(id)) {
      expect((await call(method, path, { as: rival.token, body })).status, `${method} ${path}`).toBe(404)
    }
    expect((await call('GET', `/courses/${id}`, { as })).body.data.title).toBe('Private')
  })

  it('students and staff without the permission are refused, visitors are asked to sign in', async () => {
    const { id } = await newCourse('Guarded')
    const calls = [
      ...authorsCalls(id),
      ['GET', '/courses-cards', undefined],
      ['GET', '/courses/list', undefined],
      ['POST', '/courses', { title: 'Mine' }],
    ] as const
    for (const [method, path, body] of calls) {
      const as403 = await call(method, path, { as: student.token, body })
      const limited403 = await call(method, path, { as: limited.token, body })
      const as401 = await call(method, path, { body })
      expect([as403.status, limited403.status, as401.status], `${method} ${path}`).toEqual([403, 403, 401])
    }
  })
})

describe('the search of the command menu', () => {
  const search = async (who: string, query: string) => {
    const { status, body } = await call('GET', `/courses/search?query=${encodeURIComponent(query)}`, {
      as: who,
    })
    return { status, data: body.data }
  }

  it('finds courses and lessons of the own school by a part of the title, a few of each', async () => {
    const course = await newCourse('Sourdough weekend')
    const lesson = await newLesson(course.id, 'Feeding a sourdough starter')
    const { data } = await search(as, 'SOURDOUGH')
    expect(data).toEqual({
      courses: [{ id: course.id, title: 'Sourdough weekend' }],
      lessons: [
        { id: lesson.id, title: lesson.title, course: { id: course.id, title: 'Sourdough weekend' } },
      ],
    })
    for (let made = 0; made < 10; made += 1) await newLesson(course.id, `Sourdough diary ${made}`)
    expect((await search(as, 'sourdough')).data.lessons).toHaveLength(8)
    expect((await search(rival.token, 'sourdough')).data).toEqual({ courses: [], lessons: [] })
  })

  it('shows nothing of a course that was removed, and takes its signs as letters', async () => {
    const course = await newCourse('Removed bread')
    await newLesson(course.id, 'Removed loaf')
    await call('DELETE', `/courses/${course.id}`, { as })
    expect((await search(as, 'removed')).data).toEqual({ courses: [], lessons: [] })
    expect((await search(as, '%%')).data).toEqual({ courses: [], lessons: [] })
  })

  it('keeps lessons from whoever may list courses but not read them, and all from others', async () => {
    const course = await newCourse('Listed only')
    await newLesson(course.id, 'Listed only, too')
    const lister = await addStaff(app, schoolId, ['course_list'])
    expect((await search(lister.token, 'listed')).data).toEqual({
      courses: [{ id: course.id, title: 'Listed only' }],
      lessons: [],
    })
    expect((await search(limited.token, 'listed')).status).toBe(403)
    expect((await search(student.token, 'listed')).status).toBe(403)
    expect((await search(as, ' ')).status).toBe(422)
  })
})
