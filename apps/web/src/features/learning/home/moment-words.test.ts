import { describe, expect, it } from 'vitest'
import { createMomentWords } from './moment-words.ts'

const at = '2026-11-26T16:05:00Z'
const words = (locale: string) => createMomentWords(locale, 'Europe/Kyiv')

describe('a moment in words', () => {
  it('is told by the clock of the reader', () => {
    expect(words('en').day('2026-11-26T23:30:00Z')).toBe('Friday 27 November')
    expect(words('uk').day(at)).toBe('четвер, 26 листопада')
    expect(words('en').hour(new Date(at))).toBe(18)
    expect(words('en').hour(new Date('2026-11-26T22:10:00Z'))).toBe(0)
  })

  it('is told by its weekday while that says which day it is', () => {
    expect(words('en').lately(at, new Date('2026-11-28T10:00:00Z'))).toBe('Thursday 18:05')
    expect(words('en').lately(at, new Date('2026-12-28T10:00:00Z'))).toBe('26 Nov 2026')
  })

  it('names a day of the calendar the same in every zone', () => {
    expect(createMomentWords('en', 'Pacific/Honolulu').shortDay('2026-11-26')).toBe('Thu')
    expect(words('ru').shortDay('2026-11-26')).toBe('чт')
  })
})
