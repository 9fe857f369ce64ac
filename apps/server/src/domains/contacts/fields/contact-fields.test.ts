import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openTestSchool, signUp, type TestPerson } from '../../../testing/people.ts'
import { insertField, insertTab } from './contact-fields.repository.ts'

const app = await testApp()
const { call, dependencies } = app
const { schoolId } = await openTestSchool(app, 'asking', true)
await openTestSchool(app, 'elsewhere', false)

const as =
  ({ token }: Pick<TestPerson, 'token'>, host = 'localhost') =>
  (method: string, path: string, body?: unknown) =>
    call(method, path, { as: token, body, headers: { host } })

describe('what a school asks', () => {
  const makeFields = () =>
    dependencies.db.transaction(async (tx) => {
      const tabId = await insertTab(tx, { schoolId, title: 'About you', position: 1 })
      const field = { schoolId, tabId, type: 'text' } as const
      return {
        goal: await insertField(tx, { ...field, key: 'goal', title: 'Goal', position: 1 }),
        nick: await insertField(tx, { ...field, key: 'nick', title: 'Nick', isUnique: true, position: 2 }),
        note: await insertField(tx, {
          ...field,
          key: 'note',
          title: 'Note',
          editableByLearner: false,
          position: 3,
        }),
        secret: await insertField(tx, {
          ...field,
          key: 'secret',
          title: 'Secret',
          visibleToLearner: false,
          position: 4,
        }),
      }
    })

  it('is shown in tabs, filled in whole or not at all, and kept apart by school', async () => {
    const ids = await makeFields()
    const [person, twin] = [await signUp(app), await signUp(app)]
    const fill = (fields: object[], who = person, host?: string) =>
      as(who, host)('PUT', '/students/fields', { fields })
    const { body } = await fill([
      { id: ids.goal, value: 'To bake' },
      { id: ids.nick, value: 'crumb' },
    ])
    expect(
      body.data[0].fields.map((each: { key: string; value: unknown }) => [each.key, each.value]),
    ).toEqual([
      ['goal', 'To bake'],
      ['nick', 'crumb'],
      ['note', null],
    ])
    const refused = await fill(
      [
        { id: ids.goal, value: 'Another' },
        { id: ids.nick, value: 'crumb' },
        { id: ids.note, value: 'mine' },
      ],
      twin,
    )
    expect(refused.body.error_codes).toEqual({
      [`fields.${ids.nick}`]: ['taken'],
      [`fields.${ids.note}`]: ['not_editable'],
    })
    const seen = await as(twin)('GET', '/contact-tabs-fields/users/fields/all')
    expect(seen.body.data[0].fields[0].value).toBeNull()
    expect((await fill([{ id: ids.secret, value: 'x' }])).status).toBe(404)
    expect((await fill([{ id: ids.goal, value: 'x' }], person, 'elsewhere.localhost')).status).toBe(404)
    const elsewhere = await as(person, 'elsewhere.localhost')('GET', '/contact-tabs-fields/users/fields/all')
    expect(elsewhere.body.data).toEqual([])
  })
})
