import type { LessonState } from '@lectern/contract/lessons/versions'
import { expect, it } from 'vitest'
import type { EditedUnit } from '../../../blocks/index.ts'
import { countChanges, differenceOf } from './difference.ts'

const unit = (key: string, words: string): EditedUnit => ({
  key,
  title: '',
  type_id: 3,
  content: {
    text: {
      version: 1,
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }] },
    },
  },
})
const stateOf = (units: Record<string, string>): LessonState => ({
  version: {
    id: 1,
    kind: 'saved',
    name: '',
    author: null,
    started_at: '2026-01-01T00:00:00.000Z',
    saved_at: '2026-01-01T00:00:00.000Z',
    changed_units: 0,
    changes: { added: 0, changed: 0, removed: 0, words: 0, is_renamed: false },
  },
  title: 'Lesson',
  sections: [
    {
      id: 1,
      name: 'Part',
      units: Object.entries(units).map(([key, words], at) => ({
        key,
        unit: { ...unit(key, words), id: at + 1, files: [], copied: false, revision: 1 },
      })),
    },
  ],
})

it('a lesson is compared by its units, wherever they stand now', () => {
  const then = stateOf({ 'unit-one': 'One', 'unit-two': 'Two', 'unit-gone': 'Gone' })
  const sections = differenceOf(then, [
    { id: 1, name: 'Part', units: [unit('unit-two', 'Two, changed')] },
    { id: 2, name: 'New part', units: [unit('unit-one', 'One'), unit('unit-new', 'New')] },
  ])
  expect(sections.map(({ units }) => units.map(({ key, change }) => `${key} ${change}`))).toEqual([
    ['unit-two words', 'unit-gone removed'],
    ['unit-one same', 'unit-new added'],
  ])
  expect(countChanges(sections)).toBe(3)
})
