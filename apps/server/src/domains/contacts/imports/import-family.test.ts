import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { importing } from './testing/importing.ts'

const app = await testApp()
const { call } = app
const rival = await teachingSchool(app, 'strangers', true)
const { owner } = await teachingSchool(app, 'import-family', false)
const { run, takeBack, drain } = importing(app, owner.token)

const condition = (field: string, id: number, operator = 'any_of') => ({
  ...{ family: 'import', field, operator, value: [id] },
})
const found = async (filter: object, as = owner.token): Promise<string[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: 'created' })
  const { body } = await call('GET', `/contacts?${query}`, { as })
  return body.data.map(({ email }: { email: string }) => email).toSorted()
}
const listOf = async (name: string, filter: object): Promise<number> => {
  const body = { name, kind: 'filter', filter }
  const { id } = (await call('POST', '/contact-lists', { as: owner.token, body })).body.data
  await drain()
  return id
}
const members = async (list: number): Promise<number> =>
  (await call('GET', `/contact-lists/${list}`, { as: owner.token })).body.data.members

it('people of an import are found by it, made apart from changed, in their school alone', async () => {
  await run('Email,City\nold@mail.test,Kyiv\nsame@mail.test,Lviv\nother@mail.test,Odesa\n')
  const done = await run('Email,City\nold@mail.test,Lviv\nsame@mail.test,Lviv\nnew@mail.test,Lviv\nbad@,\n')
  expect(await found(condition('created', done.id))).toEqual(['new@mail.test'])
  expect(await found(condition('updated', done.id))).toEqual(['old@mail.test'])
  expect(await found({ any: [condition('created', done.id), condition('updated', done.id)] })).toEqual([
    ...['new@mail.test', 'old@mail.test'],
  ])
  expect(await found(condition('created', done.id, 'none_of'))).toEqual([
    ...['old@mail.test', 'other@mail.test', 'same@mail.test'],
  ])
  expect(await found(condition('created', done.id), rival.owner.token)).toEqual([])
  const { body } = await call('GET', '/contact-filters', { as: owner.token })
  const offered = body.data.find(({ name }: { name: string }) => name === 'import')
  expect(offered.fields).toMatchObject([{ name: 'created' }, { name: 'updated' }])
  expect(offered.fields[0].options[0]).toMatchObject({
    value: done.id,
    label: expect.stringMatching(/^people\.csv · \d{4}-\d\d-\d\d$/),
  })
})

it('a list follows who is of an import, until that is taken back', async () => {
  await run('Email,City\nbefore@mail.test,Kyiv\n')
  const done = await run('Email,City\nbefore@mail.test,Lviv\nmade@mail.test,Lviv\n')
  const list = await listOf('Of the fair', {
    any: [condition('created', done.id), condition('updated', done.id)],
  })
  expect(await members(list)).toBe(2)
  await takeBack(done.task.id)
  expect(await members(list)).toBe(0)
  expect(await found({ any: [condition('created', done.id), condition('updated', done.id)] })).toEqual([])
})

it('a list that asks about the next import is joined while that goes on', async () => {
  const first = await run('Email\nfirst@mail.test\n')
  const list = await listOf('Next', condition('created', first.id + 1))
  expect(await members(list)).toBe(0)
  const next = await run('Email\nnext@mail.test\n')
  expect(next.id).toBe(first.id + 1)
  expect(await members(list)).toBe(1)
})
