import { expect, test } from 'vitest'
import { draftOf, emptyDraft, isUnfinished, treeOf } from './filter-draft.ts'

const tag = { family: 'tag', field: 'has', operator: 'any_of', value: [3] }
const city = { family: 'profile', field: 'city', operator: 'is', value: 'Kyiv' }

test('a filter goes to the editor and back as it was', () => {
  for (const tree of [
    { all: [tag, city] },
    { any: [tag, { all: [city, tag] }] },
    { all: [tag, { not: { any: [city, tag] } }] },
  ]) {
    const draft = draftOf(tree)
    expect(draft && treeOf(draft)).toEqual(tree)
  }
})

test('a lone condition stands in a group, and a NOT of one too', () => {
  expect(treeOf(draftOf(city) ?? emptyDraft)).toEqual({ all: [city] })
  expect(treeOf(draftOf({ all: [{ not: city }] }) ?? emptyDraft)).toEqual({ all: [{ not: { all: [city] } }] })
})

test('a filter that nests deeper is not for the editor', () => {
  expect(draftOf({ all: [{ any: [{ all: [tag, city] }] }] })).toBeNull()
})

test('what has no value yet is no part of the filter', () => {
  const draft = draftOf({ all: [tag, { family: 'profile', field: 'city', operator: 'is' }] }) ?? emptyDraft
  expect(treeOf(draft)).toEqual({ all: [tag] })
  expect(isUnfinished(draft)).toBe(true)
  expect(treeOf(emptyDraft)).toBeNull()
})
