import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it, test } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff, signUp } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const as = school.owner.token

const makeCourse = async (title: string, settings: object = {}) => {
  const { data } = (await call('POST', '/courses', { as, body: { title } })).body
  const change = await call('PUT', `/courses/${data.id}`, { as, body: settings })
  expect(change.status).toBe(200)
  return change.body.data
}
const change = (courseId: number, body: object) => call('PUT', `/courses/${courseId}`, { as, body })
const pageOf = (slug: string, who?: string) => call('GET', `/public/courses/${slug}`, { as: who })
const lessonAt = (course: string, lesson: string) =>
  call('GET', `/public/courses/${course}/lessons/${lesson}`, { as })

describe('an address that was left', () => {
  it('leads to the course and its lessons, until another course takes it', async () => {
    const course = await makeCourse('Bread', { status_id: courseStatus.published })
    const { data: lesson } = (
      await call('POST', `/courses/${course.id}/lessons-new`, { as, body: { title: 'Flour' } })
    ).body
    await call('PUT', `/courses/${course.id}/lessons-new/${lesson.id}`, { as, body: { slug: 'wheat' } })
    await change(course.id, { slug: 'loaves' })
    expect((await pageOf('bread')).body.data).toMatchObject({
      id: course.id,
      slug: 'loaves',
      link: '/courses/loaves',
    })
    const old = await lessonAt('bread', 'flour')
    expect(old.body.data).toMatchObject({ id: lesson.id, link: '/courses/loaves/wheat' })

    const taker = await makeCourse('Bread', { slug: 'bread', status_id: courseStatus.published })
    expect((await pageOf('bread')).body.data.id).toBe(taker.id)
    expect((await lessonAt('bread', 'flour')).status).toBe(404)
    await change(taker.id, { slug: 'rolls' })
    // The last that left it.
    expect((await pageOf('bread')).body.data.id).toBe(taker.id)
  })

  it('is the course’s own again when it comes back', async () => {
    const course = await makeCourse('Soup', { status_id: courseStatus.published })
    await change(course.id, { slug: 'broth' })
    await change(course.id, { slug: 'soup' })
    expect((await pageOf('soup')).body.data).toMatchObject({ id: course.id, slug: 'soup' })
    expect((await pageOf('broth')).body.data).toMatchObject({ id: course.id, slug: 'soup' })
  })

  it('leads nowhere in another school, nor to a removed course', async () => {
    await teachingSchool(app, 'other', true)
    const course = await makeCourse('Jam', { status_id: courseStatus.published })
    await change(course.id, { slug: 'jelly' })
    const elsewhere = await call('GET', '/public/courses/jam', { headers: { host: 'other.localhost' } })
    expect(elsewhere.status).toBe(404)
    await call('DELETE', `/courses/${course.id}`, { as })
    expect((await pageOf('jam')).status).toBe(404)
  })

  it('keeps the last 50 of a course', async () => {
    const course = await makeCourse('Tea', { status_id: courseStatus.published })
    for (let at = 1; at <= 52; at += 1)
      expect((await change(course.id, { slug: `tea-${at}` })).status).toBe(200)
    expect((await pageOf('tea')).status).toBe(404)
    expect((await pageOf('tea-1')).status).toBe(404)
    expect((await pageOf('tea-2')).status).toBe(200)
  })
})

describe('the status of a course', () => {
  it('announced: everybody sees what it will be, and nobody studies or joins', async () => {
    const course = await makeCourse('Soon', { status_id: courseStatus.announced })
    await call('POST', `/courses/${course.id}/lessons-new`, { as, body: { title: 'First' } })
    const { data: shown } = (await pageOf('soon')).body
    expect(shown).toMatchObject({ is_announced: true, can_join: false })
    const listed = (await call('GET', '/public/courses')).body.data
    expect(listed).toContainEqual(expect.objectContaining({ id: course.id, is_announced: true }))
    const stranger = await signUp(app)
    const join = await call('POST', `/public/courses/${course.id}/join`, { as: stranger.token })
    expect([join.status, join.body.error]).toEqual([403, 'enrolment_closed'])
  })

  it('archived: those who take part go on, for everybody else it is not there', async () => {
    const learner = await joinSchool(app, school)
    const set = (status_id: number) => change(school.courseId, { status_id })
    await set(courseStatus.archived)
    const stranger = await signUp(app)
    expect((await pageOf(school.courseSlug)).status).toBe(404)
    expect((await pageOf(school.courseSlug, stranger.token)).status).toBe(404)
    const own = await pageOf(school.courseSlug, learner.token)
    expect(
      own.body.data.lessons.some((lesson: { access: { is_open: boolean } }) => lesson.access.is_open),
    ).toBe(true)
    const listed = (await call('GET', '/public/courses')).body.data
    expect(listed).not.toContainEqual(expect.objectContaining({ id: school.courseId }))
    expect(
      (await call('POST', `/public/courses/${school.courseId}/join`, { as: stranger.token })).status,
    ).toBe(404)
    await set(courseStatus.published)
  })

  test.each([
    ['all', [1, 2, 3, 4]],
    ['current', [1, 2, 4]],
    ['draft', [1]],
    ['announced', [2]],
    ['published', [4]],
    ['archived', [3]],
  ] as const)('the list of "%s" holds statuses %j', async (status, wanted) => {
    const word = `status-${status}`
    for (const each of [1, 2, 3, 4]) await makeCourse(`${word} ${each}`, { status_id: each })
    const found = await call('GET', `/courses-cards?status=${status}&query=${word}`, { as })
    const statuses = found.body.data.map((card: { status_id: number }) => card.status_id)
    expect(statuses.toSorted()).toEqual(wanted)
    expect(found.body.meta.total).toBe(wanted.length)
  })
})

describe('settings of a course', () => {
  it('are kept and given back', async () => {
    const teacher = await addStaff(app, school.schoolId, ['course_read'])
    const settings = {
      language: 'uk',
      navigation_type_id: 2,
      time_zone: 'America/New_York',
      labels: { module: 'Week', lesson: 'Day' },
    }
    const course = await makeCourse('Settings', {
      ...settings,
      author_id: teacher.id,
      status_id: courseStatus.published,
    })
    expect(course).toMatchObject({ ...settings, author: { id: teacher.id } })
    expect((await pageOf('settings')).body.data).toMatchObject({
      author: { id: teacher.id },
      labels: settings.labels,
    })
    const none = await change(course.id, { author_id: null, language: null, time_zone: null, labels: {} })
    expect(none.body.data).toMatchObject({ author: null, language: null, time_zone: null, labels: {} })
  })

  it('name nobody as the author who is not of the staff', async () => {
    const stranger = await signUp(app)
    const course = await makeCourse('Authors')
    const refused = await change(course.id, { author_id: stranger.id })
    expect([refused.status, refused.body.error]).toEqual([422, 'unknown_author'])
  })

  test.each([
    { time_zone: 'Kyiv' },
    { language: 'fr' },
    { navigation_type_id: 3 },
    { labels: { module: '' } },
    { labels: { module: 'x'.repeat(41) } },
    { status_id: 5 },
    { is_published: true },
  ])('refuses %j', async (body) => {
    expect((await change(school.courseId, body)).status).toBe(422)
  })

  it('tell marathons from courses', async () => {
    const { data } = (await call('POST', '/courses', { as, body: { title: 'Run', type_id: 2 } })).body
    const ids = async (path: string) =>
      (await call('GET', path, { as })).body.data.map(({ id }: { id: number }) => id)
    expect(data.type_id).toBe(2)
    expect(await ids('/courses-cards?type_id=2')).toEqual([data.id])
    expect(await ids('/courses-cards?type_id=1')).not.toContain(data.id)
    expect(await ids('/courses/list?type_id=2')).toEqual([data.id])
  })
})
