import type { VersionChanges } from '@lectern/contract/lessons/versions'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { textUnit, wordsOf } from '../../../testing/text-unit.ts'
import { deleteOldVersions, listOverfull } from './versions.repository.ts'

const app = await testApp()
const school = await teachingSchool(app, 'versions', true)
const colleague = await addStaff(app, school.schoolId, ['course_edit', 'course_read'])
const call = (method: string, path: string, body?: unknown, as = school.owner.token) =>
  app.call(method, path, { as, body })
const minutes = (count: number) => app.clock.advance(count * 60_000)

interface Entry {
  id: number
  kind: string
  name: string
  changed_units: number
  changes: VersionChanges
  author: { id: number } | null
}

let lesson: { id: number; sections: { id: number }[] }
let section: { id: number; info_units: { id: number; revision: number }[] }

const history = async (): Promise<Entry[]> => (await call('GET', `/lessons/${lesson.id}/versions`)).body.data
const stateOf = async (version: number) =>
  (await call('GET', `/lessons/${lesson.id}/versions/${version}`)).body.data
const wordsIn = (state: { sections: { units: { unit: Parameters<typeof wordsOf>[0] }[] }[] }) =>
  state.sections.map(({ units }) => units.map(({ unit }) => wordsOf(unit)))
const write = (at: number, words: string, as?: string) =>
  call('PUT', `/info-units/${section.info_units[at]?.id}`, textUnit(`unit-no-${at}`, words), as)
const loadWords = async () => {
  const { body } = await call('GET', `/courses/${school.courseId}/lessons-new/${lesson.id}`)
  return body.data.sections.map((each: { info_units: Parameters<typeof wordsOf>[0][] }) =>
    each.info_units.map(wordsOf),
  )
}

beforeEach(async () => {
  lesson = (await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'History' })).body.data
  const units = [textUnit('unit-no-0', 'One'), textUnit('unit-no-1', 'Two')]
  const path = `/info-section/${lesson.sections[0]?.id}`
  section = (await call('PUT', path, { info_units: units })).body.data
})

describe('the history of a lesson', () => {
  it('tells saves of one person within ten minutes as one, and those of another apart', async () => {
    await write(0, 'One, changed')
    minutes(5)
    await write(0, 'One, changed again')
    minutes(6)
    await write(0, 'One, later')
    await write(1, 'Two by a colleague', colleague.token)
    const entries = await history()
    expect(entries.map(({ author }) => author?.id)).toEqual([colleague.id, school.owner.id, school.owner.id])
    const states = await Promise.all(entries.map(({ id }) => stateOf(id)))
    expect(states.map(wordsIn)).toEqual([
      [['One, later', 'Two by a colleague']],
      [['One, later', 'Two']],
      [['One, changed again', 'Two']],
    ])
    expect(entries.slice(0, 2).map(({ changed_units }) => changed_units)).toEqual([1, 1])
  })

  it('tells of every entry what it added, changed and removed, the first one included', async () => {
    await write(0, 'One and two more')
    minutes(11)
    const path = `/info-section/${section.id}`
    await call('PATCH', path, { unit_order: [{ key: 'unit-no-0' }], info_units: [] })
    const told = (await history()).map(({ changes }) => changes)
    expect(told).toEqual([
      { added: 0, changed: 0, removed: 1, words: -1, is_renamed: false },
      { added: 2, changed: 0, removed: 0, words: 5, is_renamed: false },
    ])
  })

  it('lists a publication of what was just written once, with what was written', async () => {
    await call('PUT', `/courses/${school.courseId}/lessons-new/${lesson.id}`, { status_id: 4 })
    expect(await history()).toMatchObject([{ kind: 'published', changes: { added: 2, words: 2 } }])
    await write(0, 'One, later')
    expect(await history()).toMatchObject([
      { kind: 'saved', changes: { added: 0, changed: 1, words: 1 } },
      { kind: 'published' },
    ])
  })

  it('keeps what a named moment said, whatever is written a second later', async () => {
    await write(0, 'Agreed')
    const { body } = await call('POST', `/lessons/${lesson.id}/versions`, { name: 'Agreed with Olha' })
    await write(0, 'Changed after all')
    expect(wordsIn(await stateOf(body.data.id))).toEqual([['Agreed', 'Two']])
    expect((await history()).find(({ name }) => name === 'Agreed with Olha')).toMatchObject({ kind: 'named' })
  })

  it('notes a publication', async () => {
    const path = `/courses/${school.courseId}/lessons-new/${lesson.id}`
    await call('PUT', path, { status_id: 4 })
    await call('PUT', path, { title: 'Published already' })
    expect((await history()).filter(({ kind }) => kind === 'published')).toHaveLength(1)
  })

  it('brings a whole lesson back, removed units and sections too, and that can be undone', async () => {
    const other = (
      await call('POST', `/lessons/${lesson.id}/info-section`, {
        name: 'Other',
        info_units: [textUnit('unit-other', 'Three')],
      })
    ).body.data
    const named = (await call('POST', `/lessons/${lesson.id}/versions`, { name: 'Whole' })).body.data
    minutes(1)
    await write(0, 'Spoiled')
    const [first] = section.info_units
    await call('PATCH', `/info-section/${section.id}`, { unit_order: [{ key: 'unit-no-0' }], info_units: [] })
    await call('DELETE', `/info-section/${other.id}`)
    expect(await loadWords()).toEqual([['Spoiled']])
    minutes(1)
    const restored = await call('POST', `/lessons/${lesson.id}/versions/${named.id}/restore`)
    expect(restored.status).toBe(200)
    expect(await loadWords()).toEqual([['One', 'Two'], ['Three']])
    expect(restored.body.data.sections[0].info_units[0].id).toBe(first?.id)
    const before = (await history()).find(({ kind }) => kind === 'restored')
    await call('POST', `/lessons/${lesson.id}/versions/${before?.id}/restore`)
    expect(await loadWords()).toEqual([['Spoiled']])
  })

  it('brings one unit back and leaves the others', async () => {
    const named = (await call('POST', `/lessons/${lesson.id}/versions`, { name: 'Before' })).body.data
    await write(0, 'Spoiled')
    await write(1, 'Better')
    const path = `/lessons/${lesson.id}/versions/${named.id}/restore-unit`
    const { status } = await call('POST', path, { unit_id: section.info_units[0]?.id })
    expect(status).toBe(200)
    expect(await loadWords()).toEqual([['One', 'Better']])
    expect((await call('POST', path, { unit_id: 999_999 })).body.error).toBe('foreign_unit')
  })

  it('brings a removed unit back to its place, as it was then', async () => {
    const named = (await call('POST', `/lessons/${lesson.id}/versions`, { name: 'Before' })).body.data
    const [first] = section.info_units
    await write(0, 'Spoiled')
    await call('PATCH', `/info-section/${section.id}`, { unit_order: [{ key: 'unit-no-1' }], info_units: [] })
    const path = `/lessons/${lesson.id}/versions/${named.id}/restore-unit`
    const { status, body } = await call('POST', path, { unit_id: first?.id })
    expect([status, body.data.id]).toEqual([200, first?.id])
    expect(await loadWords()).toEqual([['One', 'Two']])
  })

  it('takes a hundred names', async () => {
    for (let at = 0; at < 100; at += 1)
      await call('POST', `/lessons/${lesson.id}/versions`, { name: `Name ${at}` })
    const { status, body } = await call('POST', `/lessons/${lesson.id}/versions`, { name: 'One more' })
    expect([status, body.error]).toEqual([422, 'too_many_named_versions'])
  })

  it('keeps the newest entries and named ones, and only what they show', async () => {
    for (const words of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
      await write(0, words)
      if (words === 'Second') await call('POST', `/lessons/${lesson.id}/versions`, { name: 'Agreed' })
      minutes(11)
    }
    const kept = { limit: new Date(0), most: 2 }
    const { db } = app.dependencies
    expect(await listOverfull(db, kept)).toContainEqual({ id: lesson.id, schoolId: school.schoolId })
    await db.transaction((tx) => deleteOldVersions(tx, { id: lesson.id, schoolId: school.schoolId }, kept))
    const entries = await history()
    const states = await Promise.all(entries.map(({ id }) => stateOf(id)))
    expect(states.map(wordsIn)).toEqual([[['Fifth', 'Two']], [['Fourth', 'Two']], [['Second', 'Two']]])
    const { rows } = await app.dependencies.database.pool.query(
      'select count(*)::int as count from unit_versions where unit_id = $1',
      [section.info_units[0]?.id],
    )
    expect(rows).toEqual([{ count: 3 }])
    expect((await listOverfull(db, kept)).map(({ id }) => id)).not.toContain(lesson.id)
  })

  it('shows nothing to another school', async () => {
    const rival = await teachingSchool(app, 'versions-rival', true)
    const [entry] = await history()
    const theirs = rival.owner.token
    const list = await call('GET', `/lessons/${lesson.id}/versions`, undefined, theirs)
    const one = await call('GET', `/lessons/${lesson.id}/versions/${entry?.id}`, undefined, theirs)
    const back = await call('POST', `/lessons/${lesson.id}/versions/${entry?.id}/restore`, undefined, theirs)
    expect([list.status, one.status, back.status]).toEqual([404, 404, 404])
  })
})
