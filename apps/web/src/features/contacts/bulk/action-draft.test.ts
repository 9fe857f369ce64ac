import { expect, test } from 'vitest'
import { actionOf, emptyDraft, wordsOf } from './action-draft.ts'

test('an action is not whole while what it needs is missing', () => {
  const kinds = ['tag', 'untag', 'manager', 'field'] as const
  expect(kinds.map((kind) => actionOf(kind, { ...emptyDraft, tag: '  ' }))).toEqual(
    kinds.map(() => undefined),
  )
})

test('an action holds what was chosen for it alone', () => {
  const draft = { ...emptyDraft, tag: ' Fair ', tagId: '3', managerId: '4', fieldId: '5', value: 'Kyiv' }
  expect(actionOf('tag', draft)).toEqual({ kind: 'tag', tag: 'Fair' })
  expect(actionOf('untag', draft)).toEqual({ kind: 'untag', tag_id: 3 })
  expect(actionOf('manager', draft)).toEqual({ kind: 'manager', manager_id: 4 })
  expect(actionOf('field', draft)).toEqual({ kind: 'field', field_id: 5, value: 'Kyiv' })
  expect(actionOf('erase', draft)).toEqual({ kind: 'erase' })
})

test('points are a whole number with a reason', () => {
  const draft = { ...emptyDraft, points: '30', reason: ' Fair ' }
  expect(actionOf('points', draft)).toEqual({ kind: 'points', points: 30, reason: 'Fair' })
  for (const points of ['', '0', '1.5', '10001', 'x'])
    expect(actionOf('points', { ...draft, points })).toBeUndefined()
  expect(actionOf('points', { ...draft, reason: ' ' })).toBeUndefined()
})

test('access is to a product, to the end of a day or without end', () => {
  const draft = { ...emptyDraft, productId: '7', days: '5', endsOn: '2026-12-31' }
  const common = { product_id: 7, notifies: false }
  const ends_at = new Date(2026, 11, 31, 23, 59, 59).toISOString()
  expect(actionOf('give_access', draft)).toEqual({ kind: 'give_access', ...common, ends_at })
  expect(actionOf('give_access', { ...draft, endsOn: '' })).toMatchObject({ ends_at: null })
  expect(actionOf('extend_access', draft)).toEqual({ kind: 'extend_access', ...common, days: 5 })
  expect(actionOf('extend_access', { ...draft, days: '' })).toBeUndefined()
  expect(actionOf('end_access', { ...draft, productId: '' })).toBeUndefined()
  expect(actionOf('list_add', { ...draft, listId: '4' })).toEqual({ kind: 'list_add', list_id: 4 })
})

test('an action that takes a value away is worded so', () => {
  expect(wordsOf({ kind: 'manager', manager_id: null })).toBe('manager_empty')
  expect(wordsOf({ kind: 'manager', manager_id: 4 })).toBe('manager')
  expect(wordsOf({ kind: 'field', field_id: 5, value: null })).toBe('field_empty')
  expect(wordsOf({ kind: 'field', field_id: 5, value: false })).toBe('field')
  expect(actionOf('manager', { ...emptyDraft, managerId: 'none' })).toEqual({
    kind: 'manager',
    manager_id: null,
  })
})
