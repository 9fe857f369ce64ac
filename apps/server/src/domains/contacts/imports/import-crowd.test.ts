import { importLimits } from '@lectern/contract/contacts/imports/contact-imports'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { addStaff } from '../../../testing/people.ts'
import { teachingSchool } from '../../../testing/school.ts'
import { importing } from './testing/importing.ts'

const app = await testApp()
const { call, dependencies } = app
const { pool } = dependencies.database
const rival = await teachingSchool(app, 'quiet', true)
const school = await teachingSchool(app, 'import-crowd', false)
const { upload, plan, start, drain, get } = importing(app, school.owner.token)

const rights = ['contact_create.import', 'contact_list', 'contact_edit'] as const
const peopleAtOnce = 10
const importers: Awaited<ReturnType<typeof addStaff>>[] = []
for (let at = 0; at < peopleAtOnce; at += 1) importers.push(await addStaff(app, school.schoolId, [...rights]))

/** How many answers have each status and error. */
const countAnswers = (answers: readonly { readonly status: number; readonly body: { error?: string } }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const key = [status, body.error].filter((part) => part !== undefined).join(' ')
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

const lines = Array.from({ length: 30 }, (_each, at) => `crowd${at}@mail.test,City`)
const text = `Email,City\n${lines.join('\n')}\n`

it('a hundred files at once are taken as far as the school has room, and another school is answered beside', async () => {
  const files = Array.from({ length: 100 }, (_each, at) => upload(text, importers[at % peopleAtOnce]?.token))
  const beside = Array.from({ length: 20 }, () => call('GET', '/contacts', { as: rival.owner.token }))
  expect(countAnswers(await Promise.all(beside))).toEqual({ 200: 20 })
  const answers = await Promise.all(files)
  const { openOfSchool } = importLimits
  expect(countAnswers(answers)).toEqual({ 201: openOfSchool, '422 too_many_imports': 100 - openOfSchool })
  await drain()

  const mapping = [{ to: 'email' }, { to: 'city' }]
  const taken = answers.flatMap(({ status, body }) => (status === 201 ? [body.data.id] : []))
  const plans = await Promise.all(taken.map((id) => plan(id, { mapping, rules: {}, base_version: 0 })))
  expect(countAnswers(plans)).toEqual({ 200: openOfSchool })
  await drain()
  const checked = await Promise.all(taken.map((id) => get(id)))
  expect(new Set(checked.map(({ counts }) => counts.create))).toEqual(new Set([lines.length]))

  const starts = checked.flatMap((each) => Array.from({ length: 5 }, () => start(each)))
  const again = Array.from({ length: 20 }, () => call('GET', '/contacts', { as: rival.owner.token }))
  expect(countAnswers(await Promise.all(again))).toEqual({ 200: 20 })
  const started = countAnswers(await Promise.all(starts))
  const begun = started['200'] ?? 0
  expect(begun).toBeGreaterThan(0)
  expect(begun).toBeLessThanOrEqual(openOfSchool)
  const allowed = new Set(['200', '409 import_not_ready', '422 too_many_tasks'])
  expect(Object.keys(started).filter((key) => !allowed.has(key))).toEqual([])
  await drain()
  const { rows } = await pool.query(
    `select count(*)::int as contacts, count(distinct email)::int as people from contacts where email like 'crowd%@mail.test'`,
  )
  expect(rows[0]).toEqual({ contacts: lines.length, people: lines.length })
  const tasks = (await Promise.all(taken.map((id) => get(id)))).flatMap(({ task }) => task ?? [])
  expect(tasks).toHaveLength(begun)
  const sum = tasks.reduce((all: number, { changed }: { changed: number }) => all + changed, 0)
  expect([sum, new Set(tasks.map(({ state }) => state))]).toEqual([lines.length, new Set(['done'])])
})
