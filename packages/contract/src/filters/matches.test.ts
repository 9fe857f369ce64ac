import { describe, expect, it, test } from 'vitest'
import type { FactsOf } from './family.ts'
import { matches } from './matches.ts'
import { checked, type guests } from './testing/samples.ts'
import { fieldKinds } from './testing/kind-samples.ts'
import { operatorsOf } from './kinds/field-kinds.ts'
import type { FilterTree } from './tree.ts'

const clock = { now: new Date('2026-03-29T12:00:00Z'), zone: 'Europe/Kyiv' }
const nobody: FactsOf<typeof guests> = {
  city: null,
  visits: null,
  seen: null,
  born: null,
  language: null,
  manager: null,
  rooms: [],
  writable: null,
}
const holds = (tree: FilterTree, facts: Partial<FactsOf<typeof guests>> = {}, has: number[] = []) =>
  matches(checked(tree), { guest: { ...nobody, ...facts }, tag: { has } }, clock)
const guest = (field: string, operator: string, value?: string | number | string[] | number[]) => ({
  family: 'guest',
  field,
  operator,
  ...(value !== undefined && { value }),
})

describe('a condition', () => {
  it.each([
    ['is', 'Café', { city: 'CAFE' }, true],
    ['is', 'Cafe', { city: 'Cafeteria' }, false],
    ['contains', 'пам’ят', { city: "Пам'ятник" }, true],
    ['contains', '%', { city: 'Kyiv' }, false],
    ['starts_with', 'ly', { city: 'Lyon' }, true],
    ['starts_with', 'yo', { city: 'Lyon' }, false],
    ['is_not', 'Kyiv', { city: 'Lviv' }, true],
  ])('of a text: %s %s of %j: %s', (operator, value, facts, expected) => {
    expect(holds(guest('city', operator, value), facts)).toBe(expected)
  })

  it.each([
    // The clocks of Kyiv go forward in this night: 29 March begins at 22:00 and ends at 21:00 UTC.
    ['on', '2026-03-29', '2026-03-28T22:00:00Z', true],
    ['on', '2026-03-29', '2026-03-28T21:59:59.999Z', false],
    ['on', '2026-03-29', '2026-03-29T20:59:59.999Z', true],
    ['after', '2026-03-29', '2026-03-29T21:00:00Z', true],
    ['before', '2026-03-29', '2026-03-28T21:59:59.999Z', true],
    ['in_last_days', 1, '2026-03-27T22:00:00Z', true],
    ['in_last_days', 1, '2026-03-27T21:59:59.999Z', false],
    ['in_last_days', 1, '2026-03-29T20:59:59.999Z', true],
    ['in_last_days', 1, '2026-03-29T21:00:00Z', false],
    ['more_than_days_ago', 1, '2026-03-27T21:59:59.999Z', true],
    ['in_next_days', 1, '2026-03-28T22:00:00Z', true],
    ['in_next_days', 1, '2026-03-30T20:59:59.999Z', true],
    ['in_next_days', 1, '2026-03-30T21:00:00Z', false],
  ])('of a moment counts days of the zone: %s %s of %s: %s', (operator, value, seen, expected) => {
    expect(holds(guest('seen', operator, value), { seen: new Date(seen) })).toBe(expected)
  })

  it.each([
    ['on', '2026-03-29', '2026-03-29', true],
    ['before', '2026-03-29', '2026-03-29', false],
    ['in_next_days', 2, '2026-03-31', true],
    ['in_next_days', 2, '2026-04-01', false],
    ['more_than_days_ago', 2, '2026-03-26', true],
    ['more_than_days_ago', 2, '2026-03-27', false],
  ])('of a day: %s %s of %s: %s', (operator, value, born, expected) => {
    expect(holds(guest('born', operator, value), { born })).toBe(expected)
  })

  it('of several values asks for one of them', () => {
    const hasBaker = { family: 'tag', field: 'has', operator: 'any_of', value: [5, 6] }
    expect(holds(hasBaker, {}, [1, 6])).toBe(true)
    expect(holds(hasBaker, {}, [1])).toBe(false)
    expect(holds({ ...hasBaker, operator: 'none_of' }, {}, [1])).toBe(true)
    expect(holds({ family: 'tag', field: 'has', operator: 'empty' }, {}, [])).toBe(true)
  })
})

test('groups are AND, OR and NOT', () => {
  const [yes, no] = [guest('visits', 'empty'), guest('visits', 'not_empty')]
  expect(holds({ all: [yes, yes] })).toBe(true)
  expect(holds({ all: [yes, no] })).toBe(false)
  expect(holds({ any: [no, yes] })).toBe(true)
  expect(holds({ any: [no, no] })).toBe(false)
  expect(holds({ not: { any: [no, no] } })).toBe(true)
})

describe.each(fieldKinds)('a missing value of the kind $kind', ({ kind, family, field, values }) => {
  test.each(operatorsOf[kind].positive)('passes no %s', (operator) => {
    const value = values[operator]
    expect(holds({ family, field, operator, ...(value !== undefined && { value }) })).toBe(false)
  })

  test.each(Object.entries(operatorsOf[kind].negative))('passes %s', (operator, of) => {
    const value = values[of]
    expect(holds({ family, field, operator, ...(value !== undefined && { value }) })).toBe(true)
  })
})

test('a blank text is none', () => {
  expect(holds(guest('city', 'empty'), { city: ' \n ' })).toBe(true)
  expect(holds(guest('city', 'not_empty'), { city: '\u00AD' })).toBe(false)
})

test('facts that were not loaded are no missing values', () => {
  const filter = checked(guest('city', 'is_not', 'Kyiv'))
  expect(() => matches(filter, { tag: { has: [] } }, clock)).toThrow('The facts of guest were not loaded.')
})
