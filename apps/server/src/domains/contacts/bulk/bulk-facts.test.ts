import { contactFacts } from '@lectern/contract/contacts/contacts.facts'
import { describe, expect, it } from 'vitest'
import { jobHandlers } from '../../../jobs.ts'
import { drainQueue } from '../../../platform/queue/worker.ts'
import { testApp } from '../../../testing/app.ts'
import { listQuestions } from '../../../testing/database/count-questions.ts'
import { signUp } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { insertField, insertTab } from '../fields/contact-fields.repository.ts'
import { ensureContacts } from '../use-cases/ensure-contact.ts'

const app = await testApp()
const { call, clock, dependencies } = app
const { db, database } = dependencies
// Whoever signs up here is a contact of the primary school, which is the other one.
await teachingSchool(app, 'strangers', true)
const { schoolId, owner } = await teachingSchool(app, 'bulk-facts', false)
const handlers = jobHandlers(dependencies)

const post = (path: string, body?: object) => call('POST', path, { as: owner.token, body })
const get = async (path: string) => (await call('GET', path, { as: owner.token })).body.data
const drain = async () => {
  await drainQueue(database, handlers, dependencies)
  clock.advance(1_000)
}
const act = async (ids: number[], action: object): Promise<number> => {
  const { body } = await post('/contacts/bulk', { selection: { ids }, action, expected: ids.length })
  await drain()
  return body.data.id
}
const takeBack = async (task: number) => {
  await post(`/tasks/${task}/undo`)
  await drain()
}
const learner = await signUp(app, 'Learner')
const contact: number = (await post('/contacts', { name: 'Anna', email: 'anna@mail.test' })).body.data.id
const met = await db.transaction((tx) =>
  ensureContacts(tx, { schoolId, userIds: [learner.id] }, 'enrolment', clock.now()),
)
const both = [contact, met.get(learner.id) ?? 0]
await drain()

const typeOf = new Map<number, string>(contactFacts.map(({ code, type }) => [code, type]))
let seen = 0
/** What was recorded since the last look. */
const news = async () => {
  const { rows } = await database.pool.query(
    `select id::int, type, user_id, contact_id, subject_id::int as subject, details from school_record
     where school_id = $1 and id > $2 order by id`,
    [schoolId, seen],
  )
  seen = rows.at(-1)?.id ?? seen
  return rows.map(({ type, user_id: user, contact_id: without, subject, details }) => ({
    ...{ type: typeOf.get(type), who: user ?? `contact ${without}`, subject, details },
  }))
}
await news()
const ofBoth = (type: string, subject: number | null, details: object = {}) =>
  [`contact ${contact}`, learner.id].map((who) => ({
    ...{ type, who, subject, details: { ...details, by_id: owner.id } },
  }))

describe('an action on many contacts is recorded for each of them, and so is taking it back:', () => {
  it('a tag', async () => {
    const task = await act(both, { kind: 'tag', tag: 'Bakers' })
    const [{ id: tag }] = await get('/contact-tags')
    expect(await news()).toEqual(ofBoth('tag.added', tag))
    await act(both, { kind: 'tag', tag: 'Bakers' })
    expect(await news()).toEqual([])
    await takeBack(task)
    expect(await news()).toEqual(ofBoth('tag.removed', tag))
    await act(both, { kind: 'tag', tag: 'Bakers' })
    await news()
    const untagging = await act(both, { kind: 'untag', tag_id: tag })
    expect(await news()).toEqual(ofBoth('tag.removed', tag))
    await takeBack(untagging)
    expect(await news()).toEqual(ofBoth('tag.added', tag))
  })

  it('a manager and an own field', async () => {
    const byKey = ofBoth('contact.field_changed', null, { key: 'manager_id' })
    const task = await act(both, { kind: 'manager', manager_id: owner.id })
    expect(await news()).toEqual(byKey)
    await takeBack(task)
    expect(await news()).toEqual(byKey)
    const field = await db.transaction(async (tx) => {
      const tabId = await insertTab(tx, { schoolId, title: 'Tab', position: 1 })
      return insertField(tx, { schoolId, tabId, key: 'level', title: 'Level', type: 'text', position: 1 })
    })
    const filling = await act(both, { kind: 'field', field_id: field, value: 'first' })
    await takeBack(filling)
    const filled = ofBoth('contact.field_changed', field)
    expect(await news()).toEqual([...filled, ...filled])
  })

  it('a block', async () => {
    const task = await act(both, { kind: 'block' })
    expect(await news()).toEqual(ofBoth('contact.blocked', null))
    await takeBack(task)
    expect(await news()).toEqual(ofBoth('contact.unblocked', null))
  })

  it('an erasure is not: it leaves numbers alone', async () => {
    const gone = (await post('/contacts', { name: 'Gone', email: 'gone@mail.test' })).body.data.id
    await news()
    await act([gone], { kind: 'erase' })
    expect(await news()).toEqual([])
  })
})

it('lists that fill themselves follow an action on many, which records them in one statement', async () => {
  await act(both, { kind: 'tag', tag: 'Listed' })
  const tag = (await get('/contact-tags')).find(({ name }: { name: string }) => name === 'Listed').id
  const filter = { family: 'tag', field: 'has', operator: 'any_of', value: [tag] }
  const { body } = await post('/contact-lists', { name: 'Listed', kind: 'filter', filter })
  await drain()
  const members = async () => (await get(`/contact-lists/${body.data.id}`)).members
  expect(await members()).toBe(2)
  let task = 0
  const asked = await listQuestions(async () => {
    task = await act(both, { kind: 'untag', tag_id: tag })
  })
  expect(asked.filter(({ text }) => text.includes('insert into school_record'))).toHaveLength(1)
  expect(await members()).toBe(0)
  await takeBack(task)
  expect(await members()).toBe(2)
})
