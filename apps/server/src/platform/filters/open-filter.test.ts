import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { defineDomain } from '../composition/domain.ts'
import { createHouse } from '../composition/house.ts'
import { contribute, defineExtensionPoint } from '../composition/services.ts'
import { sql } from '../database/sql.ts'
import { compileFilter } from './compile-filter.ts'
import { openFilter } from './open-filter.ts'
import type { FamilySource, FilterScope } from './server-family.ts'
import { everyGuest, guestBook, guestFamilies, ownSchool } from '../../testing/guest-book.ts'

const nobody = {
  city: null,
  visits: null,
  seen: null,
  born: null,
  language: null,
  manager: null,
  rooms: null,
  writable: null,
}
const { db } = await guestBook([
  { ...nobody, city: 'Kyiv', tags: [] },
  { ...nobody, city: 'Kyiv', tags: [{ tag: 7, since: null }] },
])
const { dependencies } = await testApp()

const guestFilters = defineExtensionPoint<FamilySource<FilterScope>>('sample.filters')
const [guests, tags] = guestFamilies.map((family) =>
  defineDomain({ name: family.family.name, provides: [contribute(guestFilters, () => () => family)] }),
)
if (!guests || !tags) throw new Error('There are two families.')

const place = {
  everyone: everyGuest,
  scope: { schoolId: ownSchool, clock: { now: new Date('2026-03-29T12:00:00Z'), zone: 'Europe/Kyiv' } },
}
const tree = {
  all: [
    { family: 'guest', field: 'city', operator: 'is', value: 'kyiv' },
    { family: 'tag', field: 'has', operator: 'none_of', value: [7] },
  ],
}

test('a filter asks families of every domain that has added one', async () => {
  const sources = await createHouse(dependencies, [guests, tags]).all(guestFilters)
  const opened = await openFilter(db, tree, { ...place, sources })
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  const { rows } = await db.execute(
    sql`select id::int as id from ${compileFilter(opened.value.filter, opened.value.target)} as chosen`,
  )
  expect(rows).toEqual([{ id: 1 }])
})

test('a filter with a family that no domain has added is refused with its place', async () => {
  const sources = await createHouse(dependencies, [guests]).all(guestFilters)
  expect(await openFilter(db, tree, { ...place, sources })).toEqual({
    ok: false,
    error: [{ code: 'unknown_family', path: ['all', 1, 'family'] }],
  })
})
