import { describe, expect, it } from 'vitest'
import { answerPayload } from '../answer-payload.ts'
import { answerOfResult, rowsOfPayload, toResultRow } from './answer-rows.ts'

const rowsOf = (body: object) => rowsOfPayload(answerPayload.parse({ quiz_question_id: 'q', ...body }))

describe('the rows of a payload', () => {
  it('are the ids of its short form, in their order', () => {
    expect(rowsOf({ answer_ids: ['b', 'a'], text_answer: null })).toEqual([
      { answer_id: 'b' },
      { answer_id: 'a' },
    ])
  })

  it('are its written text and files', () => {
    expect(rowsOf({ text_answer: 'Because.', files: ['f'] })).toEqual([
      { text_answer: 'Because.', files: ['f'] },
    ])
    expect(rowsOf({ text_answer: '' })).toEqual([])
  })

  it('are the rows of statements, answer groups, answers and texts, without what is null', () => {
    const answers = [
      { statement_id: 's', answer_group_id: null, answer_id: 'a', text_answer: null },
      { answer_group_id: 'g', text_answer: 'word', answer_order: 7 },
    ]
    expect(rowsOf({ answers })).toEqual([
      { statement_id: 's', answer_id: 'a' },
      { answer_group_id: 'g', text_answer: 'word' },
    ])
  })

  it.each([
    { answers: Array.from({ length: 601 }, () => ({ answer_id: 'a' })) },
    { answers: [{ answer_id: 7 }] },
    { answers: [{ is_correct: true }] },
    { answers: 'a' },
    { answer_ids: [null] },
    { text_answer: 'x'.repeat(50_001) },
  ])('are not read from %#: too many, too long or of a wrong type', (body) => {
    expect(answerPayload.safeParse({ quiz_question_id: 'q', ...body }).success).toBe(false)
  })
})

it('an answer comes back as it was from the rows of its result', () => {
  const answer = [
    { statement_id: 's', answer_id: 'a' },
    { answer_group_id: 'g', text_answer: 'word' },
    { answer_id: 'b', answer_order: 2 },
    { text_answer: 'see the file', files: ['f'] },
  ]
  expect(answerOfResult(answer.map((row) => toResultRow('q', row, null)))).toEqual(answer)
})
