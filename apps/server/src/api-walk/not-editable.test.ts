import { expect, test } from 'vitest'
import { z } from 'zod'
import { volatileReason } from '@lectern/contract/kernel/volatile'
import { locales } from '@lectern/contract/kernel/locales'
import type { Operation } from '@lectern/contract/kernel/operation'
import { demoApp } from '../testing/every-operation/demo-school.ts'
import { addressOf, callerOf, sampledOperations, sampleOf } from '../testing/every-operation/sample-calls.ts'
import { readTextGroup, writeTextGroup } from '../testing/write-texts.ts'

const app = await demoApp()
const { demo, tokens } = app

let addresses = 0
const newAddress = () => `198.51.100.${(addresses += 1) % 250}`

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const changes = sampledOperations.filter(
  ({ method, body }) => (method === 'PUT' || method === 'PATCH') && body !== undefined,
)

const send = (operation: Operation, more: Fields) => {
  const sample = sampleOf(operation, demo)
  const body = { ...(isFields(sample.body) ? sample.body : {}), ...more }
  const as = callerOf(operation, app)
  return app.call(operation.method, addressOf(operation, sample), { as, body, from: newAddress() })
}

const another = (value: unknown): unknown => {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return [...value, 'another']
  return isFields(value) ? { ...value, another: 1 } : `${String(value)}another`
}

/** Operations that take back what was given: a credential's answer is never kept, so that it cannot be undone either. */
const takesBack = ({ repeat = 'stored' }: Operation) => repeat === 'stored'

/** The fields of an object, or of every kind of a discriminated one. */
const shapeOf = (schema: unknown): Readonly<Record<string, z.core.$ZodType>> => {
  if (schema instanceof z.ZodObject) return schema.shape
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return {}
  return Object.assign({}, ...schema.options.map(shapeOf))
}

/** Fields of the answer of a change, with their values, that its body does not name. */
const fixedFields = async (operation: Operation): Promise<[string, unknown][]> => {
  const { body } = await send(operation, {})
  const taken = Object.keys(shapeOf(operation.body))
  return isFields(body.data) ? Object.entries(body.data).filter(([name]) => !taken.includes(name)) : []
}

/** What moves by itself: an older value is no mistake. Every other field is refused with another value. */
const movingFields = [
  'closed-groups.updateClosedGroup checked_at: time stamp',
  'closed-groups.updateClosedGroup updated_at: time stamp',
  'comments.editComment created_at: time stamp',
  'comments.editComment created_at_human: time stamp',
  'comments.editComment updated_at: time stamp',
  'contacts.checkContactImport access: work under way',
  'contacts.checkContactImport columns: work under way',
  'contacts.checkContactImport consents: work under way',
  'contacts.checkContactImport counts: work under way',
  'contacts.checkContactImport done: work under way',
  'contacts.checkContactImport encoding: work under way',
  'contacts.checkContactImport error: work under way',
  'contacts.checkContactImport error_line: work under way',
  'contacts.checkContactImport is_encoding_guessed: work under way',
  'contacts.checkContactImport is_remembered: work under way',
  'contacts.checkContactImport kept_until: work under way',
  'contacts.checkContactImport proposed: work under way',
  'contacts.checkContactImport rows: work under way',
  'contacts.checkContactImport separator: work under way',
  'contacts.checkContactImport state: work under way',
  'contacts.checkContactImport task: work under way',
  'contacts.checkContactImport version: revision',
  'contacts.updateContactList filled_at: work under way',
  'contacts.updateContactList is_filling: work under way',
  'contacts.updateContactList members: work under way',
  'contacts.updateContactList version: revision',
  'courses.updateCourse updated_at: time stamp',
  'files.updateFile children: work under way',
  'files.updateFile preview_path: short-lived address',
  'files.updateFile process_error: work under way',
  'files.updateFile process_progress: work under way',
  'files.updateFile process_status: work under way',
  'files.updateFile url: short-lived address',
  'identity.setAutoTimeZone auto_login_hash: short-lived address',
  'identity.updateProfile auto_login_hash: short-lived address',
  'lessons.changeSection outline_revision: revision',
  'lessons.changeSection revision: revision',
  'lessons.changeSection updated_at: time stamp',
  'lessons.updateLesson updated_at: time stamp',
  'lessons.updateSection outline_revision: revision',
  'lessons.updateSection revision: revision',
  'lessons.updateSection updated_at: time stamp',
  'lessons.updateUnit revision: revision',
  'notes.saveNote created_at: time stamp',
  'notes.saveNote revision: revision',
  'peer-reviews.savePeerReview saved_at: time stamp',
  'practices.claimPractice expires_at: time stamp',
  'quizzes.holdEdits revision: revision',
  'quizzes.holdEdits updated_at: time stamp',
  'quizzes.saveQuizStyle revision: revision',
  'quizzes.updateBankQuestion revision: revision',
  'quizzes.updateBankQuestion sum: revision',
  'quizzes.updateBankQuestion updated_at: time stamp',
  'quizzes.updateQuiz revision: revision',
  'quizzes.updateQuiz updated_at: time stamp',
  'schools.updateAccessControl own_address: caller',
  'staff.updateMember last_seen_at: time stamp',
]

/** Why the contract says that a field of an answer moves by itself. */
const reasonOf = (field: string): string => {
  const [id = '', name = ''] = field.split(' ')
  const { output } = changes.find((each) => each.id === id) ?? {}
  const data = output instanceof z.ZodObject ? output.shape['data'] : undefined
  const schema = shapeOf(data)[name]
  return `${field}: ${schema && volatileReason(schema)}`
}

test('every change takes the stored value of a field that it cannot change, and refuses another one', async () => {
  const taken: string[] = []
  let refusals = 0
  for (const operation of changes.filter(takesBack)) {
    const fixed = await fixedFields(operation)
    const same = await send(operation, Object.fromEntries(fixed))
    expect([operation.id, same.status]).toEqual([operation.id, 200])
    const others = Object.fromEntries(fixed.map(([name, value]) => [name, another(value)]))
    const codes: Fields = (await send(operation, others)).body.error_codes ?? {}
    const left = fixed.map(([name]) => name).filter((name) => !(name in codes))
    const refused = fixed.map(([name]) => name).filter((name) => name in codes)
    expect(codes).toEqual(Object.fromEntries(refused.map((name) => [name, ['not_editable']])))
    const moved = await send(operation, Object.fromEntries(left.map((name) => [name, others[name]])))
    expect([operation.id, moved.status]).toEqual([operation.id, 200])
    refusals += refused.length
    taken.push(...left.map((name) => reasonOf(`${operation.id} ${name}`)))
  }
  expect(taken.toSorted()).toEqual(movingFields)
  expect(refusals).toBeGreaterThan(100)
}, 120_000)

const asOwner = (method: string, path: string, body?: unknown, headers = {}) =>
  app.call(method, path, { as: tokens.expert, body, headers, from: newAddress() })

const stored = async (path: string) => (await asOwner('GET', path)).body.data

/** One row of a list that has no GET of its own. */
const rowOf = async (path: string, isIt: (row: Fields) => boolean): Promise<Fields> =>
  (await stored(path)).find(isIt)

const exceptions = '/cabinet/access-control/exceptions'
const isOfUser = ({ user }: Fields) => isFields(user) && user['id'] === demo.user

/** Changes from which another field follows: whose address, how it is read, what changes, and what follows. */
const following: [string, () => Promise<Fields>, Fields, string][] = [
  [`/courses/${demo.course}`, () => stored(`/courses/${demo.course}`), { slug: 'moved-course' }, 'link'],
  [
    `/courses/${demo.course}/lessons-new/${demo.lesson}`,
    () => stored(`/courses/${demo.course}/lessons-new/${demo.lesson}`),
    { slug: 'moved-lesson' },
    'link',
  ],
  [
    `/cabinet/users/${demo.member}`,
    () => rowOf('/cabinet/users', ({ id }) => id === demo.member),
    { access_group_ids: [demo.accessGroup] },
    'access_groups',
  ],
  [
    `${exceptions}/${demo.user}`,
    () => rowOf(exceptions, isOfUser),
    { device_limit: 3 },
    'has_own_device_limit',
  ],
]

test.each(following)(
  '%s takes what follows from a changed field as it was before and as it is after',
  async (address, read, change, name) => {
    const before = await read()
    const put = async (more: Fields) => {
      const { status, body } = await asOwner('PUT', address, { ...before, ...change, ...more })
      return [status, body.error_codes]
    }
    expect(await put({})).toEqual([200, undefined])
    const after = (await read())[name]
    expect(after).not.toEqual(before[name])
    expect(await put({ [name]: after })).toEqual([200, undefined])
  },
)

test('what else such a change names is not done either', async () => {
  const path = `/courses/${demo.course}`
  const before = (await asOwner('GET', path)).body.data
  const refused = await asOwner('PUT', path, { ...before, title: 'Never', lessons_count: 900 })
  expect([refused.status, refused.body.error_codes]).toEqual([422, { lessons_count: ['not_editable'] }])
  expect((await asOwner('GET', path)).body.data).toEqual(before)
})

test.each(locales)('in %s the field is told in a sentence', async (locale) => {
  writeTextGroup(app.dependencies.textsFolder, 'common')
  const { body } = await asOwner('PUT', `/courses/${demo.course}`, { id: 1 }, { 'x-language': locale })
  expect(body.errors).toEqual({ id: [readTextGroup(locale, 'common')['field_not_editable']] })
})

test('a lesson refuses other sections than it has, and takes its own in a new order', async () => {
  const path = `/courses/${demo.course}/lessons-new/${demo.lesson}`
  const given = (await asOwner('GET', path)).body.data
  const renamed = given.sections.map((each: Fields, place: number) =>
    place === 0 ? { ...each, name: 'Lost without a word' } : each,
  )
  const refused = await asOwner('PUT', path, { ...given, sections: renamed })
  expect([refused.status, refused.body.error_codes]).toEqual([422, { sections: ['not_editable'] }])
  const orders = Object.fromEntries(
    given.sections.toReversed().map(({ id }: { id: number }, place: number) => [id, place + 1]),
  )
  expect((await asOwner('PUT', path, { ...given, section_orders: orders })).status).toBe(200)
})

test('a unit is told by its place, in whatever order its section has them', async () => {
  const lesson = (await asOwner('GET', `/courses/${demo.course}/lessons-new/${demo.lesson}`)).body.data
  const { id, ...given } = lesson.sections.find(
    (each: { info_units: unknown[] }) => each.info_units.length > 1,
  )
  const path = `/info-section/${id}`
  const units: Fields[] = given.info_units.toReversed()
  const save = (info_units: unknown[]) => asOwner('PUT', path, { ...given, info_units })
  expect((await save(units)).status).toBe(200)
  const changed = units.map((unit, place) => (place === 1 ? { ...unit, copied: true } : unit))
  const refused = await save(changed)
  expect([refused.status, refused.body.error_codes]).toEqual([
    422,
    { 'info_units.1.copied': ['not_editable'] },
  ])
})

test('a change whose answer holds a credential takes nothing back', async () => {
  const secret = changes.filter((each) => !takesBack(each))
  expect(secret.map(({ id }) => id).toSorted()).toEqual(['identity.changeEmail', 'identity.changePassword'])
  const body = { password: 'lectern-demo-new', success: true }
  const { status, body: answer } = await asOwner('PUT', '/user/password', body)
  expect([status, answer.error_codes]).toEqual([422, expect.objectContaining({ success: ['unknown_field'] })])
})
