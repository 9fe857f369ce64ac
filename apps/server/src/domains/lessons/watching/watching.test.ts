import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { filmBytes, uploadForm } from '../../../testing/every-operation/prepare-files.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../../testing/school.ts'
import { eq } from '../../../platform/database/sql.ts'
import { lessonProgress, unitProgress } from '../lessons.tables.ts'

let app: TestApp
let school: TestSchool
let learner: TestPerson
let film: number
let sound: number
let text: number

const uploaded = async (name: string): Promise<string> =>
  (await uploadForm(app, school.owner.token, { name, bytes: filmBytes })).body.data.uuid

beforeAll(async () => {
  app = await testApp()
  school = await teachingSchool(app, 'watching', true)
  const [one, two] = [await uploaded('One.mp4'), await uploaded('Two.mp4')]
  await app.dependencies.database.pool.query('update files set duration = 600 where uuid = $1', [one])
  const { body } = await app.call('PUT', `/info-section/${school.lesson.sectionId}`, {
    as: school.owner.token,
    body: {
      name: 'Films',
      info_units: [
        { key: 'unit-film', type_id: 2, content: { files: [{ uuid: one }] } },
        { key: 'unit-sound', type_id: 1, content: { files: [{ uuid: two }] } },
        { key: 'unit-files', type_id: 4, content: { files: [] } },
      ],
    },
  })
  ;[film, sound, text] = body.data.info_units.map(({ id }: { id: number }) => id)
  learner = await joinSchool(app, school)
})

const send = (unit: number, event: string, as?: string, body?: unknown) =>
  app.call('POST', `/info-units/${unit}/${event}`, { as, body })
const rowOf = async (unit: number) =>
  (await app.dependencies.db.select().from(unitProgress).where(eq(unitProgress.unitId, unit)))[0]
const lessonRow = async () =>
  (await app.dependencies.db.select().from(lessonProgress).where(eq(lessonProgress.userId, learner.id)))[0]

describe('a film', () => {
  test('is started once, and the lesson with it', async () => {
    expect((await send(film, 'events/started', learner.token)).status).toBe(200)
    const { startedAt } = (await rowOf(film)) ?? {}
    app.clock.set(new Date(app.clock.now().getTime() + 5_000))
    await send(film, 'events/started', learner.token)
    expect((await rowOf(film))?.startedAt).toEqual(startedAt)
    expect((await lessonRow())?.watchedAt).toBeNull()
  })

  test('cannot be watched in a moment', async () => {
    const { body } = await send(film, 'events/watched', learner.token)
    expect(body.data).toEqual({ success: true, is_counted: false })
    expect((await rowOf(film))?.watchedAt).toBeNull()
  })

  test('is watched once, when it can have been', async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 250_000))
    expect((await send(film, 'events/watched', learner.token)).body.data.is_counted).toBe(true)
    const { watchedAt } = (await rowOf(film)) ?? {}
    expect(watchedAt).toEqual(app.clock.now())
    app.clock.set(new Date(app.clock.now().getTime() + 60_000))
    await send(film, 'events/watched', learner.token)
    expect((await rowOf(film))?.watchedAt).toEqual(watchedAt)
  })

  test('leaves the lesson begun when its page tells that it was watched, some seconds after the film began', async () => {
    const path = `/lessons/${school.lesson.id}/events/watched`
    expect((await app.call('POST', path, { as: learner.token })).status).toBe(200)
    expect(await lessonRow()).toMatchObject({ watchedAt: null, doneAt: null })
  })

  test('alone does not make the lesson watched; all films and recordings do', async () => {
    expect((await lessonRow())?.watchedAt).toBeNull()
    expect((await send(sound, 'events/watched', learner.token)).body.data.is_counted).toBe(true)
    expect((await lessonRow())?.watchedAt).not.toBeNull()
    expect((await lessonRow())?.doneAt).not.toBeNull()
  })

  test('keeps the furthest place and the minutes of all visits', async () => {
    await send(film, 'stats', learner.token, { percent: 60, minutes: 2 })
    await send(film, 'stats', learner.token, { percent: 30, minutes: 1.5 })
    expect(await rowOf(film)).toMatchObject({ percent: 60, minutes: 3.5 })
  })

  test.each([
    { percent: -1, minutes: 1 },
    { percent: 1, minutes: -1 },
  ])('takes no negative numbers: %j', async (body) => {
    expect((await send(film, 'stats', learner.token, body)).status).toBe(422)
  })
})

describe('nothing is noted', () => {
  test('of units that are neither film nor sound, and of staff', async () => {
    expect((await send(text, 'events/started', learner.token)).status).toBe(200)
    expect(await rowOf(text)).toBeUndefined()
    const { body } = await send(film, 'events/watched', school.owner.token)
    expect(body.data.is_counted).toBe(false)
    const rows = await app.dependencies.db.select().from(unitProgress)
    expect(new Set(rows.map(({ userId }) => userId))).toEqual(new Set([learner.id]))
  })

  test('for visitors and strangers', async () => {
    expect((await send(film, 'events/started')).status).toBe(401)
    const stranger = await signUp(app)
    expect((await send(film, 'events/started', stranger.token)).status).toBe(404)
    expect((await send(film, 'stats', stranger.token, { percent: 1, minutes: 1 })).status).toBe(404)
  })
})
