import type { TextNode } from '@lectern/contract/rich-text/lesson-text'
import { taskList, textOf } from '@lectern/contract/rich-text/testing-text'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { beforeAll, describe, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app.ts'
import { signUp, type TestPerson } from '../../../testing/people.ts'
import { joinSchool, teachingSchool, type TestSchool } from '../../../testing/school.ts'
import { forgetProgress } from '../index.ts'
import { exportTicks } from './ticks.repository.ts'

let app: TestApp
let school: TestSchool
let learner: TestPerson
let unit: number

const byAuthor: TextNode = { ...taskList('task-9999'), attrs: { tickedBy: 'author' } }

const write = async (...blocks: readonly TextNode[]): Promise<number> => {
  const { body } = await app.call('PUT', `/info-section/${school.lesson.sectionId}`, {
    as: school.owner.token,
    body: {
      name: 'Tasks',
      info_units: [{ key: 'unit-text', type_id: unitType.text, content: { text: textOf(...blocks) } }],
    },
  })
  return body.data.info_units[0].id
}

beforeAll(async () => {
  app = await testApp()
  school = await teachingSchool(app, 'ticks', true)
  unit = await write(taskList('task-0001', 'task-0002'), byAuthor)
  learner = await joinSchool(app, school)
})

const set = (task: string, ticked: boolean, as?: string) =>
  app.call('PUT', `/info-units/${unit}/ticks/${task}`, { as, body: { is_ticked: ticked } })
const ticksOf = async (as: string) =>
  (await app.call('GET', `/info-units/${unit}/ticks`, { as })).body.data.tasks

describe('a task of a text', () => {
  test('is ticked by each learner alone, and the tick is taken back', async () => {
    const other = await joinSchool(app, school)
    expect((await set('task-0001', true, learner.token)).status).toBe(200)
    expect((await set('task-0001', true, learner.token)).status).toBe(200)
    await set('task-0002', true, learner.token)
    expect(await ticksOf(learner.token)).toEqual(['task-0001', 'task-0002'])
    expect(await ticksOf(other.token)).toEqual([])
    await set('task-0001', false, learner.token)
    await set('task-0001', false, learner.token)
    expect(await ticksOf(learner.token)).toEqual(['task-0002'])
  })

  test('pressed in many tabs at once is ticked once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => set('task-0001', true, learner.token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await ticksOf(learner.token)).filter((task: string) => task === 'task-0001')).toHaveLength(1)
  })

  test('keeps its tick while its author has taken it away', async () => {
    await write(taskList('task-0001'))
    expect(await ticksOf(learner.token)).toEqual(['task-0001'])
    await write(taskList('task-0001', 'task-0002'), byAuthor)
    expect(new Set(await ticksOf(learner.token))).toEqual(new Set(['task-0001', 'task-0002']))
  })

  test.each([['task-9999'], ['task-0003'], ['x']])('is not there: %s', async (task) => {
    expect((await set(task, true, learner.token)).status).toBe(404)
  })

  test('is ticked by nobody who does not take part', async () => {
    const stranger = await signUp(app)
    expect((await set('task-0001', true)).status).toBe(401)
    expect((await set('task-0001', true, stranger.token)).status).toBe(404)
  })

  test('leaves no trace when staff try it', async () => {
    expect((await set('task-0001', true, school.owner.token)).status).toBe(200)
    expect(await ticksOf(school.owner.token)).toEqual([])
  })

  test('goes with the account, and stands in the download before', async () => {
    const { db } = app.dependencies
    expect(await exportTicks(db, learner.id)).toHaveLength(2)
    await db.transaction((tx) => forgetProgress(tx, learner.id))
    expect(await ticksOf(learner.token)).toEqual([])
  })
})
