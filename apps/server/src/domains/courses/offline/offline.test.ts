import { courseStatus } from '@lectern/contract/courses/course-status'
import { beforeAll, describe, expect, it } from 'vitest'
import { freezeAccess, giveAccess } from '../../access/index.ts'
import { deliverySchool } from '../../../testing/delivery-school.ts'
import { signUp } from '../../../testing/people.ts'
import { findProduct } from '../../products/index.ts'

const { app, call, clock, school, student, foreign, film, change, upload, place, subscribe, author } =
  await deliverySchool()
const path = `/public/courses/${school.courseSlug}/offline`
const ask = async (as?: string, headers: Record<string, string> = {}) => call('GET', path, { as, headers })
const nothing = { status: 200, body: { data: null } }
const titles = async (as: string) =>
  ((await ask(as)).body.data?.lessons ?? []).map(({ title }: { title: string }) => title)

const note = await upload(school.owner.token, 'Notes.txt', Buffer.from('Twelve bytes'))
await place(school, [{ uuid: note.uuid }])

const addLesson = async (title: string, settings: object) => {
  const as = school.owner.token
  const { id } = (await call('POST', `/courses/${school.courseId}/lessons-new`, { as, body: { title } })).body
    .data
  await call('PUT', `/courses/${school.courseId}/lessons-new/${id}`, { as, body: settings })
  return id
}

beforeAll(async () => {
  await author({ status_id: 4, is_public: false })
  await addLesson('Much later', {
    ...{ status_id: 4, accessible_after_days: 30, accessible_timezone: 'UTC' },
  })
  await addLesson('A draft', {})
})

describe('what may be kept of a course', () => {
  it('is what is open to its participant, with the bytes of its files, and films by name alone', async () => {
    const { status, body } = await ask(student.token)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ slug: school.courseSlug, link: `/courses/${school.courseSlug}` })
    expect(body.data.lessons).toHaveLength(1)
    const [lesson] = body.data.lessons
    expect(lesson).toMatchObject({
      ...{ title: 'First lesson', link: `/courses/${school.courseSlug}/first-lesson`, closes_at: null },
      films: [film.originalName],
      files: [{ uuid: note.uuid, name: 'Notes.txt', bytes: 12 }],
    })
    expect(lesson.units.map((unit: { has_files: boolean }) => unit.has_files)).toEqual([true, true])
    const text = JSON.stringify(body)
    for (const hidden of ['Much later', 'A draft', film.uuid]) expect(text).not.toContain(hidden)
  })

  it('weighs what the reader is then given', async () => {
    const { bytes } = (await ask(student.token)).body.data.lessons[0].files[0]
    const reply = await app.app.inject({
      url: `/api/v1/files/${note.uuid}/download?preview=1`,
      headers: { host: 'localhost', authorization: `Bearer ${student.token}` },
    })
    expect(reply.rawPayload).toHaveLength(bytes)
  })

  it('has another revision once its lesson has another text', async () => {
    const before = (await ask(student.token)).body.data.lessons[0].revision
    expect((await ask(student.token)).body.data.lessons[0].revision).toBe(before)
    await place(school, [{ uuid: note.uuid }])
    expect((await ask(student.token)).body.data.lessons[0].revision).not.toBe(before)
  })

  it('tells the moment at which access ends, however far off', async () => {
    const person = await signUp(app)
    const endsAt = new Date(clock.now().getTime() + 90 * 24 * 60 * 60 * 1000)
    await change(async (tx) => {
      const product = await findProduct(tx, school.schoolId, school.productId)
      if (!product) throw new Error('The product is gone.')
      const given = { product, userId: person.id, actorId: null, now: clock.now() }
      await giveAccess(tx, given, { offerId: null, origin: 'manual', startsAt: null, endsAt })
    })
    expect((await ask(person.token)).body.data.lessons[0].closes_at).toBe(endsAt.toISOString())
  })

  it('is nothing for visitors, on the host of another school, and for who takes no part', async () => {
    expect((await ask()).status).toBe(401)
    expect(await ask(student.token, { host: 'second.localhost' })).toMatchObject(nothing)
    expect(await titles(foreign.token)).toEqual([])
    await author({ is_public: true })
    expect(await titles(foreign.token)).toEqual(['First lesson'])
    await author({ is_public: false })
  })

  it('is nothing, without a failed request, once the course was taken back, for whoever kept it', async () => {
    const publish = (status_id: number) =>
      call('PUT', `/courses/${school.courseId}`, { as: school.owner.token, body: { status_id } })
    await publish(courseStatus.draft)
    for (const { token } of [student, foreign]) expect(await ask(token)).toMatchObject(nothing)
    const missing = await call('GET', '/public/courses/never-was/offline', { as: student.token })
    expect(missing).toMatchObject(nothing)
    await publish(courseStatus.published)
    expect(await titles(student.token)).toEqual(['First lesson'])
  })

  it('is nothing any more while access is frozen, after it was revoked, and once the lesson is a draft again', async () => {
    await author({ status_id: 1 })
    expect(await titles(student.token)).toEqual([])
    await author({ status_id: 4 })
    expect(await titles(student.token)).toEqual(['First lesson'])
    await subscribe('revoked')
    expect(await titles(student.token)).toEqual([])
    await subscribe('active')
    await change(async (tx) => {
      const product = await findProduct(tx, school.schoolId, school.productId)
      if (!product) throw new Error('The product is gone.')
      await freezeAccess(tx, { product, userId: student.id, actorId: null, now: clock.now() }, null)
    })
    expect(await titles(student.token)).toEqual([])
  })

  it('is nothing while one of the team looks at the course as somebody else', async () => {
    const as = school.owner.token
    expect((await ask(as)).status).toBe(200)
    await call('POST', `/courses/${school.courseId}/preview-settings`, {
      as,
      body: { type: 'course_setting' },
    })
    const { status, body } = await ask(as)
    expect([status, body.error]).toEqual([403, 'preview_only'])
  })
})
