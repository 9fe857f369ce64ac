import { expect, test } from 'vitest'
import { operations } from '@lectern/contract/catalogue'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampleOf } from '../testing/every-operation/sample-calls.ts'

const app = await demoApp()
const { demo, tokens } = app

const shapeOf = (path: string) => path.replace(/:\w+/g, '{}')

/** A unit is read there by learners, and by its author with its section. */
const readOtherwise = new Set(['lessons.updateUnit'])

/** Every path that is read and written, by its sample; what shows elsewhere than where it is written is named by hand. */
const pairs = operations
  .filter(({ method, id }) => method === 'PUT' && !readOtherwise.has(id))
  .flatMap((put) => {
    const get = operations.find((each) => each.method === 'GET' && shapeOf(each.path) === shapeOf(put.path))
    return get ? [[put.id, get, put] as const] : []
  })

test('every pair is found', () => {
  expect(pairs.map(([id]) => id).toSorted()).toEqual([
    'comments.updateCommentRules',
    'courses.updateCourse',
    'files.updateFile',
    'lessons.updateLesson',
    'lessons.updateSection',
    'offers.updateOffer',
    'payments.saveBillingDetails',
    'quizzes.saveQuizStyle',
    'quizzes.updateBankQuestion',
    'quizzes.updateQuiz',
    'schools.changeFirstSteps',
    'schools.updateAccessControl',
    'schools.updateSchool',
    'staff.updateMember',
  ])
})

/** What every change moves, and what is made anew for every reader. */
const moving = new Set(['updated_at', 'revision', 'outline_revision', 'auto_login_hash'])

const withoutMoves = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutMoves)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => !moving.has(name))
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutMoves(each)]))
}

/** Sends back what was given, and once more with a field that nobody knows. */
const giveBack = async (
  read: () => ReturnType<typeof app.call>,
  write: (body: unknown) => ReturnType<typeof app.call>,
) => {
  const first = await read()
  const saved = await write(first.body.data)
  const second = await read()
  const unknown = await write({ ...first.body.data, nobody_knows: 1 })
  return {
    before: withoutMoves(first.body.data),
    after: withoutMoves(second.body.data),
    told: [first.status, saved.status, saved.body.error_codes, unknown.status, unknown.body.error_codes],
  }
}

const taken = [200, 200, undefined, 422, expect.objectContaining({ nobody_knows: ['unknown_field'] })]

test.each(pairs)('%s takes what is given', async (_id, get, put) => {
  const as = callerOf(put, app)
  const address = addressOf(get, sampleOf(get, demo))
  const { before, after, told } = await giveBack(
    () => app.call('GET', address, { as }),
    (body) => app.call('PUT', address, { as, body }),
  )
  expect(told).toEqual(taken)
  expect(after).toEqual(before)
})

test('a section of a lesson, with its units, is taken as it is given', async () => {
  const as = tokens.expert
  const lesson = () => app.call('GET', `/courses/${demo.course}/lessons-new/${demo.lesson}`, { as })
  const places = (await lesson()).body.data.sections.map((_: unknown, place: number) => place)
  for (const place of places) {
    const read = async () => {
      const reply = await lesson()
      return { ...reply, body: { data: reply.body.data.sections[place] } }
    }
    const { id } = (await read()).body.data
    const { before, after, told } = await giveBack(read, (body) =>
      app.call('PUT', `/info-section/${id}`, { as, body }),
    )
    expect(told).toEqual(taken)
    expect(after).toEqual(before)
  }
})

test('every unit of a section is taken as it is given', async () => {
  const as = tokens.expert
  const path = `/info-section/${demo.section}`
  const { info_units: units } = (await app.call('GET', path, { as })).body.data
  expect(units.length).toBeGreaterThan(0)
  for (const [place, { id }] of units.entries()) {
    const read = async () => {
      const reply = await app.call('GET', path, { as })
      return { ...reply, body: { data: reply.body.data.info_units[place] } }
    }
    const write = (body: unknown) => app.call('PUT', `/info-units/${id}`, { as, body })
    const { before, after, told } = await giveBack(read, write)
    expect(told).toEqual(taken)
    expect(after).toEqual(before)
  }
})

test('the profile of a person is taken as it is given', async () => {
  const as = tokens.student2
  const { id } = (await app.call('GET', '/user', { as })).body.data
  const { before, after, told } = await giveBack(
    () => app.call('GET', '/user', { as }),
    (body) => app.call('PUT', `/users/${id}`, { as, body }),
  )
  expect(told).toEqual(taken)
  expect(after).toEqual(before)
})

test.each([
  ['staff.updateMember', '/cabinet/users', 'user'],
  ['staff.updateAccessGroup', '/cabinet/access-groups', 'group'],
  ['files.updateFolder', '/storage/folders', 'folder'],
])('an entry of the list of %s is taken as it is given', async (id, list, name) => {
  const as = tokens.expert
  const put = operations.find((each) => each.id === id)
  if (!put) throw new Error(`${id} is no operation`)
  const call = sampleOf(put, demo)
  const own = String(call.params?.[name])
  const read = async () => {
    const reply = await app.call('GET', list, { as })
    const data = reply.body.data.find(
      (each: { id: unknown; user?: { id: unknown } }) => String(each.user?.id ?? each.id) === own,
    )
    return { ...reply, body: { data } }
  }
  const { before, after, told } = await giveBack(read, (body) =>
    app.call('PUT', addressOf(put, call), { as, body }),
  )
  expect(told).toEqual(taken)
  expect(after).toEqual(before)
})

test('settings of a person are taken as they are given', async () => {
  const as = tokens.student
  const settings = () => app.call('GET', '/user', { as })
  const saved = [
    { key: 'walked', value: ['a', 'b'] },
    { key: 'counted', value: 7 },
  ]
  const first = await app.call('POST', '/user-personal-settings', { as, body: { settings: saved } })
  expect(first.status).toBeLessThan(300)
  const given = (await settings()).body.data.user_personal_settings
  const again = await app.call('POST', '/user-personal-settings', { as, body: { settings: given } })
  expect(again.status).toBeLessThan(300)
  expect((await settings()).body.data.user_personal_settings).toEqual(given)
})
