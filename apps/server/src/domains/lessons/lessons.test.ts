import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { addStaff, signUp } from '../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../testing/school.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'authors', true)
const as = school.owner.token
const lessonPath = `/courses/${school.courseId}/lessons-new/${school.lesson.id}`

const text = (words: string) => ({
  text: {
    version: 1,
    doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
  },
})
const newLesson = async (title: string) =>
  (await call('POST', `/courses/${school.courseId}/lessons-new`, { as, body: { title } })).body.data
const saveSection = (id: number, body: object) => call('PUT', `/info-section/${id}`, { as, body })

describe('writing a lesson', () => {
  it('begins as a draft with one empty section and an address made from its title', async () => {
    const lesson = await newLesson('Як вчитися: перший крок')
    expect(lesson).toMatchObject({
      status_id: 1,
      slug: 'yak-vchytysya-pershyy-krok',
      accessible_after_days: 0,
    })
    expect(lesson.sections).toHaveLength(1)
    expect(lesson.sections[0]).toMatchObject({ order: 1, info_units: [] })
  })

  it('gives a second lesson of the same title another address', async () => {
    await newLesson('Twice')
    expect((await newLesson('Twice')).slug).toBe('twice-2')
  })

  it('keeps units by their key: a repeated save doubles nothing and changes no id', async () => {
    const section = (await newLesson('Keys')).sections[0]
    const units = [
      { key: 'first-unit', type_id: 3, content: text('One') },
      { key: 'other-unit', type_id: 3, content: text('Two') },
    ]
    const first = (await saveSection(section.id, { name: 'A', info_units: units })).body.data
    const again = (await saveSection(section.id, { name: 'A', info_units: units.toReversed() })).body.data
    const ids = (units: { id: number }[]) => units.map((unit) => unit.id)
    expect(ids(again.info_units)).toEqual(ids(first.info_units).toReversed())
    expect(again.revision).toBe(first.revision + 1)
  })

  it('removes the units that a save no longer names', async () => {
    const section = (await newLesson('Fewer')).sections[0]
    await saveSection(section.id, { info_units: [{ key: 'first-unit', type_id: 3, content: text('One') }] })
    const { body } = await saveSection(section.id, { info_units: [] })
    expect(body.data.info_units).toEqual([])
  })

  it('refuses a save that was made on an older state, and keeps the newer one', async () => {
    const section = (await newLesson('Two devices')).sections[0]
    const unit = (words: string) => [{ key: 'first-unit', type_id: 3, content: text(words) }]
    await saveSection(section.id, { info_units: unit('newer'), base_revision: section.revision })
    const late = await saveSection(section.id, { info_units: unit('older'), base_revision: section.revision })
    expect([late.status, late.body.error]).toEqual([409, 'stale_revision'])
  })

  it('refuses a link that runs script, and keeps what was there', async () => {
    const section = (await newLesson('Links')).sections[0]
    const linked = {
      text: {
        version: 1,
        doc: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'x',
                  marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                },
              ],
            },
          ],
        },
      },
    }
    const { status } = await saveSection(section.id, {
      info_units: [{ key: 'first-unit', type_id: 3, content: linked }],
    })
    expect(status).toBe(422)
  })

  it('refuses another school’s quiz', async () => {
    const other = await teachingSchool(app, 'quiz-owner', false)
    const { status, body } = await saveSection(school.lesson.sectionId, {
      info_units: [{ key: 'unit-quiz', type_id: 5, content: { quiz_id: other.quizId } }],
    })
    expect([status, body.error]).toEqual([422, 'foreign_quiz'])
  })

  it('orders sections only by a map that names all of them and no other', async () => {
    const lesson = await newLesson('Order')
    const second = (await call('POST', `/lessons/${lesson.id}/info-section`, { as, body: { name: 'B' } }))
      .body.data
    const path = `/courses/${school.courseId}/lessons-new/${lesson.id}`
    const order = (section_orders: object) => call('PUT', path, { as, body: { section_orders } })
    expect((await order({ [second.id]: 1 })).body.error).toBe('foreign_section')
    expect((await order({ [second.id]: 1, [school.lesson.sectionId]: 2 })).body.error).toBe('foreign_section')
    const { body } = await order({ [second.id]: 1, [lesson.sections[0].id]: 2 })
    expect(body.data.sections.map((each: { id: number }) => each.id)).toEqual([
      second.id,
      lesson.sections[0].id,
    ])
  })

  it('copies the content of another lesson with new ids', async () => {
    const lesson = await newLesson('Copy')
    const { body } = await call('PUT', `/lessons/${lesson.id}/copy/${school.lesson.id}`, { as })
    const [section] = body.data.sections
    expect(section.name).toBe('Start')
    expect(section.info_units.map((unit: { type_id: number }) => unit.type_id)).toEqual([3, 5])
    expect(school.lesson.unitIds).not.toContain(section.info_units[0].id)
    expect(body.data.quiz_ids).toEqual([school.quizId])
  })

  it('takes a removal back', async () => {
    const lesson = await newLesson('Gone and back')
    const path = `/courses/${school.courseId}/lessons-new/${lesson.id}`
    expect((await call('DELETE', path, { as })).status).toBe(200)
    expect((await call('GET', path, { as })).status).toBe(404)
    expect((await call('POST', `${path}/restore`, { as })).body.data.title).toBe('Gone and back')
    expect((await call('GET', path, { as })).status).toBe(200)
  })

  it('finds nothing under another course, and lets nobody write who may only read', async () => {
    const other = await teachingSchool(app, 'elsewhere', false)
    expect(
      (await call('GET', `/courses/${other.courseId}/lessons-new/${school.lesson.id}`, { as })).status,
    ).toBe(404)
    const reader = await addStaff(app, school.schoolId, ['course_read'])
    expect((await call('GET', lessonPath, { as: reader.token })).status).toBe(200)
    expect((await call('PUT', lessonPath, { as: reader.token, body: { title: 'No' } })).status).toBe(403)
  })
})

describe('reading a lesson', () => {
  const read = (token?: string, id = school.lesson.id) => call('GET', `/public/lessons/${id}`, { as: token })

  it('gives a participant the rendered text, and the same by the addresses of course and lesson', async () => {
    const learner = await joinSchool(app, school)
    const { body } = await read(learner.token)
    expect(body.data.sections[0].info_units[0]).toMatchObject({
      type_id: 3,
      description_formatted: '<p>Text of authors</p>',
    })
    expect(body.course_access).toMatchObject({ is_course_subscribed: true, is_user_expert: false })
    const slugs = `/public/courses/${school.courseSlug}/lessons/${school.lesson.slug}`
    expect((await call('GET', slugs, { as: learner.token })).body).toEqual(body)
  })

  it('gives a visitor the title and the reasons, and not one byte of the content', async () => {
    const reply = await read()
    expect(reply.status).toBe(200)
    expect(reply.body.data).toMatchObject({ title: 'First lesson', sections: [], is_lesson_available: false })
    expect(reply.body.course_access.decision.reasons).toEqual([
      { kind: 'sign_in' },
      { kind: 'not_subscribed', can_join: true, can_pre_subscribe: false, is_pre_subscribed: false },
    ])
    expect(JSON.stringify(reply.body)).not.toContain('Text of')
  })

  it('answers 304 to who has it already, and anew at once after a change in it', async () => {
    const learner = await joinSchool(app, school)
    const { headers } = await read(learner.token)
    const again = (etag: unknown) =>
      call('GET', `/public/lessons/${school.lesson.id}`, {
        as: learner.token,
        headers: { 'if-none-match': String(etag) },
      })
    expect((await again(headers['etag'])).status).toBe(304)
    await call('PUT', lessonPath, { as, body: { title: 'First lesson, renamed' } })
    await expect.poll(async () => (await again(headers['etag'])).status).toBe(200)
    await call('PUT', lessonPath, { as, body: { title: 'First lesson' } })
  })

  it('hides a draft from everybody but staff', async () => {
    const draft = await newLesson('Secret draft')
    const learner = await joinSchool(app, school)
    expect((await read(learner.token, draft.id)).status).toBe(404)
    expect((await read(undefined, draft.id)).status).toBe(404)
    expect((await read(as, draft.id)).body.data.title).toBe('Secret draft')
  })

  it('opens a dripped lesson on time and says before when that will be', async () => {
    const later = await newLesson('Later')
    const path = `/courses/${school.courseId}/lessons-new/${later.id}`
    await call('PUT', path, {
      as,
      body: { status_id: 4, accessible_after_days: 2, accessible_start_hour: '09:00' },
    })
    const learner = await joinSchool(app, school)
    const locked = (await read(learner.token, later.id)).body
    expect(locked.course_access.decision.reasons[0].kind).toBe('opens_later')
    const opensAt = new Date(locked.course_access.decision.next_opening_at)
    const now = app.clock.now()
    app.clock.set(opensAt)
    expect((await read(learner.token, later.id)).body.data.is_lesson_available).toBe(true)
    app.clock.set(now)
  })

  it('opens a public lesson to a visitor', async () => {
    const preview = await newLesson('Preview')
    const path = `/courses/${school.courseId}/lessons-new/${preview.id}`
    await call('PUT', path, { as, body: { status_id: 4, is_public: true } })
    expect((await read(undefined, preview.id)).body.data.is_lesson_available).toBe(true)
  })

  it('shows a lesson of another school only on that school’s own host', async () => {
    const other = await teachingSchool(app, 'neighbour', false)
    expect((await read(undefined, other.lesson.id)).status).toBe(404)
    const there = await call('GET', `/public/lessons/${other.lesson.id}`, {
      headers: { host: 'neighbour.localhost' },
    })
    expect(there.body.data.course.title).toBe('Course of neighbour')
  })

  it('gives one section of an open lesson, and none of a closed one to who takes no part', async () => {
    const learner = await joinSchool(app, school)
    const path = `/public/sections/${school.lesson.sectionId}/part`
    expect((await call('GET', path, { as: learner.token })).body.data.aside.name).toBe('Start')
    expect((await call('GET', path)).status).toBe(404)
    expect((await call('GET', path, { as: (await signUp(app)).token })).status).toBe(404)
  })
})
