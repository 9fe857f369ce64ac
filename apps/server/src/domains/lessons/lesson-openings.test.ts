import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../testing/app.ts'
import { pixel } from '../../testing/every-operation/staff-samples.ts'
import type { TestPerson } from '../../testing/people.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../testing/school.ts'
import { textUnit } from '../../testing/text-unit.ts'

let app: TestApp
let school: TestSchool
let learner: TestPerson
let light: number
let shadow: number

const lessonsOf = () => `/courses/${school.courseId}/lessons-new`
const change = (lesson: number, body: object) =>
  app.call('PUT', `${lessonsOf()}/${lesson}`, { as: school.owner.token, body })

/** A published lesson with one text. */
const addLesson = async (title: string): Promise<number> => {
  const as = school.owner.token
  const { id, sections } = (await app.call('POST', lessonsOf(), { as, body: { title } })).body.data
  const body = { name: '', info_units: [textUnit('unit-text', `The words of ${title}`)] }
  await app.call('PUT', `/info-section/${sections[0].id}`, { as, body })
  await change(id, { status_id: 4 })
  return id
}

const read = async (lesson: number, as: string | undefined = learner.token) =>
  (await app.call('GET', `/public/lessons/${lesson}`, { as })).body
const rowOf = async (title: string, as: string | undefined = learner.token) => {
  const { body } = await app.call('GET', `/public/courses/${school.courseSlug}`, { as })
  return body.data.lessons.find((row: { title: string }) => row.title === title)
}
const finish = (lesson: number, as: string) => app.call('POST', `/lessons/${lesson}/events/watched`, { as })

beforeAll(async () => {
  app = await testApp()
  school = await teachingSchool(app, 'openings', true)
  light = await addLesson('Light')
  shadow = await addLesson('Shadow')
  learner = await joinSchool(app, school)
})

test('a lesson that is put back whole, with a field of the documents changed, opens as that field says', async () => {
  const fields = (await app.call('GET', `${lessonsOf()}/${shadow}`, { as: school.owner.token })).body.data
  const { release, accessible_after_days, accessible_start_hour, accessible_timezone } = fields
  expect(release).toBeNull()
  const whole = { release, accessible_after_days, accessible_start_hour, accessible_timezone }
  const changed = await change(shadow, { ...whole, accessible_after_ids: [light], accessible_after_days: 4 })
  expect(changed.body.data).toMatchObject({ accessible_after_ids: [light], accessible_after_days: 4 })
  expect((await read(shadow)).course_access.decision.is_open).toBe(false)
  const refused = await change(shadow, { release: null, accessible_after_days: 5 })
  expect([refused.status, refused.body.error]).toEqual([422, 'release_contradicted'])
  const back = { release: changed.body.data.release, accessible_after_days: 0, accessible_after_ids: [] }
  expect((await change(shadow, back)).body.data.release).toBeNull()
})

describe('a lesson that comes after another one', () => {
  test('says which, shows nothing of itself, and opens when that is done', async () => {
    await change(shadow, { accessible_after_ids: [light] })
    const reason = { kind: 'after_lessons', lessons: [{ id: light, title: 'Light' }] }
    const closed = await read(shadow)
    expect(closed.course_access.decision).toMatchObject({ is_open: false, reasons: [reason] })
    expect(closed.data.sections).toEqual([])
    expect(JSON.stringify(closed)).not.toContain('The words of Shadow')
    expect((await rowOf('Shadow')).access).toMatchObject({ is_open: false, reasons: [reason] })
    expect((await read(light)).data.paginate_info.next_lesson).toMatchObject({ id: shadow, is_open: false })
    expect((await finish(shadow, learner.token)).status).toBe(403)

    expect((await finish(light, learner.token)).status).toBe(200)
    const opened = await read(shadow)
    expect(opened.course_access.decision.is_open).toBe(true)
    expect(JSON.stringify(opened)).toContain('The words of Shadow')
    expect((await rowOf('Shadow')).access.is_open).toBe(true)
    expect((await read(light)).data.paginate_info.next_lesson).toMatchObject({ id: shadow, is_open: true })
  })

  test('stays closed to others who did not do it', async () => {
    const other = await joinSchool(app, school)
    expect((await read(shadow, other.token)).course_access.decision.is_open).toBe(false)
  })

  test('waits for nothing that learners cannot open', async () => {
    const other = await joinSchool(app, school)
    await change(light, { status_id: 1 })
    expect((await read(shadow, other.token)).course_access.decision.is_open).toBe(true)
    await change(light, { status_id: 4 })
  })

  test('opens at once to who takes part when its author says so', async () => {
    const other = await joinSchool(app, school)
    await change(shadow, { is_open: true, accessible_after_days: 9 })
    expect((await read(shadow, other.token)).course_access.decision.is_open).toBe(true)
    await change(shadow, { is_open: false, accessible_after_days: 0, accessible_after_ids: [] })
  })

  test('takes lessons of its own course alone', async () => {
    const as = school.owner.token
    const other = (await app.call('POST', '/courses', { as, body: { title: 'Another course' } })).body.data
    const foreign = await app.call('POST', `/courses/${other.id}/lessons-new`, {
      as,
      body: { title: 'There' },
    })
    const { body } = await change(shadow, { accessible_after_ids: [foreign.body.data.id, light] })
    expect(body.data.accessible_after_ids).toEqual([light])
    await change(shadow, { accessible_after_ids: [] })
  })
})

describe('the status of a lesson', () => {
  test('announced: learners are told its title and nothing else', async () => {
    await change(shadow, { status_id: 2, is_public: true })
    const announced = { is_open: false, reasons: [{ kind: 'announced' }] }
    for (const as of [learner.token, undefined]) {
      const closed = (await app.call('GET', `/public/lessons/${shadow}`, { as })).body
      expect(closed.course_access.decision).toMatchObject(announced)
      expect(JSON.stringify(closed)).not.toContain('The words of Shadow')
    }
    expect((await rowOf('Shadow')).access).toMatchObject(announced)
    expect((await finish(shadow, learner.token)).status).toBe(404)
  })

  test('archived: it is not there for learners, and what counts of the course leaves it out', async () => {
    await change(shadow, { status_id: 3, is_public: false })
    expect((await app.call('GET', `/public/lessons/${shadow}`, { as: learner.token })).status).toBe(404)
    expect(await rowOf('Shadow')).toBeUndefined()
    expect((await app.call('GET', `/public/lessons/${shadow}`, { as: school.owner.token })).status).toBe(200)
    await change(shadow, { status_id: 4 })
  })
})

describe('pictures of a lesson', () => {
  test('are kept, cut to 16:9, and told to its readers', async () => {
    const as = school.owner.token
    const { status, body } = await app.call('POST', '/course-pictures', { as, body: { image: pixel } })
    expect(status).toBe(201)
    expect(body.data.url).toMatch(/^\/pictures\/[\w-]{22}-1280$/)
    const { url } = body.data
    await change(shadow, {
      image: url,
      lesson_previews: [
        { index: 1, url },
        { index: 2, url: null },
      ],
    })
    expect((await read(shadow)).data).toMatchObject({ image: url, previews: [{ index: 1, url }] })
  })

  test('of other hosts are not loaded by readers', async () => {
    await change(shadow, { image: 'https://elsewhere.test/a.png' })
    expect((await read(shadow)).data.image).toBeNull()
  })

  test('a learner keeps none', async () => {
    const reply = await app.call('POST', '/course-pictures', { as: learner.token, body: { image: pixel } })
    expect(reply.status).toBe(403)
  })
})
