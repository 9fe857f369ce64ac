import { describe, expect, it, test } from 'vitest'
import { checkFilter } from './check-filter.ts'
import { fieldKinds } from './testing/kind-samples.ts'
import { operatorsOf } from './kinds/field-kinds.ts'
import { checked, families } from './testing/samples.ts'
import type { FilterTree } from './tree.ts'

const faultsOf = (tree: FilterTree) => {
  const result = checkFilter(tree, families)
  return result.ok ? [] : result.error.map(({ code, path }) => `${code} ${path.join('.')}`)
}

describe('conditions that do not fit', () => {
  it.each([
    [{ family: 'order', field: 'sum', operator: 'is', value: 1 }, 'unknown_family family'],
    [{ family: 'guest', field: 'sum', operator: 'is', value: 1 }, 'unknown_field field'],
    [{ family: 'guest', field: 'constructor', operator: 'is', value: 'a' }, 'unknown_field field'],
    [{ family: 'constructor', field: 'city', operator: 'is', value: 'a' }, 'unknown_family family'],
    [{ family: 'tag', field: 'since.8', operator: 'empty' }, 'unknown_field field'],
    [{ family: 'guest', field: 'city', operator: 'less_than', value: 1 }, 'unknown_operator operator'],
    [{ family: 'guest', field: 'city', operator: 'constructor', value: 'a' }, 'unknown_operator operator'],
    [{ family: 'guest', field: 'city', operator: 'is', value: 7 }, 'wrong_value value'],
    [{ family: 'guest', field: 'city', operator: 'is' }, 'wrong_value value'],
    [{ family: 'guest', field: 'city', operator: 'empty', value: 'a' }, 'wrong_value value'],
    [{ family: 'guest', field: 'city', operator: 'contains', value: " ' \u00AD" }, 'wrong_value value'],
    [{ family: 'guest', field: 'city', operator: 'is', value: 'a\u0000' }, 'wrong_value value'],
    [{ family: 'guest', field: 'city', operator: 'is', value: 'a\uD800' }, 'wrong_value value'],
    [{ family: 'guest', field: 'visits', operator: 'is', value: '7' }, 'wrong_value value'],
    [{ family: 'guest', field: 'visits', operator: 'is', value: 2 ** 60 }, 'wrong_value value'],
    [{ family: 'guest', field: 'born', operator: 'on', value: '2026-02-30' }, 'wrong_value value'],
    [{ family: 'guest', field: 'born', operator: 'on', value: '0000-01-01' }, 'wrong_value value'],
    [{ family: 'guest', field: 'seen', operator: 'in_last_days', value: 0 }, 'wrong_value value'],
    [{ family: 'guest', field: 'seen', operator: 'in_last_days', value: 3_651 }, 'wrong_value value'],
    [{ family: 'guest', field: 'seen', operator: 'in_last_days', value: 1.5 }, 'wrong_value value'],
    [{ family: 'guest', field: 'language', operator: 'any_of', value: ['de'] }, 'wrong_value value'],
    [{ family: 'guest', field: 'language', operator: 'any_of', value: [1] }, 'wrong_value value'],
    [{ family: 'guest', field: 'manager', operator: 'any_of', value: ['en'] }, 'wrong_value value'],
  ])('%j: %s', (condition, fault) => {
    expect(faultsOf(condition)).toEqual([fault])
  })

  it('are all named, each with its place', () => {
    const wrong = { family: 'guest', field: 'city', operator: 'is', value: 7 }
    expect(faultsOf({ all: [wrong, { not: { any: [{ ...wrong, family: 'order' }] } }] })).toEqual([
      'wrong_value all.0.value',
      'unknown_family all.1.not.any.0.family',
    ])
  })
})

it('a field that only the school knows is resolved', () => {
  expect(checked({ family: 'tag', field: 'since.7', operator: 'in_last_days', value: 7 })).toMatchObject({
    isNegated: false,
    expects: { kind: 'moment' },
  })
})

describe.each(fieldKinds)('the kind $kind', ({ kind, family, field, values }) => {
  const { positive, negative } = operatorsOf[kind]

  test('has operators that its tests know, and no others', () => {
    expect(Object.keys(values).toSorted()).toEqual(positive.toSorted())
    for (const operator of positive) {
      const value = values[operator]
      const condition = { family, field, operator, ...(value !== undefined && { value }) }
      expect(checked(condition)).toMatchObject({
        isNegated: false,
        expects: { test: condition.value === undefined ? { operator } : { operator, value } },
      })
    }
  })

  test('has negatives, each of a positive operator', () => {
    for (const [operator, of] of Object.entries(negative)) {
      const value = values[of]
      const condition = { family, field, operator, ...(value !== undefined && { value }) }
      expect(checked(condition)).toMatchObject({ isNegated: true, expects: { test: { operator: of } } })
    }
  })
})

test('every kind has a sample', () => {
  expect(fieldKinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(operatorsOf).toSorted())
})
