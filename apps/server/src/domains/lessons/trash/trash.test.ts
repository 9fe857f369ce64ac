import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { createJobContext } from '../../../testing/job-context.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { textUnit, wordsOf } from '../../../testing/text-unit.ts'
import { deleteTrashed, restoreTrashed } from './trash.ts'
import { handleEmptyTrash } from './jobs/empty-trash.ts'

const app = await testApp()
const school = await teachingSchool(app, 'trash', true)
let token = school.owner.token
const call = (method: string, path: string, body?: unknown, as = token) =>
  app.call(method, path, { as, body })
/** Sessions end within the days that a thing stays in the trash. */
const signInAgain = async () => {
  const credentials = { email: school.owner.email, password: 'test-password' }
  token = (await app.call('POST', '/auth/login', { body: credentials })).body.data.token
}
const trash = `/courses/${school.courseId}/trash`

interface Entry {
  kind: string
  id: number
  title: string
  words: string
  lesson: { id: number } | null
}

let lesson: { id: number; sections: { id: number }[] }
let section: { id: number; info_units: { id: number; key: string }[] }

const listed = async (): Promise<Entry[]> =>
  (await call('GET', `${trash}?per_page=100`)).body.data.filter(
    (entry: Entry) => entry.lesson?.id === lesson.id || entry.id === lesson.id,
  )
const units = async (): Promise<Parameters<typeof wordsOf>[0][]> =>
  (await call('GET', `/info-section/${section.id}`)).body.data.info_units
const restore = (kind: string, id: number) => call('POST', `${trash}/${kind}/${id}/restore`)
const keep = (...keys: string[]) =>
  call('PATCH', `/info-section/${section.id}`, { unit_order: keys.map((key) => ({ key })), info_units: [] })

beforeEach(async () => {
  lesson = (await call('POST', `/courses/${school.courseId}/lessons-new`, { title: 'Trash' })).body.data
  const info_units = ['One', 'Two', 'Three'].map((words, at) => textUnit(`unit-no-${at}`, words))
  section = (await call('PUT', `/info-section/${lesson.sections[0]?.id}`, { info_units })).body.data
})

describe('the trash of a course', () => {
  it('holds a removed unit, shows it, and brings it back to its place under its id', async () => {
    await keep('unit-no-0', 'unit-no-2')
    const [entry] = await listed()
    expect(entry).toMatchObject({ kind: 'unit', id: section.info_units[1]?.id, words: 'Two' })
    const shown = await call('GET', `${trash}/unit/${entry?.id}`)
    expect(shown.body.data.info_units.map(wordsOf)).toEqual(['Two'])
    expect((await restore('unit', Number(entry?.id))).status).toBe(200)
    expect((await units()).map(wordsOf)).toEqual(['One', 'Two', 'Three'])
    expect(await listed()).toEqual([])
  })

  it('holds a removed section with its units, and brings both back', async () => {
    await call('DELETE', `/info-section/${section.id}`)
    expect(await listed()).toMatchObject([{ kind: 'section', id: section.id }])
    const shown = await call('GET', `${trash}/section/${section.id}`)
    expect(shown.body.data.info_units.map(wordsOf)).toEqual(['One', 'Two', 'Three'])
    expect((await restore('section', section.id)).status).toBe(200)
    expect((await units()).map(wordsOf)).toEqual(['One', 'Two', 'Three'])
  })

  it.each(['lesson', 'section', 'unit'] as const)(
    'gives a %s that is restored and deleted for good at the same moment to one of them',
    async (kind) => {
      const unit = section.info_units[1]?.id ?? 0
      const id = { lesson: lesson.id, section: section.id, unit }[kind]
      const remove = {
        lesson: () => call('DELETE', `/courses/${school.courseId}/lessons-new/${lesson.id}`),
        section: () => call('DELETE', `/info-section/${section.id}`),
        unit: () => keep('unit-no-0', 'unit-no-2'),
      }
      for (let round = 0; round < 8; round += 1) {
        await remove[kind]()
        const destroy = () => call('DELETE', `${trash}/${kind}/${id}`)
        const replies = await Promise.all(
          round % 2 === 0 ? [restore(kind, id), destroy()] : [destroy(), restore(kind, id)].toReversed(),
        )
        const [restored, destroyed] = replies.map(({ status }) => status)
        expect([restored, destroyed].toSorted((a, b) => Number(a) - Number(b))).toEqual([200, 404])
        if (destroyed === 200) return
        expect((await units()).map(wordsOf)).toEqual(['One', 'Two', 'Three'])
      }
    },
  )

  it('gives a lesson that was deleted for good to no call that began a moment before', async () => {
    await call('DELETE', `/courses/${school.courseId}/lessons-new/${lesson.id}`)
    const began = app.clock.now()
    const address = {
      schoolId: school.schoolId,
      courseId: school.courseId,
      kind: 'lesson' as const,
      id: lesson.id,
    }
    const later = new Date(began.getTime() + 5)
    const { db } = app.dependencies
    await db.transaction((tx) => deleteTrashed(tx, address, later))
    const late = db.transaction((tx) => restoreTrashed(tx, address, school.owner.id, began))
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
  })

  it('holds a removed lesson, and brings it back to the program', async () => {
    const path = `/courses/${school.courseId}/lessons-new/${lesson.id}`
    await call('DELETE', path)
    expect(await listed()).toMatchObject([{ kind: 'lesson', id: lesson.id, title: 'Trash' }])
    expect((await restore('lesson', lesson.id)).status).toBe(200)
    expect((await call('GET', path)).status).toBe(200)
  })

  it('lets somebody remove a thing for good', async () => {
    await keep('unit-no-0')
    const gone = section.info_units[1]?.id
    expect((await call('DELETE', `${trash}/unit/${gone}`)).status).toBe(200)
    expect((await listed()).map(({ id }) => id)).toEqual([section.info_units[2]?.id])
    expect((await restore('unit', Number(gone))).status).toBe(404)
  })

  it('is emptied after thirty days, and what stands in lessons stays', async () => {
    await keep('unit-no-0')
    app.clock.advance(29 * 24 * 60 * 60_000)
    await signInAgain()
    expect(await listed()).toHaveLength(2)
    app.clock.advance(2 * 24 * 60 * 60_000)
    expect(await listed()).toEqual([])
    await handleEmptyTrash(app.dependencies).run({}, createJobContext(app.clock))
    expect((await units()).map(wordsOf)).toEqual(['One'])
    expect((await restore('unit', Number(section.info_units[1]?.id))).status).toBe(404)
  })

  it('shows nothing to another school', async () => {
    const rival = await teachingSchool(app, 'trash-rival', true)
    await keep('unit-no-0')
    const id = section.info_units[1]?.id
    const theirs = rival.owner.token
    expect((await call('GET', trash, undefined, theirs)).body.data ?? []).toEqual([])
    expect((await call('POST', `${trash}/unit/${id}/restore`, undefined, theirs)).status).toBe(404)
    const mixed = `/courses/${rival.courseId}/trash/unit/${id}/restore`
    expect((await call('POST', mixed, undefined, theirs)).status).toBe(404)
  })
})
