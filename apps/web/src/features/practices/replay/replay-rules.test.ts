import type { AnswerLogEntry } from '@lectern/contract/attempts/answer-log'
import { describe, expect, it } from 'vitest'
import { answersAfter, pauseBefore } from './replay-rules.ts'

const entry = (
  question: string,
  answer: string,
  second: number,
  outcome: AnswerLogEntry['outcome'] = 'stored',
): AnswerLogEntry => ({
  quiz_question_id: question,
  results: [
    {
      quiz_question_id: question,
      quiz_statement_id: null,
      quiz_answer_group_id: null,
      quiz_answer_id: answer,
      text_answer: null,
      answer_order: null,
      files: [],
      is_correct: null,
    },
  ],
  outcome,
  device: 'phone',
  seq: second,
  at: new Date(second * 1000).toISOString(),
})

const log = [
  entry('one', 'first', 1),
  entry('two', 'other', 2),
  entry('one', 'second', 60),
  entry('one', 'third', 70, 'late'),
]
const givenAfter = (count: number) =>
  [...answersAfter(log, count)].map(([question, rows]) => [question, rows[0]?.quiz_answer_id])

describe('the answers of an attempt at a moment', () => {
  it('are the last ones that had arrived by then', () => {
    expect(givenAfter(0)).toEqual([])
    expect(givenAfter(1)).toEqual([['one', 'first']])
    expect(givenAfter(3)).toEqual([
      ['one', 'second'],
      ['two', 'other'],
    ])
  })

  it('are not changed by what came too late', () => {
    expect(givenAfter(4)).toEqual(givenAfter(3))
  })
})

it('plays faster than it was, never too fast to see and never too slow to wait for', () => {
  expect(pauseBefore(log, 0)).toBe(300)
  expect(pauseBefore(log, 1)).toBe(300)
  expect(pauseBefore(log, 2)).toBe(2_000)
  expect(pauseBefore(log, 3)).toBe(1_250)
})
