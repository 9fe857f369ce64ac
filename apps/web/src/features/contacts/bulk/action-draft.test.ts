import { expect, test } from 'vitest'
import { actionOf, emptyDraft, wordsOf } from './action-draft.ts'

test('an action is not whole while what it needs is missing', () => {
  const kinds = ['tag', 'untag', 'manager', 'field'] as const
  expect(kinds.map((kind) => actionOf(kind, { ...emptyDraft, tag: '  ' }))).toEqual(
    kinds.map(() => undefined),
  )
})

test('an action holds what was chosen for it alone', () => {
  const draft = { tag: ' Fair ', tagId: '3', managerId: '4', fieldId: '5', value: 'Kyiv' }
  expect(actionOf('tag', draft)).toEqual({ kind: 'tag', tag: 'Fair' })
  expect(actionOf('untag', draft)).toEqual({ kind: 'untag', tag_id: 3 })
  expect(actionOf('manager', draft)).toEqual({ kind: 'manager', manager_id: 4 })
  expect(actionOf('field', draft)).toEqual({ kind: 'field', field_id: 5, value: 'Kyiv' })
  expect(actionOf('erase', draft)).toEqual({ kind: 'erase' })
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
