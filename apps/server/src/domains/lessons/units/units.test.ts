import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { textUnit, wordsOf } from '../../../testing/text-unit.ts'

const app = await testApp()
const school = await teachingSchool(app, 'unit-saves', true)
const as = school.owner.token
/** Sends it again when the server has no connection free, as the web does. */
const call = async (method: string, path: string, body?: unknown, token = as) => {
  for (;;) {
    const reply = await app.call(method, path, { as: token, body })
    if (reply.status !== 503) return reply
  }
}
const newLesson = async () =>
  (await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Units' })).body.data
const load = async (section: number) => (await call('GET', `/info-section/${section}`)).body.data
const patch = (section: number, body: object) => call('PATCH', `/info-section/${section}`, body)
const save = (unit: number, body: object) => call('PUT', `/info-units/${unit}`, body)
const key = (unit: { key: string }) => unit.key

let lesson: Awaited<ReturnType<typeof newLesson>>
let section: Awaited<ReturnType<typeof load>>

beforeEach(async () => {
  lesson = await newLesson()
  const units = [textUnit('unit-one', 'One'), textUnit('unit-two', 'Two')]
  section = (await call('PUT', `/info-section/${lesson.sections[0].id}`, { info_units: units })).body.data
})

describe('saving one unit', () => {
  it('changes it alone, and counts its revision and that of the section, not the outline', async () => {
    const [one, two] = section.info_units
    const saved = await save(one.id, { ...textUnit('unit-one', 'Changed'), base_revision: one.revision })
    expect([saved.status, saved.body.data.revision]).toEqual([200, one.revision + 1])
    const now = await load(section.id)
    expect(now.info_units.map(wordsOf)).toEqual(['Changed', 'Two'])
    expect(now.info_units[1].revision).toBe(two.revision)
    expect(now.revision).toBe(section.revision + 1)
    expect(now.outline_revision).toBe(section.outline_revision)
  })

  it('is refused on an older revision, and what others stored stays', async () => {
    const [one] = section.info_units
    await save(one.id, { ...textUnit('unit-one', 'First'), base_revision: one.revision })
    const late = await save(one.id, { ...textUnit('unit-one', 'Late'), base_revision: one.revision })
    expect([late.status, late.body.error]).toEqual([409, 'stale_revision'])
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['First', 'Two'])
  })

  it('of the same content changes no number', async () => {
    const [one] = section.info_units
    const again = await save(one.id, { ...textUnit('unit-one', 'One'), base_revision: one.revision })
    expect(again.body.data.revision).toBe(one.revision)
    expect((await load(section.id)).revision).toBe(section.revision)
  })

  it('goes on beside the save of another unit on the same state', async () => {
    const [one, two] = section.info_units
    const replies = await Promise.all([
      save(one.id, { ...textUnit('unit-one', 'Mine'), base_revision: one.revision }),
      save(two.id, { ...textUnit('unit-two', 'Theirs'), base_revision: two.revision }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['Mine', 'Theirs'])
  })

  it('is taken once of a hundred at the same moment', async () => {
    const [one] = section.info_units
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        save(one.id, { ...textUnit('unit-one', `Writer ${at}`), base_revision: one.revision }),
      ),
    )
    const taken = replies.flatMap(({ status }, at) => (status === 200 ? [at] : []))
    expect(taken).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(99)
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual([`Writer ${taken[0]}`, 'Two'])
  })

  it('tells the whole lesson’s size by what changed', async () => {
    const [one] = section.info_units
    const long = 'a'.repeat(100_000)
    const body = { ...textUnit('unit-one', long), base_revision: one.revision }
    expect((await save(one.id, body)).status).toBe(200)
    const units = Array.from({ length: 4 }, (_, at) => textUnit(`unit-more-${at}`, long))
    const more = await call('POST', `/lessons/${lesson.id}/info-section`, { name: 'More', info_units: units })
    expect([more.status, more.body.error]).toEqual([422, 'lesson_too_long'])
  })
})

describe('saving what was changed of a section', () => {
  it('stores new units, order and name without the contents of the others', async () => {
    const order = ['unit-new-1', 'unit-two', 'unit-one']
    const { body } = await patch(section.id, {
      name: 'Named',
      unit_order: order.map((each) => ({ key: each })),
      base_outline_revision: section.outline_revision,
      info_units: [textUnit('unit-new-1', 'New')],
    })
    expect(body.data.name).toBe('Named')
    expect(body.data.info_units.map(wordsOf)).toEqual(['New', 'Two', 'One'])
    expect(body.data.info_units.slice(1).map(({ revision }: { revision: number }) => revision)).toEqual([
      1, 1,
    ])
  })

  it('is all or nothing', async () => {
    const [one] = section.info_units
    await save(one.id, { ...textUnit('unit-one', 'Theirs'), base_revision: one.revision })
    const late = await patch(section.id, {
      info_units: [
        { ...textUnit('unit-two', 'Mine'), base_revision: 1 },
        { ...textUnit('unit-one', 'Mine'), base_revision: one.revision },
      ],
    })
    expect(late.status).toBe(409)
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['Theirs', 'Two'])
  })

  it('refuses an order that was made on another outline, and one that names what is nowhere', async () => {
    const turned = [{ key: 'unit-two' }, { key: 'unit-one' }]
    const base = { base_outline_revision: section.outline_revision, info_units: [] }
    expect((await patch(section.id, { ...base, unit_order: turned })).status).toBe(200)
    expect((await patch(section.id, { ...base, unit_order: turned })).status).toBe(409)
    const stranger = await patch(section.id, { unit_order: [{ key: 'unit-stranger' }], info_units: [] })
    expect([stranger.status, stranger.body.error]).toEqual([422, 'foreign_unit'])
  })

  it('brings a removed unit back under its id', async () => {
    const [one] = section.info_units
    await patch(section.id, { unit_order: [{ key: 'unit-two' }], info_units: [] })
    expect((await load(section.id)).info_units.map(key)).toEqual(['unit-two'])
    const order = [{ key: 'unit-one' }, { key: 'unit-two' }]
    const { body } = await patch(section.id, { unit_order: order, info_units: [] })
    expect(body.data.info_units[0]).toMatchObject({ id: one.id, revision: one.revision })
  })

  it('removes no unit with words in it that its remover has not seen', async () => {
    const [one] = section.info_units
    await save(one.id, { ...textUnit('unit-one', 'Written since'), base_revision: one.revision })
    const remove = (revision: number) =>
      patch(section.id, {
        unit_order: [{ key: 'unit-two' }],
        removed_units: [{ key: 'unit-one', base_revision: revision }],
      })
    const late = await remove(one.revision)
    expect([late.status, late.body.error]).toEqual([409, 'stale_revision'])
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['Written since', 'Two'])
    expect((await remove(one.revision + 1)).status).toBe(200)
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['Two'])
  })

  it('brings a removed unit back with new words only over those that their author has seen', async () => {
    const [one] = section.info_units
    await save(one.id, { ...textUnit('unit-one', 'Written, then removed'), base_revision: one.revision })
    await patch(section.id, { unit_order: [{ key: 'unit-two' }] })
    const back = (revision: number) =>
      patch(section.id, {
        unit_order: [{ key: 'unit-one' }, { key: 'unit-two' }],
        info_units: [{ ...textUnit('unit-one', 'Mine'), base_revision: revision }],
      })
    const unseen = await back(one.revision)
    expect([unseen.status, unseen.body.error]).toEqual([409, 'stale_revision'])
    expect(unseen.body.error_codes).toEqual({ info_units: ['removed_unit'] })
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['Two'])
    expect((await back(one.revision + 1)).body.data.info_units.map(wordsOf)).toEqual(['Mine', 'Two'])
  })

  it('moves a unit to another section with its id and revision, whichever section is saved first', async () => {
    const [one, two] = section.info_units
    const other = (await call('POST', `/lessons/${lesson.id}/info-section`, { name: 'Other' })).body.data
    const arrive = (unit: { key: string; id: number }) =>
      patch(other.id, { unit_order: [{ key: unit.key, id: unit.id }], info_units: [] })
    const moved = await arrive(one)
    expect(moved.body.data.info_units[0]).toMatchObject({ id: one.id, revision: one.revision })
    expect((await load(section.id)).info_units.map(key)).toEqual(['unit-two'])
    await patch(section.id, { unit_order: [], info_units: [] })
    const last = await patch(other.id, {
      unit_order: [{ key: one.key }, { key: two.key, id: two.id }],
      info_units: [],
    })
    expect(last.body.data.info_units.map(({ id }: { id: number }) => id)).toEqual([one.id, two.id])
  })

  it('takes no unit out of another lesson', async () => {
    const elsewhere = await newLesson()
    const [one] = section.info_units
    const reply = await patch(elsewhere.sections[0].id, {
      unit_order: [{ key: one.key, id: one.id }],
      info_units: [],
    })
    expect([reply.status, reply.body.error]).toEqual([422, 'foreign_unit'])
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['One', 'Two'])
  })

  it('leaves nobody waiting for ever when units cross', async () => {
    const other = (
      await call('POST', `/lessons/${lesson.id}/info-section`, {
        name: 'Other',
        info_units: [textUnit('unit-three', 'Three')],
      })
    ).body.data
    const [one] = section.info_units
    const [three] = other.info_units
    for (let round = 0; round < 10; round += 1) {
      const there = { unit_order: [{ key: one.key, id: one.id }], info_units: [] }
      const here = { unit_order: [{ key: three.key, id: three.id }, { key: 'unit-two' }], info_units: [] }
      const replies = await Promise.all([patch(other.id, there), patch(section.id, here)])
      for (const { status } of replies) expect([200, 422]).toContain(status)
    }
  })
})

describe('who may not', () => {
  it('finds nothing of another school, and changes nothing', async () => {
    const rival = await teachingSchool(app, 'unit-rival', true)
    const [one] = section.info_units
    const theirs = rival.owner.token
    expect((await call('PUT', `/info-units/${one.id}`, textUnit('unit-one', 'x'), theirs)).status).toBe(404)
    expect((await call('PATCH', `/info-section/${section.id}`, { name: 'x' }, theirs)).status).toBe(404)
    expect((await call('GET', `/info-section/${section.id}`, undefined, theirs)).status).toBe(404)
    expect((await load(section.id)).info_units.map(wordsOf)).toEqual(['One', 'Two'])
  })

  it('is told so as a student, or as staff who may only read', async () => {
    const [one] = section.info_units
    const student = await joinSchool(app, school)
    const reader = await addStaff(app, school.schoolId, ['course_read'])
    for (const token of [student.token, reader.token])
      expect((await call('PUT', `/info-units/${one.id}`, textUnit('unit-one', 'x'), token)).status).toBe(403)
  })

  it('is refused a body that is larger than a section may be', async () => {
    const [one] = section.info_units
    const huge = await save(one.id, textUnit('unit-one', 'a'.repeat(5 * 1024 * 1024)))
    expect(huge.status).toBe(413)
  })
})
