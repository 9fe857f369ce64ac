import { courseStatus } from '@lectern/contract/courses/course-status'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'
import { textUnit } from '../../testing/text-unit.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const as = school.owner.token
const rivalHost = { host: 'rival.localhost' }

/** A lesson added through the API. */
const addLesson = async (title: string, settings: object) => {
  const { id } = (await call('POST', `/courses/${school.courseId}/lessons-new`, { as, body: { title } })).body
    .data
  await call('PUT', `/courses/${school.courseId}/lessons-new/${id}`, { as, body: settings })
  return id
}
await addLesson('Preview', { status_id: 4, is_public: true })
await addLesson('Later', { status_id: 4, accessible_after_days: 3, accessible_timezone: 'UTC' })
await addLesson('Secret draft', {})

const hiddenCourse = (await call('POST', '/courses', { as, body: { title: 'Hidden' } })).body.data
const page = async (who?: string, slug = school.courseSlug) =>
  (await call('GET', `/public/courses/${slug}`, { as: who })).body.data
const join = (courseId: number, who?: string, headers = {}) =>
  call('POST', `/public/courses/${courseId}/join`, { as: who, headers })
const brief = (course: { lessons: { title: string; access: { is_open: boolean } }[] }) =>
  course.lessons.map(({ title, access }) => [title, access.is_open])

describe('the catalogue', () => {
  it('shows the published courses of the host’s school, with the reader’s own standing', async () => {
    const visitor = await call('GET', '/public/courses')
    expect(visitor.body.data).toMatchObject([
      { title: 'Course of demo', lessons_count: 3, is_course_subscribed: false, progress: null },
    ])
    const learner = await joinSchool(app, school)
    const own = await call('GET', '/public/courses', { as: learner.token })
    expect(own.body.data).toMatchObject([{ is_course_subscribed: true, progress: 0 }])
    const other = await call('GET', '/public/courses', { headers: rivalHost })
    expect(other.body.data).toMatchObject([{ title: 'Course of rival' }])
  })

  it('tells author, practices and reading of what is published, and what is free', async () => {
    const own = await teachingSchool(app, 'facts', false)
    const [by, headers] = [own.owner.token, { host: 'facts.localhost' }]
    const card = async () => (await call('GET', '/public/courses', { headers })).body.data[0]
    const before = { author: null, practices_count: 1, reading_minutes: 1, is_free: true }
    expect(await card()).toMatchObject(before)
    const lessons = `/courses/${own.courseId}/lessons-new`
    const { id } = (await call('POST', lessons, { as: by, body: { title: 'Long' } })).body.data
    const info_units = [textUnit('unit-long', `${'word '.repeat(499)}word`)]
    await call('POST', `/lessons/${id}/info-section`, { as: by, body: { name: 'Words', info_units } })
    expect(await card()).toMatchObject(before)
    await call('PUT', `${lessons}/${id}`, { as: by, body: { status_id: 4 } })
    expect(await card()).toMatchObject({ reading_minutes: 3, lessons_count: 2 })
    const shown = (await call('GET', `/public/courses/${own.courseSlug}`, { headers })).body.data
    expect(shown).toMatchObject({ reading_minutes: 3, practices_count: 1, is_free: true })
    await call('PUT', `/courses/${own.courseId}`, {
      as: by,
      body: { enrolment: 'closed', author_id: own.owner.id },
    })
    expect(await card()).toMatchObject({ is_free: false, author: { id: own.owner.id } })
  })

  it('is not there where no school lives', async () => {
    expect((await call('GET', '/public/courses', { headers: { host: 'nobody.localhost' } })).status).toBe(404)
  })
})

describe('the page of a course', () => {
  it('tells a visitor what is in it, opens the free preview, and explains every lock', async () => {
    const course = await page()
    expect(course).toMatchObject({
      can_join: true,
      is_user_expert: false,
      progress: null,
      continue_link: '/courses/course-of-demo/preview',
    })
    expect(brief(course)).toEqual([
      ['First lesson', false],
      ['Preview', true],
      ['Later', false],
    ])
    expect(course.lessons[0]).toMatchObject({
      has_quiz: true,
      reading_minutes: 1,
      progress: 'not_started',
      access: { reasons: [{ kind: 'sign_in' }, { kind: 'not_subscribed', can_join: true }] },
    })
  })

  it('opens to a participant what is due, tells when the rest opens, and where to go on', async () => {
    const learner = await joinSchool(app, school)
    const course = await page(learner.token)
    expect(brief(course)).toEqual([
      ['First lesson', true],
      ['Preview', true],
      ['Later', false],
    ])
    const opensAt = new Date(app.clock.now())
    opensAt.setUTCHours(0, 0, 0, 0)
    opensAt.setUTCDate(opensAt.getUTCDate() + 3)
    expect(course.lessons[2].access.next_opening_at).toBe(opensAt.toISOString())
    expect(course).toMatchObject({
      can_join: false,
      is_course_subscribed: true,
      progress: 0,
      continue_link: '/courses/course-of-demo/first-lesson',
    })

    await call('POST', `/lessons/${course.lessons[0].id}/events/started`, { as: learner.token })
    await call('POST', `/lessons/${course.lessons[1].id}/events/watched`, { as: learner.token })
    const later = await page(learner.token)
    expect(later.lessons.map((lesson: { progress: string }) => lesson.progress)).toEqual([
      'started',
      'done',
      'not_started',
    ])
    expect(later.progress).toBe(33)
  })

  it('shows staff who may read courses everything, drafts and unpublished courses included, and nobody else', async () => {
    const staff = await addStaff(app, school.schoolId, ['course_read'])
    const accountant = await addStaff(app, school.schoolId, ['order_read'])
    const seen = await page(staff.token)
    expect(brief(seen)).toContainEqual(['Secret draft', true])
    expect(seen.is_user_expert).toBe(true)
    expect(await page(as, hiddenCourse.slug)).toMatchObject({ title: 'Hidden', can_join: false })
    const student = await signUp(app)
    for (const who of [undefined, student.token, accountant.token, rival.owner.token]) {
      expect((await call('GET', `/public/courses/${hiddenCourse.slug}`, { as: who })).status).toBe(404)
      expect(JSON.stringify(await page(who))).not.toContain('Secret draft')
    }
  })

  it('is found on the host of its own school only', async () => {
    const slug = rival.courseSlug
    expect((await call('GET', `/public/courses/${slug}`)).status).toBe(404)
    expect((await call('GET', `/public/courses/${slug}`, { headers: rivalHost })).status).toBe(200)
  })
})

describe('joining', () => {
  it('opens the course at once; joining again changes nothing', async () => {
    const student = await signUp(app)
    const isOpen = async () =>
      (await call('GET', `/public/lessons/${school.lesson.id}`, { as: student.token })).body.data
        .is_lesson_available
    expect(await isOpen()).toBe(false)
    const first = await join(school.courseId, student.token)
    expect([first.status, first.body.data.is_course_subscribed]).toEqual([200, true])
    await expect.poll(isOpen, { interval: 5 }).toBe(true)
    app.clock.advance(24 * 60 * 60 * 1000)
    const opening = (course: { lessons: { access: { next_opening_at: string } }[] }) =>
      course.lessons[2]?.access.next_opening_at
    const again = await join(school.courseId, student.token)
    expect(opening(again.body.data)).toBe(opening(first.body.data))
  })

  it('is refused where the school adds people itself; who takes part stays', async () => {
    const course = (await call('POST', '/courses', { as, body: { title: 'Closed circle' } })).body.data
    await call('PUT', `/courses/${course.id}`, {
      as,
      body: { status_id: courseStatus.published, enrolment: 'closed' },
    })
    const student = await signUp(app)
    expect((await page(student.token, course.slug)).can_join).toBe(false)
    const refused = await join(course.id, student.token)
    expect([refused.status, refused.body.error]).toEqual([403, 'enrolment_closed'])
    // Whoever is of the school already is added at once.
    await join(school.courseId, student.token)
    await call('POST', `/products/${course.product_id}/participants`, { as, body: { email: student.email } })
    expect((await join(course.id, student.token)).status).toBe(200)
  })

  it('finds no unpublished course, and none of another school', async () => {
    const student = await signUp(app)
    expect((await join(hiddenCourse.id, student.token)).status).toBe(404)
    expect((await join(rival.courseId, student.token)).status).toBe(404)
    expect((await join(school.courseId, student.token, rivalHost)).status).toBe(404)
    expect((await join(rival.courseId, student.token, rivalHost)).status).toBe(200)
  })

  it('asks a visitor to sign in', async () => {
    expect((await join(school.courseId)).status).toBe(401)
  })
})

it('shows the author’s name as it is now', async () => {
  await call('PUT', `/courses/${school.courseId}`, { as, body: { author_id: school.owner.id } })
  const before = (await page()).author
  await call('PUT', `/users/${school.owner.id}`, { as, body: { name: 'Renamed', surname: 'Author' } })
  expect([before.name, (await page()).author.name]).toEqual([
    expect.not.stringContaining('Renamed'),
    'Renamed Author',
  ])
})
