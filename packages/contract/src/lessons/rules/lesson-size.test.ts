import { describe, expect, test } from 'vitest'
import { quizBlock } from '../../blocks/types/quiz/index.ts'
import { unitType } from '../../blocks/unit-types.ts'
import { lessonLimits } from '../lesson-limits.ts'
import { brokenLimit, emptySize, nearLimit, sizeOfUnits } from './lesson-size.ts'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const textUnit = (...blocks: unknown[]) => ({
  type_id: unitType.text,
  content: { text: { version: 1, doc: { type: 'doc', content: blocks } } },
})

describe('the size of units', () => {
  test('counts the letters of every text, however deep it stands', () => {
    const quote = { type: 'blockquote', content: [paragraph('four')] }
    const item = { type: 'listItem', content: [paragraph('и да'), quote] }
    const size = sizeOfUnits([textUnit(paragraph('hello'), { type: 'bulletList', content: [item] })])
    expect(size).toMatchObject({ units: 1, letters: 5 + 4 + 4 })
  })

  test('counts bytes in UTF-8, of units without a text too', () => {
    const latin = sizeOfUnits([textUnit(paragraph('aaaa'))])
    const cyrillic = sizeOfUnits([textUnit(paragraph('жжжж'))])
    expect(cyrillic.bytes - latin.bytes).toBe(4)
    const { sample } = quizBlock
    const quiz = sizeOfUnits([{ type_id: unitType.quiz, content: sample }])
    expect(quiz).toEqual({ units: 1, letters: 0, bytes: JSON.stringify(sample).length })
  })
})

const at = (part: 'units' | 'letters' | 'bytes', more = 0) => ({
  ...emptySize,
  [part]: lessonLimits[part] + more,
})

describe.each(['units', 'letters', 'bytes'] as const)('the limit of %s', (part) => {
  test('may be reached and not passed', () => {
    expect(brokenLimit(emptySize, at(part))).toBe(null)
    expect(brokenLimit(emptySize, at(part, 1))).toBe(part)
  })

  test('lets what is over it become smaller, not larger', () => {
    expect(brokenLimit(at(part, 20), at(part, 10))).toBe(null)
    expect(brokenLimit(at(part, 20), at(part, 20))).toBe(null)
    expect(brokenLimit(at(part, 20), at(part, 21))).toBe(part)
  })

  test('is announced from nine tenths on', () => {
    const tenth = lessonLimits[part] / 10
    expect(nearLimit({ ...emptySize, [part]: Math.ceil(8.9 * tenth) })).toBe(null)
    expect(nearLimit({ ...emptySize, [part]: Math.ceil(9.5 * tenth) })).toEqual({ part, percent: 95 })
  })
})
