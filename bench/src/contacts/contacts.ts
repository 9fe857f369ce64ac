import { facts } from '@lectern/contract/catalogue'
import {
  createContactList,
  deleteContactList,
  getContactList,
} from '@lectern/contract/contacts/lists/contact-lists.api'
import { createContactField, getContactSettings } from '@lectern/contract/contacts/contact-settings.api'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { login } from '@lectern/contract/identity/sign-in.api'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'pg'
import { buildPages } from '../../../scripts/build-pages.ts'
import { type CallApi, openApi } from '../api.ts'
import type { Client } from '../closed-loop.ts'
import { percentileOf } from '../figures.ts'
import { startBenchServer } from '../server.ts'
import { buffersOf, forgetStatements } from './buffers.ts'
import { contactWithoutTag, crowd, fillContacts, joinOtherSchool, otherTag, someTag } from './fill.ts'
import { measureFollowing } from './following.ts'
import { measureImport } from './import.ts'

// `npm run bench:contacts`: the pages and lists of a school with a million contacts, beside 199 others, one call at a time; and an import into
// it. `-- pages` and `-- import` measure one of them. A database of BENCH_DATABASE_URL is filled once, and measured again as it is.
const rounds = 20
const warmUp = 3
const goals = { buffers: 300, p95: 150, count: 3_000 }
const expert = { email: 'expert@lectern.test', password: 'lectern-demo' }

const openedCode = facts.find(({ type }) => type === 'lesson.opened')?.code ?? 0

interface Page {
  readonly name: string
  readonly query: Readonly<Record<string, string>>
}

const hasTag = (tag: number): FilterTree => ({
  family: 'tag',
  field: 'has',
  operator: 'any_of',
  value: [tag],
})

/** Pages that somebody opens: plain, in every order, narrowed down, and behind other pages. */
const pagesOf = (fieldId: number, listId: number): readonly Page[] => {
  const filtered = (filter: FilterTree) => ({ filter: JSON.stringify(filter) })
  const answer = { family: 'own', field: `field.${fieldId}`, operator: 'is', value: 'answer 7' }
  const city = { family: 'profile', field: 'city', operator: 'is', value: 'Lviv' }
  const lately = { family: 'activity', field: 'lesson_opened', operator: 'in_last_days', value: 30 }
  return [
    { name: 'first page', query: {} },
    { name: 'by name', query: { sort: 'name' } },
    { name: 'added last', query: { sort: 'created' } },
    { name: 'one tag of many', query: { tag: String(someTag) } },
    { name: 'a list of 25,000', query: { list: String(listId) } },
    { name: 'a name', query: { search: 'person9876' } },
    { name: 'an e-mail', query: { search: 'demo-765432@crowd.test' } },
    { name: 'city', query: filtered(city) },
    { name: 'own field, one in 1,000', query: filtered(answer) },
    { name: 'a tag and not another', query: filtered({ all: [hasTag(someTag), { not: hasTag(otherTag) }] }) },
    { name: 'a tag or an answer', query: filtered({ any: [hasTag(someTag), answer] }) },
    {
      name: 'nobody or an answer',
      query: filtered({ any: [{ all: [hasTag(someTag), hasTag(otherTag)] }, answer] }),
    },
    {
      name: 'a city, and a tag or an answer',
      query: filtered({ all: [city, { any: [hasTag(someTag), answer] }] }),
    },
    { name: 'a tag, nothing in 30 days', query: filtered({ all: [hasTag(someTag), { not: lately }] }) },
  ]
}

const addressOfPage = (query: Page['query']) => `/api/v1/contacts?${new URLSearchParams(query).toString()}`

interface Asked {
  readonly client: Client
  readonly token: string
  readonly pool: Pool
}

/** Milliseconds of a page, and the buffers of its list and of its count. */
const measurePage = async ({ client, token, pool }: Asked, query: Page['query']) => {
  const took: number[] = []
  const call = async () => {
    const begin = performance.now()
    const { status, body } = await client.send('GET', addressOfPage(query), token)
    if (status !== 200) throw new Error(`${addressOfPage(query)} answered ${status}: ${body}`)
    return performance.now() - begin
  }
  for (let round = 0; round < warmUp; round += 1) await call()
  await forgetStatements(pool)
  for (let round = 0; round < rounds; round += 1) took.push(await call())
  const buffers = await buffersOf(pool, rounds)
  return { p50: percentileOf(took, 0.5), p95: percentileOf(took, 0.95), ...buffers }
}

const round = (value: number): number => Math.round(value)

const printPages = async (asked: Asked, pages: readonly Page[]) => {
  const lines = []
  for (const { name, query } of pages) {
    const { p50, p95, list, count, statements } = await measurePage(asked, query)
    lines.push({
      page: name,
      p50: round(p50),
      p95: round(p95),
      list: round(list),
      count: round(count),
      statements: round(statements),
    })
  }
  console.log(
    `Pages of 50 contacts, milliseconds and buffers (goals: p95 ${goals.p95} ms, list ${goals.buffers} buffers).`,
  )
  console.table(lines)
}

/** Makes a list that fills itself, and waits until it is full. */
const fillList = async (call: CallApi, token: string, name: string, filter: FilterTree) => {
  const { id } = (await call(createContactList, token, { body: { name, kind: 'filter', filter } })).data
  const begin = performance.now()
  for (;;) {
    const { data } = await call(getContactList, token, { params: { list: id } })
    if (!data.is_filling) return { id, members: data.members, seconds: (performance.now() - begin) / 1000 }
    await wait(200)
  }
}

const fieldTitle = 'Measured answer'

/** The field of a school that was filled before, in a database of BENCH_DATABASE_URL. */
const findField = async (call: CallApi, token: string): Promise<number | null> => {
  const { tabs } = (await call(getContactSettings, token)).data
  const fields = tabs.flatMap((tab) => tab.fields)
  return fields.find(({ title }) => title === fieldTitle)?.id ?? null
}

/** A field of a text that is to be compared. */
const addField = async (call: CallApi, token: string): Promise<number> => {
  const { tabs } = (await call(getContactSettings, token)).data
  const body = { type: 'text', title: fieldTitle, tab_id: tabs[0]?.id }
  return (await call(createContactField, token, { body })).field_id
}

const schoolOf = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id::int from schools where is_primary limit 1')
  return rows[0]?.id ?? 1
}

interface Measured extends Asked {
  readonly call: CallApi
  readonly fieldId: number
}

const measurePages = async ({ client, call, token, pool, fieldId }: Measured): Promise<void> => {
  const list = await fillList(call, token, 'Measured list', hasTag(someTag))
  console.log(`A list of ${list.members} filled itself in ${list.seconds.toFixed(1)} s.`)
  await printPages({ client, token, pool }, pagesOf(fieldId, list.id))
  await measureFollowing({
    ...{ pool, call, token, listId: list.id },
    tag: 'crowd 3',
    contacts: contactWithoutTag,
  })
  await call(deleteContactList, token, { params: { list: list.id } })
}

const built = await buildPages()
if (built.code !== 0) throw new Error('The pages could not be built (see above).')
const server = await startBenchServer('contacts', {}, ['shared_preload_libraries=pg_stat_statements'])
const pool = new Pool({ connectionString: server.database.url, max: 1 })
const { call, client } = openApi(server.origin)
try {
  await pool.query('create extension if not exists pg_stat_statements')
  const { token } = (await call(login, '', { body: expert })).data
  if (token === null) throw new Error('The expert was not signed in.')
  const schoolId = await schoolOf(pool)
  const filled = await findField(call, token)
  const fieldId = filled ?? (await addField(call, token))
  if (filled === null) {
    console.log(`Filling the school with ${crowd.contacts} contacts …`)
    await fillContacts(pool, { schoolId, fieldId, openedCode })
  }
  const parts = process.argv.slice(2)
  const isWanted = (part: string) => parts.length === 0 || parts.includes(part)
  if (isWanted('pages')) await measurePages({ client, call, token, pool, fieldId })
  const otherSchool = await joinOtherSchool(pool, schoolId)
  // A seat of a session is remembered for some seconds: another session knows the new one.
  const quietToken = (await call(login, '', { body: expert })).data.token ?? ''
  const importing = { origin: server.origin, call, token, quietToken, pool, otherSchool, fieldTitle }
  if (isWanted('import')) await measureImport(importing)
} finally {
  client.close()
  await pool.end()
  await server.stop()
}
