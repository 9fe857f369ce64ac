import { describe, expect, it } from 'vitest'
import { formatCheckCode, sealedText } from './check-code.ts'

const first = { questionId: 'b', answer: [{ answer_id: 'x', text_answer: 'Kyiv' }] }
const second = { questionId: 'a', answer: [{ answer_id: 'y' }, { answer_id: 'z' }] }
const attempt = {
  id: 7,
  quizVersionId: 3,
  finishedAt: new Date('2026-05-04T12:00:00Z'),
  answers: [first, second],
}

describe('a check code', () => {
  it('is the same however the database orders questions and fields', () => {
    const other = {
      ...attempt,
      answers: [
        second,
        { questionId: 'b', answer: [{ text_answer: 'Kyiv', answer_id: 'x' }] },
        { questionId: 'c', answer: [] },
      ],
    }
    expect(sealedText(other)).toBe(sealedText(attempt))
  })

  it.each([
    ['a letter of an answer', { answers: [{ questionId: 'b', answer: [{ text_answer: 'Kyi' }] }] }],
    ['the finish', { finishedAt: new Date('2026-05-04T12:00:01Z') }],
    ['the version of the quiz', { quizVersionId: 4 }],
    [
      'the order of rows',
      {
        answers: [first, { questionId: 'a', answer: [{ answer_id: 'z' }, { answer_id: 'y' }] }],
      },
    ],
  ])('is another one when %s changes', (_what, change) => {
    expect(sealedText({ ...attempt, ...change })).not.toBe(sealedText(attempt))
  })

  it('reads as five groups of four letters that nobody mistakes', () => {
    const code = formatCheckCode(Uint8Array.from({ length: 32 }, (_, at) => at * 37))
    expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}$/)
    expect(formatCheckCode(Uint8Array.from({ length: 32 }, (_, at) => at * 37 + 1))).not.toBe(code)
  })
})
