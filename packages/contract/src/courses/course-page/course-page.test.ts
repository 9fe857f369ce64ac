import { describe, expect, it } from 'vitest'
import { coursePageWords, emptyCoursePage } from './course-page.ts'
import { coursePageLimits as limits } from './course-page-limits.ts'

const lines = (count: number, letters: number) => Array.from({ length: count }, () => 'x'.repeat(letters))
const doubts = (count: number) =>
  Array.from({ length: count }, () => ({
    question: 'q'.repeat(limits.question),
    answer: 'a'.repeat(limits.answer),
  }))
const takes = (change: object) => coursePageWords.safeParse({ ...emptyCoursePage, ...change }).success

describe('the words of a course page', () => {
  it('may be none, and are taken without the spaces around them', () => {
    expect(coursePageWords.parse(emptyCoursePage)).toEqual(emptyCoursePage)
    const { lead, gains } = coursePageWords.parse({ ...emptyCoursePage, lead: ' a ', gains: [' b '] })
    expect([lead, gains]).toEqual(['a', ['b']])
  })

  it('reach up to their limits and no further', () => {
    const most = {
      lead: 'x'.repeat(limits.lead),
      gains: lines(limits.gains, limits.gain),
      for_whom: lines(limits.forWhom, limits.reader),
      teacher_words: 'x'.repeat(limits.teacherWords),
      doubts: doubts(limits.doubts),
    }
    expect(takes(most)).toBe(true)
    for (const more of [
      { lead: `${most.lead}x` },
      { gains: lines(limits.gains + 1, 1) },
      { gains: lines(1, limits.gain + 1) },
      { for_whom: lines(limits.forWhom + 1, 1) },
      { for_whom: lines(1, limits.reader + 1) },
      { teacher_words: `${most.teacher_words}x` },
      { doubts: doubts(limits.doubts + 1) },
    ])
      expect(takes(more)).toBe(false)
  })
})
