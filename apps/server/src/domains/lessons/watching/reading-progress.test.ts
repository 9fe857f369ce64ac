import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { joinByOffer } from '../../../testing/offer.ts'
import { signUp } from '../../../testing/people.ts'
import { one, practiceIn, two } from '../../../testing/practice.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { tellLessons } from '../../../testing/tell-events.ts'

const app = await testApp()
const { call, clock } = app
const school = await teachingSchool(app, 'demo', true)
const rival = await teachingSchool(app, 'rival', false)
const { lesson } = school
const [textUnit = 0, quizUnit = 0] = lesson.unitIds
const { begin, finish } = practiceIn(app, school)

const paragraphs = Array.from({ length: 40 }, () => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'A long paragraph of words that take their time to be read. '.repeat(3) }],
}))
const long = { version: 1, doc: { type: 'doc', content: paragraphs } }
const added = await call('POST', `/lessons/${lesson.id}/info-section`, {
  as: school.owner.token,
  body: { name: 'Long', info_units: [{ key: 'unit-long', type_id: 3, content: { text: long } }] },
})
const longUnit = added.body.data.info_units[0].id
const longSection = { id: added.body.data.id, lesson_id: lesson.id }

const path = `/lessons/${lesson.id}/reading`
const read = (as?: string) => call('GET', path, { as })
const report = (as: string | undefined, at_unit_id: number | null, read_unit_ids: number[]) =>
  call('POST', path, { as, body: { at_unit_id, read_unit_ids } })
const open = (as: string) => call('POST', `/lessons/${lesson.id}/events/started`, { as })

describe('where somebody is in a lesson', () => {
  it('is kept for every device, the latest place', async () => {
    const { token } = await joinSchool(app, school)
    expect((await read(token)).body.data).toEqual({ stopped: null, units: [] })
    await open(token)
    await report(token, quizUnit, [])
    clock.advance(60_000)
    const stoppedAt = clock.now().toISOString()
    await report(token, textUnit, [])
    clock.advance(3_600_000)
    // The lesson is opened on another device: that moves nothing.
    await open(token)
    expect((await read(token)).body.data.stopped).toEqual({ unit_id: textUnit, at: stoppedAt })
    const { data } = (await call('GET', `/public/courses/${school.courseSlug}`, { as: token })).body
    expect(data.continue_link).toBe(`/courses/${school.courseSlug}/${lesson.slug}#unit-${textUnit}`)
  })

  it('is nothing that is not of the lesson', async () => {
    const { token } = await joinSchool(app, school)
    await report(token, rival.lesson.unitIds[0] ?? 0, rival.lesson.unitIds)
    expect((await read(token)).body.data).toEqual({ stopped: null, units: [] })
  })
})

describe('what is read', () => {
  it('counts as far as there was time for it, and shows in the program', async () => {
    const { token } = await joinSchool(app, school)
    await open(token)
    // A report of everything in the first moment.
    expect((await report(token, longUnit, [textUnit, longUnit])).body.data.units).toEqual([
      { id: textUnit, state: 'read' },
    ])
    clock.advance(15_000)
    expect((await report(token, longUnit, [longUnit])).body.data.units).toHaveLength(1)
    clock.advance(180_000)
    expect((await report(token, longUnit, [longUnit, quizUnit])).body.data.units).toEqual([
      { id: textUnit, state: 'read' },
      { id: longUnit, state: 'read' },
    ])
    const program = async () =>
      (await call('GET', `/public/courses/${school.courseSlug}`, { as: token })).body.data.lessons[0]
    expect(await program()).toMatchObject({ progress: 'started', share: 67 })
    const { id } = await begin(token)
    await finish(token, id, [one('one-right'), two(['two-right-a', 'two-right-b'])])
    await tellLessons(app)
    expect((await read(token)).body.data.units).toHaveLength(3)
    expect(await program()).toMatchObject({ progress: 'done', share: 100 })
  })

  it('is nothing of sections that an offer leaves out, and nothing where the lesson is closed', async () => {
    const { token } = await joinByOffer(app, school, { sections: [longSection] })
    clock.advance(180_000)
    await open(token)
    await report(token, textUnit, [textUnit, longUnit])
    expect((await read(token)).body.data).toMatchObject({ stopped: null })
    const stranger = await signUp(app)
    expect((await report(stranger.token, textUnit, [textUnit])).status).toBe(404)
    expect((await read(stranger.token)).status).toBe(404)
    expect((await report(undefined, textUnit, [])).status).toBe(401)
    await call('PUT', `/courses/${school.courseId}/lessons-new/${lesson.id}`, {
      as: school.owner.token,
      body: { accessible_after_days: 5 },
    })
    const early = await joinSchool(app, school)
    expect((await report(early.token, textUnit, [textUnit])).status).toBe(403)
    expect((await read(early.token)).status).toBe(403)
    await call('PUT', `/courses/${school.courseId}/lessons-new/${lesson.id}`, {
      as: school.owner.token,
      body: { accessible_after_days: 0 },
    })
  })

  it('is taken in reports of a hundred units, and of nothing else', async () => {
    const { token } = await joinSchool(app, school)
    const ids = Array.from({ length: 101 }, (_, at) => at + 1)
    expect((await report(token, null, ids)).status).toBe(422)
    expect((await report(token, -1, [])).status).toBe(422)
    expect(
      (await call('POST', path, { as: token, body: { at_unit_id: null, read_unit_ids: [], user_id: 1 } }))
        .status,
    ).toBe(422)
  })

  it('leaves no trace of the team', async () => {
    const { token } = school.owner
    await report(token, textUnit, [textUnit])
    expect((await read(token)).body.data).toEqual({ stopped: null, units: [] })
  })
})
