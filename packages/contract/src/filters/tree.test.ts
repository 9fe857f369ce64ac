import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { filterLimits } from './limits.ts'
import { filterTree } from './tree.ts'

const condition = { family: 'guest', field: 'city', operator: 'is', value: 'Kyiv' }
const faultOf = (tree: unknown) => {
  const { error } = filterTree.safeParse(tree)
  return error?.issues.map(({ message, path }) => [message, path.join('.')])
}
const nested = (depth: number): unknown =>
  JSON.parse('{"all":['.repeat(depth) + JSON.stringify(condition) + ']}'.repeat(depth))
const many = (count: number) => Array.from({ length: count }, () => condition)

describe('a filter', () => {
  it.each([
    ['one condition', condition],
    ['a condition without a value', { family: 'guest', field: 'city', operator: 'empty' }],
    ['a field of a thing of the school', { ...condition, field: 'ends.42' }],
    ['groups in groups', { all: [condition, { any: [condition, { not: condition }] }] }],
    ['as many conditions as there may be', { any: many(filterLimits.conditions) }],
    ['as many groups as there may be', nested(filterLimits.depth)],
    ['NOT before a condition of the deepest group', { all: [{ any: [{ all: [{ not: condition }] }] }] }],
  ])('may be %s', (_what, tree) => {
    expect(filterTree.parse(tree)).toEqual(tree)
  })

  it.each([
    ['a group too many', nested(filterLimits.depth + 1), 'too_many_groups'],
    ['200 groups', nested(200), 'too_many_groups'],
    ['20,000 groups', nested(20_000), 'too_many_groups'],
    ['NOT as a group too many', { all: [{ any: [{ not: { all: [condition] } }] }] }, 'too_many_groups'],
    ['NOT of NOT of NOT of NOT', { not: { not: { not: { not: { all: [condition] } } } } }, 'too_many_groups'],
    ['a condition too many', { all: many(101) }, 'too_many_conditions'],
    [
      'a condition too many over two groups',
      { all: [{ any: many(50) }, { any: many(51) }] },
      'too_many_conditions',
    ],
    [
      'a million conditions',
      { all: Array.from({ length: 1_000_000 }, () => condition) },
      'too_many_conditions',
    ],
    ['a hundred empty groups', { all: Array.from({ length: 100 }, () => ({ all: [] })) }, 'empty_group'],
    ['no group and no condition', {}, 'unreadable_filter'],
    ['two groups at once', { all: [condition], any: [condition] }, 'unreadable_filter'],
    ['a condition that is a group', { ...condition, all: [condition] }, 'unreadable_filter'],
    ['another key', { some: [condition] }, 'unreadable_filter'],
    [
      'a group with __proto__',
      JSON.parse(`{"all":[${JSON.stringify(condition)}],"__proto__":{}}`),
      'unreadable_filter',
    ],
    [
      'a condition with __proto__',
      JSON.parse('{"family":"guest","field":"city","operator":"empty","__proto__":{}}'),
      'unreadable_filter',
    ],
    ['a family __proto__', { ...condition, family: '__proto__' }, 'unknown_family'],
    ['a field __proto__', { ...condition, field: '__proto__' }, 'unknown_field'],
    ['a field of thing 0', { ...condition, field: 'ends.0' }, 'unknown_field'],
    ['an operator of signs', { ...condition, operator: "is'; drop" }, 'unknown_operator'],
    ['a value that is an object', { ...condition, value: {} }, 'wrong_value'],
    ['a long text', { ...condition, value: 'a'.repeat(filterLimits.textLength + 1) }, 'wrong_value'],
    ['no options', { ...condition, value: [] }, 'wrong_value'],
    ['101 options', { ...condition, value: Array.from({ length: 101 }, (_, at) => at + 1) }, 'wrong_value'],
    ['words and ids mixed', { ...condition, value: ['en', 1] }, 'wrong_value'],
    ['a text', 'all', 'unreadable_filter'],
    ['null', null, 'unreadable_filter'],
    ['a list', [condition], 'unreadable_filter'],
    ['a group that is no list', { all: condition }, 'unreadable_filter'],
  ])('is refused with %s', (_what, tree, code) => {
    expect(faultOf(tree)?.map(([message]) => message)).toEqual([code])
  })

  it('says where the fault is', () => {
    const tree = { all: [condition, { any: [{ not: { ...condition, operator: 7 } }] }] }
    expect(faultOf(tree)).toEqual([['unknown_operator', 'all.1.any.0.not.operator']])
  })
})

test('the shape of a filter is described in JSON Schema for the description of the calls', () => {
  const described = JSON.stringify(z.toJSONSchema(filterTree, { io: 'input' }))
  for (const word of ['"all"', '"any"', '"not"', '"family"', '"operator"']) expect(described).toContain(word)
})
