import { describe, expect, it, test } from 'vitest'
import { assert, integer, nat, pre, property } from 'fast-check'
import { choosePlural, slavicForm } from './plural.ts'

const counts = [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111, 112, 121, 1.5, 1e6]

describe.each(['uk', 'ru'])('the Slavic rule in %s', (locale) => {
  const rules = new Intl.PluralRules(locale)

  it.each(counts)('agrees with CLDR about %d', (count) => {
    expect(slavicForm(count)).toBe(rules.select(count))
  })

  it('agrees with CLDR about every whole number and about fractions', () => {
    assert(
      property(nat(10_000_000), (count) => {
        expect(slavicForm(count)).toBe(rules.select(count))
      }),
    )
    assert(
      property(integer({ min: 1, max: 99_999 }), (tenths) => {
        pre(tenths % 10 !== 0)
        expect(slavicForm(tenths / 10)).toBe(rules.select(tenths / 10))
      }),
    )
  })
})

test('words follow the form of their language, and the last one stands in for those that are missing', () => {
  const lessons = { one: 'урок', few: 'уроки', many: 'уроків', other: 'уроку' }
  expect([1, 3, 7, 0.5].map((count) => choosePlural('uk', count, lessons))).toEqual([
    'урок',
    'уроки',
    'уроків',
    'уроку',
  ])
  const english = { one: 'lesson', other: 'lessons' }
  expect([1, 3, 21].map((count) => choosePlural('en', count, english))).toEqual([
    'lesson',
    'lessons',
    'lessons',
  ])
})
