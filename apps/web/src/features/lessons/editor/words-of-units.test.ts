import { unitType } from '@lectern/contract/blocks/unit-types'
import { line, textOf } from '@lectern/contract/rich-text/testing-text'
import { expect, test } from 'vitest'
import type { EditedUnit } from '../../blocks/index.ts'
import { readingOf } from './words-of-units.ts'

const unit = (key: string, words: string): EditedUnit => ({
  key,
  title: '',
  type_id: unitType.text,
  content: { text: textOf(line(words)) },
})

test('words are counted as their language parts them, minutes are rounded up', () => {
  expect(readingOf([], 'en')).toEqual({ words: 0, minutes: 0 })
  expect(readingOf([unit('unit-0001', 'Four gentle folds — half an hour apart.')], 'en')).toEqual({
    words: 7,
    minutes: 1,
  })
  expect(readingOf([unit('unit-0002', 'Пам’ятаєте п’ять складок?')], 'uk').words).toBe(3)
  const long = unit('unit-0003', Array.from({ length: 201 }, () => 'word').join(' '))
  expect(readingOf([long, long], 'en')).toEqual({ words: 402, minutes: 2 })
})
