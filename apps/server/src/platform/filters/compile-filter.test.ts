import { checked } from '@lectern/contract/filters/testing/samples'
import type { FilterTree } from '@lectern/contract/filters/tree'
import { describe, expect, it, test } from 'vitest'
import { sql } from '../database/sql.ts'
import { compileFilter } from './compile-filter.ts'
import { testColumn } from './test-column.ts'
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
  tags: [],
}
const { db, reading } = await guestBook([
  { ...nobody, city: 'Kyiv', tags: [{ tag: 1, since: null }] },
  { ...nobody, city: '100 % rye', tags: [{ tag: 2, since: null }] },
  {
    ...nobody,
    tags: [
      { tag: 1, since: null },
      { tag: 2, since: null },
    ],
  },
  { ...nobody, city: 'Lviv' },
])

const scope = { schoolId: ownSchool, clock: { now: new Date('2026-03-29T12:00:00Z'), zone: 'Europe/Kyiv' } }
const compile = (tree: FilterTree) =>
  compileFilter(checked(tree), { families: guestFamilies, everyone: everyGuest, scope })
const statementOf = (tree: FilterTree) =>
  reading
    .select({ id: sql`id` })
    .from(sql`${compile(tree)} as chosen`)
    .toSQL()
const idsOf = async (tree: FilterTree) => {
  const { rows } = await db.execute(sql`select id::int as id from ${compile(tree)} as chosen order by id`)
  return rows.map(({ id }) => id)
}

const lives = (value: string, operator = 'is') => ({ family: 'guest', field: 'city', operator, value })
const visited = { family: 'guest', field: 'visits', operator: 'empty' }
const has = (tag: number, operator = 'any_of') => ({ family: 'tag', field: 'has', operator, value: [tag] })
/** The operations between sets of ids, and how many sets there are. */
const shapeOf = (tree: FilterTree) =>
  [...statementOf(tree).sql.matchAll(/\b(from guests|from guest_tags|union|intersect|except)\b/g)]
    .map(([word]) => word.replace('from ', ''))
    .join(' ')

describe('a filter', () => {
  it.each([
    ['OR of two families is UNION', { any: [lives('Kyiv'), has(2)] }, 'guests union guest_tags', [1, 2, 3]],
    [
      'AND of two families is INTERSECT',
      { all: [lives('Kyiv'), has(1)] },
      'guests intersect guest_tags',
      [1],
    ],
    ['AND NOT is EXCEPT', { all: [has(1), { not: has(2) }] }, 'guest_tags except guest_tags', [1]],
    ['one condition alone is its set', has(1), 'guest_tags', [1, 3]],
    ['NOT alone is taken out of everybody', { not: has(1) }, 'guests except guest_tags', [2, 4]],
    ['NOT of NOT is nothing', { not: { not: has(1) } }, 'guest_tags', [1, 3]],
    [
      'conditions of one row are one WHERE',
      { all: [lives('Kyiv', 'is_not'), visited, has(2)] },
      'guests intersect guest_tags',
      [2, 3],
    ],
    ['the same joined by OR', { any: [lives('Kyiv'), lives('Lviv')] }, 'guests', [1, 4]],
    ['rows of tags are not one WHERE', { all: [has(1), has(2)] }, 'guest_tags intersect guest_tags', [3]],
    [
      'two negatives joined by AND',
      { all: [has(1, 'none_of'), has(2, 'none_of')] },
      'guests except guest_tags union guest_tags',
      [4],
    ],
    [
      'two negatives joined by OR',
      { any: [has(1, 'none_of'), has(2, 'none_of')] },
      'guests except guest_tags intersect guest_tags',
      [1, 2, 4],
    ],
    [
      'a negative joined by OR',
      { any: [has(2), has(1, 'none_of')] },
      'guests except guest_tags except guest_tags',
      [2, 3, 4],
    ],
  ])('%s', async (_rule, tree, shape, ids) => {
    expect(shapeOf(tree)).toBe(shape)
    expect(await idsOf(tree)).toEqual(ids)
  })

  it.each([
    ['%', [2]],
    ['0 %', [2]],
    ['_', []],
    ['\\', []],
    ["'; drop table guests; --", []],
  ])('finds the text %s as it stands', async (value, ids) => {
    const tree = lives(value, 'contains')
    expect(await idsOf(tree)).toEqual(ids)
    expect(statementOf(tree).sql).toBe(statementOf(lives('Kyiv', 'contains')).sql)
  })

  it('names the school in every set', () => {
    const { sql: text, params } = statementOf({ any: [{ not: has(1) }, { all: [lives('Kyiv'), has(2)] }] })
    expect(text.match(/school_id = /g)).toHaveLength(4)
    expect(params.filter((each) => each === ownSchool)).toHaveLength(4)
  })

  it('of a hundred conditions is answered', async () => {
    expect(await idsOf({ any: Array.from({ length: 100 }, (_, at) => has(at + 1)) })).toEqual([1, 2, 3])
    expect(await idsOf({ all: Array.from({ length: 100 }, (_, at) => has(at + 5, 'none_of')) })).toHaveLength(
      4,
    )
  })

  it('that asks a family without SQL fails by its name', () => {
    const target = { families: [], everyone: everyGuest, scope }
    expect(() => compileFilter(checked(has(1)), target)).toThrow('The family tag has no SQL here.')
  })

  it('that asks a field without a column fails by its name', () => {
    const tree = { family: 'tag', field: 'since.7', operator: 'empty' }
    expect(() => compile(tree)).toThrow('The family tag has no column for since.7.')
  })
})

test('a column that holds texts folded is not folded again', () => {
  const { expects } = checkedCondition(lives('КИЇВ', 'starts_with'))
  const condition = testColumn({ folded: sql`called` }, expects, scope.clock)
  const { sql: text, params } = reading
    .select({ id: sql`1` })
    .from(sql`guests`)
    .where(condition)
    .toSQL()
  expect(text).toContain('called like $1')
  expect(params).toEqual(['київ%'])
})

test('a choice that is no column is asked by the condition of each option', () => {
  const byOption = { en: () => sql`is_english`, uk: () => sql`is_ukrainian`, ru: () => undefined }
  const conditionOf = (operator: string, value?: string[]) => {
    const tree = { family: 'guest', field: 'language', operator, ...(value && { value }) }
    const condition = testColumn({ byOption }, checkedCondition(tree).expects, scope.clock)
    return reading
      .select({ id: sql`1` })
      .from(sql`guests`)
      .where(condition)
      .toSQL().sql
  }
  expect(conditionOf('any_of', ['uk'])).toMatch(/where is_ukrainian$/)
  expect(conditionOf('any_of', ['en', 'uk'])).toMatch(/where \(is_english or is_ukrainian\)$/)
  expect(conditionOf('empty')).toMatch(/where \(is_english or is_ukrainian\)$/)
})

test('a column of another form than its field is refused', () => {
  const { expects } = checkedCondition(has(1))
  expect(() => testColumn({ folded: sql`called` }, expects, scope.clock)).toThrow(
    'A choices is not stored folded.',
  )
  const { expects: text } = checkedCondition(lives('Kyiv'))
  expect(() => testColumn({ several: sql`city` }, text, scope.clock)).toThrow('A text is not stored several.')
})

function checkedCondition(tree: FilterTree) {
  const filter = checked(tree)
  if (!('expects' in filter)) throw new Error('This is a group.')
  return filter
}
