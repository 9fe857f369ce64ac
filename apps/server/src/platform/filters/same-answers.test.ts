import { randomInt } from 'node:crypto'
import { conditionsOf } from '@lectern/contract/filters/check-filter'
import { matches } from '@lectern/contract/filters/matches'
import type { FilterClock } from '@lectern/contract/filters/kinds/date'
import { foldWanted } from '@lectern/contract/filters/kinds/text'
import { operatorsOf } from '@lectern/contract/filters/kinds/field-kinds'
import { fieldKinds } from '@lectern/contract/filters/testing/kind-samples'
import { checked } from '@lectern/contract/filters/testing/samples'
import { type FilterTree, filterTree } from '@lectern/contract/filters/tree'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  sample,
  tuple,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../database/sql.ts'
import { alternativesOf, compileFilter, whereFilter } from './compile-filter.ts'
import {
  everyGuest,
  type Guest,
  guestBook,
  guestFamilies,
  ownSchool,
  subjectOf,
} from '../../testing/guest-book.ts'

const seed = randomInt(2 ** 31)

const zones = ['Europe/Kyiv', 'America/New_York', 'America/Santiago', 'Africa/Cairo', 'Asia/Kathmandu', 'UTC']

/** Midnights and changes of clocks of the zones in spring 2026, and the milliseconds beside them. */
const edges = [
  '2026-03-08T05:00:00Z',
  '2026-03-28T22:00:00Z',
  '2026-03-29T01:00:00Z',
  '2026-03-29T21:00:00Z',
  '2026-04-05T03:00:00Z',
  '2026-04-23T22:00:00Z',
  '2026-03-28T18:15:00Z',
  '2026-04-01T00:00:00Z',
].map((edge) => Date.parse(edge))
const moment = oneof(
  tuple(constantFrom(...edges), integer({ min: -2, max: 2 }), integer({ min: -1, max: 1 })).map(
    ([edge, days, by]) => new Date(edge + days * 24 * 60 * 60 * 1000 + by),
  ),
  integer({ min: Date.parse('2026-03-01'), max: Date.parse('2026-05-01') }).map((at) => new Date(at)),
)
const day = moment.map((at) => at.toISOString().slice(0, 10))

const piece = constantFrom(
  ...['Café', 'CAFE\u0301', 'cafe', 'Ґанок', 'ганок', '100 %', '%', '_', 'a_b', '\\', 'пам’ять', 'ПАМЯТЬ'],
  ...[
    'Straße',
    'STRASSE',
    'Ё',
    'е',
    'й',
    'и',
    ' ',
    '\n',
    '\u00A0',
    '\u2003',
    '\v',
    "'",
    '\u00AD',
    'İ',
    'ﬁ',
    '😀',
    'ς',
    'Σ',
  ],
)
const text = array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''))
const number = oneof(integer({ min: -3, max: 3 }), constantFrom(0.1, 0.5, 2.5, -0, 1e-7, 2 ** 53 - 1))
const room = constantFrom('north', 'south', 'west')
const tag = integer({ min: 1, max: 4 })

const guest: Arbitrary<Guest> = record({
  city: option(text),
  visits: option(number),
  seen: option(moment),
  born: option(day),
  language: option(constantFrom('en', 'uk', 'ru')),
  manager: option(tag),
  rooms: option(uniqueArray(room, { maxLength: 2 })),
  writable: option(boolean()),
  tags: array(record({ tag: option(tag), since: option(moment) }), { maxLength: 3 }),
})

const days = integer({ min: 1, max: 15 })
const dateValues: Readonly<Record<string, Arbitrary<string | number>>> = {
  before: day,
  on: day,
  after: day,
  in_last_days: days,
  more_than_days_ago: days,
  in_next_days: days,
}
const options = (of: Arbitrary<string | number>) => array(of, { minLength: 1, maxLength: 3 })

const wantedText = text.filter((each) => foldWanted(each) !== '')

const optionOf: Readonly<Record<string, Arbitrary<string>>> = {
  language: constantFrom('en', 'uk', 'ru'),
  rooms: room,
}

/** What a condition of a kind may want; operators that are not here want nothing. */
const valueOf = (kind: string, field: string, operator: string) => {
  if (operator === 'not_empty' || kind === 'flag') return constant(undefined)
  if (kind === 'text') return wantedText
  if (kind === 'number') return number
  if (kind === 'choice' || kind === 'choices') return options(optionOf[field] ?? tag)
  return dateValues[operator] ?? constant(undefined)
}

const fields = fieldKinds
  .map(({ kind, family, field }) => ({ kind, family, field }))
  .concat(
    { kind: 'choice', family: 'guest', field: 'manager' },
    { kind: 'choices', family: 'guest', field: 'rooms' },
  )

const condition: Arbitrary<FilterTree> = constantFrom(...fields).chain(({ kind, family, field }) => {
  const { positive, negative } = operatorsOf[kind]
  const operators = [...positive.map((each) => [each, each] as const), ...Object.entries(negative)]
  return constantFrom(...operators).chain(([operator, of]) =>
    valueOf(kind, field, of).map((value) =>
      filterTree.parse({ family, field, operator, ...(value !== undefined && { value }) }),
    ),
  )
})

const treeOf = (depth: number): Arbitrary<FilterTree> => {
  if (depth === 0)
    return oneof(
      condition,
      condition.map((not) => ({ not })),
    )
  const parts = array(treeOf(depth - 1), { minLength: 1, maxLength: 4 })
  return oneof(
    condition,
    parts.map((all) => ({ all })),
    parts.map((any) => ({ any })),
    treeOf(depth - 1).map((not) => ({ not })),
  )
}

const book = sample(guest, { numRuns: 300, seed })
const { db } = await guestBook(book)

const targetAt = (clock: FilterClock) => ({
  families: guestFamilies,
  everyone: everyGuest,
  scope: { schoolId: ownSchool, clock },
})
const idsBySql = async (tree: FilterTree, clock: FilterClock) => {
  const chosen = compileFilter(checked(tree), targetAt(clock))
  const { rows } = await db.execute(sql`select id::int as id from ${chosen} as chosen order by id`)
  return rows.map(({ id }) => id)
}
/** The same as a condition on the rows of a list of guests. */
const idsOfList = async (tree: FilterTree, clock: FilterClock) => {
  const isWanted = whereFilter(checked(tree), targetAt(clock), { id: sql`guests.id`, family: 'guest' })
  const { rows } = await db.execute(
    sql`select id::int as id from guests where school_id = ${ownSchool} and ${isWanted} order by id`,
  )
  return rows.map(({ id }) => id)
}
/** Page by page, each merged of the pages by each alternative. */
const idsOfPages = async (tree: FilterTree, clock: FilterClock) => {
  const row = { id: sql`guests.id`, family: 'guest' }
  const ways = alternativesOf(checked(tree), targetAt(clock), row)
  const found: number[] = []
  for (;;) {
    const pages = ways.map(
      (
        way,
      ) => sql`(select id from guests where school_id = ${ownSchool} and ${way} and id > ${found.at(-1) ?? 0}
        order by id limit 7)`,
    )
    const { rows } = await db.execute<{ id: number }>(
      sql`select id::int as id from (${sql.join(pages, sql.raw(' union '))}) as merged order by id limit 7`,
    )
    found.push(...rows.map(({ id }) => id))
    if (rows.length < 7) return found
  }
}
const idsByMatches = (tree: FilterTree, clock: FilterClock) =>
  book.flatMap((each, at) => (matches(checked(tree), subjectOf(each), clock) ? [at + 1] : []))

test(`random filters choose the same guests in SQL and by the rule (seed ${seed})`, async () => {
  const met = { some: 0, all: 0, conditions: 0 }
  await assert(
    asyncProperty(treeOf(3), record({ now: moment, zone: constantFrom(...zones) }), async (tree, clock) => {
      const bySql = await idsBySql(tree, clock)
      expect(bySql).toEqual(idsByMatches(tree, clock))
      expect(await idsOfList(tree, clock)).toEqual(bySql)
      expect(await idsOfPages(tree, clock)).toEqual(bySql)
      met.all += 1
      met.conditions += conditionsOf(checked(tree)).length
      if (bySql.length > 0 && bySql.length < book.length) met.some += 1
    }),
    { numRuns: 200, seed },
  )
  // Filters that choose everybody or nobody prove little.
  expect(met.some).toBeGreaterThan(met.all / 4)
  expect(met.conditions).toBeGreaterThan(met.all * 2)
})

test(`every operator alone chooses the same guests (seed ${seed})`, async () => {
  await assert(
    asyncProperty(condition, record({ now: moment, zone: constantFrom(...zones) }), async (tree, clock) => {
      expect(await idsBySql(tree, clock)).toEqual(idsByMatches(tree, clock))
    }),
    { numRuns: 300, seed },
  )
})
