import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { joinSchool, teachingSchool } from '../../../testing/school.ts'
import { textUnit } from '../../../testing/text-unit.ts'

const app = await testApp()
const { call } = app
const school = await teachingSchool(app, 'held-lessons', true)
const as = school.owner.token
const colleague = await addStaff(app, school.schoolId, ['course_edit', 'course_read'])
const learner = await joinSchool(app, school)
const lessons = `/courses/${school.courseId}/lessons-new`

let lesson: { id: number; slug: string }
let section: { id: number; info_units: { id: number; revision: number }[] }

const send = async (method: string, path: string, body?: object, by = as) => {
  const reply = await call(method, path, { as: by, ...(body && { body }) })
  if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data
}
const heldOf = async () => (await send('GET', `/lessons/${lesson.id}/held-edits`)).held
const hold = () => send('PUT', `/lessons/${lesson.id}/hold`)
const release = (body: object = {}) => call('POST', `/lessons/${lesson.id}/hold/release`, { as, body })
const discard = (body: object = {}) => call('POST', `/lessons/${lesson.id}/hold/discard`, { as, body })
const write = (at: number, words: string, by = as) =>
  send('PUT', `/info-units/${section.info_units[at]?.id}`, textUnit(`unit-no-${at}`, words), by)
const units = (...all: readonly object[]) => send('PUT', `/info-section/${section.id}`, { info_units: all })
const quizUnit = { key: 'unit-quiz', type_id: 5, content: { quiz_id: school.quizId } }

interface Shown {
  readonly title: string
  readonly sections: readonly {
    readonly name: string
    readonly info_units: readonly { readonly description_formatted?: string; readonly quiz_id?: number }[]
  }[]
}
/** What somebody reads: title, and what stands in each section. */
const readBy = async (token: string) => {
  const shown: Shown = await send('GET', `/public/lessons/${lesson.id}`, undefined, token)
  return [
    shown.title,
    ...shown.sections.map(({ info_units }) =>
      info_units.map(({ description_formatted: text = 'quiz' }) => text.replaceAll(/<[^>]*>/gu, '')),
    ),
  ]
}
/** The quizzes that a lesson of the program brings to its learners. */
const practisedIn = async (lessonId: number): Promise<number[]> => {
  const program = await send('GET', `/courses/${school.courseId}/program/minimal`)
  return program.lessons.find(({ id }: { id: number }) => id === lessonId).quiz_ids
}
const reads = () => readBy(learner.token)
const before = ['Held', ['One', 'Two']]

beforeEach(async () => {
  lesson = await send('POST', lessons, { title: 'Held' })
  const [first] = (await send('GET', `${lessons}/${lesson.id}`)).sections
  section = await send('PUT', `/info-section/${first.id}`, {
    info_units: [textUnit('unit-no-0', 'One'), textUnit('unit-no-1', 'Two')],
  })
  await send('PUT', `${lessons}/${lesson.id}`, { status_id: 4 })
})

describe('held edits of a lesson', () => {
  it('wait: learners read what stood before, the team reads the edits', async () => {
    await hold()
    await write(0, 'Changed')
    await send('POST', `/lessons/${lesson.id}/info-section`, {
      name: 'More',
      info_units: [textUnit('unit-new', 'New')],
    })
    await send('PUT', `${lessons}/${lesson.id}`, { title: 'Renamed' })
    expect(await reads()).toEqual(before)
    expect(await readBy(colleague.token)).toEqual(['Renamed', ['Changed', 'Two'], ['New']])
    expect(await send('GET', `${lessons}/${lesson.id}`)).toMatchObject({ title: 'Renamed' })
  })

  it('are told with who holds them and what waits', async () => {
    expect(await heldOf()).toBeNull()
    await hold()
    const nothing = { added: 0, removed: 0, changed: 0, is_order_changed: false }
    const still = { are_sections_changed: false, settings_changed: false }
    expect(await heldOf()).toMatchObject({ by: 'Owner of held-lessons', changes: { ...nothing, ...still } })
    await units(textUnit('unit-new', 'New'), textUnit('unit-no-1', 'Two!'))
    await send('PUT', `${lessons}/${lesson.id}`, { title: 'Renamed' })
    expect((await heldOf()).changes).toEqual({
      ...{ added: 1, removed: 1, changed: 1, is_order_changed: false },
      ...{ are_sections_changed: false, settings_changed: true },
    })
    await units(textUnit('unit-no-1', 'Two'), textUnit('unit-no-0', 'One'))
    await send('PATCH', `/info-section/${section.id}`, { name: 'Named' })
    expect((await heldOf()).changes).toEqual({
      ...nothing,
      ...{ is_order_changed: true, are_sections_changed: true, settings_changed: true },
    })
  })

  it('reach learners together when they are released', async () => {
    await hold()
    await units(textUnit('unit-no-1', 'Two!'), textUnit('unit-no-0', 'One'), quizUnit)
    await send('PUT', `${lessons}/${lesson.id}`, { title: 'Renamed' })
    const quizPath = `/lessons/${lesson.id}/quizzes`
    expect(await send('GET', quizPath, undefined, learner.token)).toEqual([])
    expect(await practisedIn(lesson.id)).toEqual([])
    expect((await release()).body.data).toEqual({ held: null })
    expect(await reads()).toEqual(['Renamed', ['Two!', 'One', 'quiz']])
    expect(await send('GET', quizPath, undefined, learner.token)).toHaveLength(1)
    expect(await practisedIn(lesson.id)).toEqual([school.quizId])
    const [latest] = await send('GET', `/lessons/${lesson.id}/versions`)
    expect(latest).toMatchObject({ kind: 'published' })
  })

  it('are gone when they are discarded, and come back from the history', async () => {
    await hold()
    await write(0, 'Changed')
    await units(textUnit('unit-no-0', 'Changed'), textUnit('unit-new', 'New'))
    await send('POST', `/lessons/${lesson.id}/info-section`, { name: 'More', info_units: [] })
    await send('PUT', `${lessons}/${lesson.id}`, { title: 'Renamed' })
    const { body } = await discard()
    expect(body.data).toEqual({ held: null })
    expect(await reads()).toEqual(before)
    const own = await send('GET', `${lessons}/${lesson.id}`)
    expect([own.title, own.sections.map((each: { id: number }) => each.id)]).toEqual(['Held', [section.id]])
    expect(own.sections[0].info_units.map(({ id }: { id: number }) => id)).toEqual(
      section.info_units.map(({ id }) => id),
    )
    await hold()
    await send('POST', `/lessons/${lesson.id}/versions/${body.version_before}/restore`)
    expect(await readBy(as)).toEqual(['Held', ['Changed', 'New'], []])
    expect(await reads()).toEqual(before)
  })

  it('are released or discarded only as their author saw them', async () => {
    await hold()
    await write(0, 'Mine')
    const { state } = await heldOf()
    await write(1, 'Theirs', colleague.token)
    expect((await release({ state })).status).toBe(409)
    expect((await discard({ state })).status).toBe(409)
    expect(await reads()).toEqual(before)
    const seen = await heldOf()
    expect((await release({ state: seen.state })).status).toBe(200)
    expect(await reads()).toEqual(['Held', ['Mine', 'Theirs']])
  })

  it('keep to the rule of two authors: a save on an older revision is refused', async () => {
    await hold()
    const [one] = section.info_units
    await write(0, 'First')
    const late = { ...textUnit('unit-no-0', 'Late'), base_revision: one?.revision }
    expect((await call('PUT', `/info-units/${one?.id}`, { as: colleague.token, body: late })).status).toBe(
      409,
    )
  })

  it('leave removed units and sections to learners, whatever becomes of the trash', async () => {
    await hold()
    await units(textUnit('unit-no-1', 'Two'))
    const trash = `/courses/${school.courseId}/trash`
    const [entry] = await send('GET', trash)
    await send('DELETE', `${trash}/unit/${entry.id}`)
    expect(await send('GET', trash)).not.toContainEqual(expect.objectContaining({ id: entry.id }))
    await send('DELETE', `/info-section/${section.id}`)
    expect(await reads()).toEqual(before)
    const part = await send('GET', `/public/sections/${section.id}/part`, undefined, learner.token)
    expect(part.aside.info_units).toHaveLength(2)
    await discard()
    expect(await reads()).toEqual(before)
    const [own] = (await send('GET', `${lessons}/${lesson.id}`)).sections
    expect(own.info_units).toMatchObject(section.info_units.map(({ id }) => ({ id })))
  })

  it('leave quizzes to learners until they are released', async () => {
    await units(quizUnit)
    await hold()
    await units(textUnit('unit-no-1', 'Two'))
    const quiz = `/lessons/${lesson.id}/quizzes/${school.quizId}`
    const started = await call('POST', `${quiz}/start-attempt`, { as: learner.token })
    expect(started.status).toBe(200)
    expect((await send('GET', `${lessons}/${lesson.id}`)).quiz_ids).toEqual([])
    await release()
    expect(await send('GET', `/lessons/${lesson.id}/quizzes`, undefined, learner.token)).toEqual([])
  })

  it('are found by nobody, while what learners read is', async () => {
    await hold()
    await write(0, 'Zebra')
    const found = async (word: string) =>
      (
        await send(
          'GET',
          `/public/courses/${school.courseSlug}/search?query=${word}`,
          undefined,
          learner.token,
        )
      ).length
    expect(await found('Zebra')).toBe(0)
    await release()
    expect(await found('Zebra')).toBe(1)
  })

  it('stay with a lesson that was removed and came back', async () => {
    await hold()
    await write(0, 'Changed')
    await send('DELETE', `${lessons}/${lesson.id}`)
    await send('POST', `${lessons}/${lesson.id}/restore`)
    expect(await reads()).toEqual(before)
    expect((await heldOf()).changes.changed).toBe(1)
  })

  it('are not in a copy of the course', async () => {
    await hold()
    await write(0, 'Changed')
    await send('POST', `/courses/${school.courseId}/lessons/${lesson.id}/duplicate`, { title: 'The copy' })
    const program = await send('GET', `/courses/${school.courseId}/program/minimal`)
    const copy = program.lessons.find(({ title }: { title: string }) => title === 'The copy')
    const { sections } = await send('GET', `${lessons}/${copy.id}`)
    expect(JSON.stringify(sections)).toContain('One')
    expect(JSON.stringify(sections)).not.toContain('Changed')
  })

  it('are two presses as one', async () => {
    const [one, two] = await Promise.all([hold(), hold()])
    expect(one.held.since).toBe(two.held.since)
    await write(0, 'Changed')
    const replies = await Promise.all([discard(), discard(), release()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await heldOf()).toBeNull()
  })
})

describe('at the same moment', () => {
  it('fifty readers and a release: everybody reads the old lesson or the new one, whole', async () => {
    await hold()
    await units(textUnit('unit-no-0', 'New one'), textUnit('unit-no-1', 'New two'))
    const [, ...shown] = await Promise.all([release(), ...Array.from({ length: 50 }, reads)])
    const after = ['Held', ['New one', 'New two']]
    for (const each of shown) expect([before, after]).toContainEqual(each)
    expect(await reads()).toEqual(after)
  })

  it('a save and a hold: the save is read by learners or waits, and is never lost', async () => {
    await Promise.all([hold(), write(0, 'Changed')])
    const waiting = (await heldOf()).changes.changed
    expect(await reads()).toEqual(waiting === 1 ? before : ['Held', ['Changed', 'Two']])
    expect(await readBy(as)).toEqual(['Held', ['Changed', 'Two']])
  })
})
