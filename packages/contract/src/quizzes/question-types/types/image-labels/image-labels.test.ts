import { assert, property, subarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { imageLabels as type } from './index.ts'

const { question, right } = type.sample
const pairs: Answer = question.statements.flatMap((place) =>
  question.answers.map(({ id }) => ({ statement_id: place.id, answer_id: id })),
)
const isTaken = (rows: Answer) =>
  'answer' in
  type.readAnswer(
    question,
    type.arrange(question, () => 0),
    rows,
  )

describe('labels of a picture', () => {
  it('earn full points for the right placing alone, and some for every right label', () => {
    assert(
      property(subarray([...pairs]).filter(isTaken), (rows) => {
        const { points, max_points, correctness } = type.grade(question, rows)
        const hits = type.marks(question, rows).filter(Boolean).length
        const isRight = hits === right.length && rows.length === right.length
        expect(points).toBe(isRight ? max_points : hits)
        expect(correctness).toBe(isRight ? 'correct' : 'incorrect')
      }),
    )
  })

  it('are held back while a place has no label or two, a label is empty, or belongs to a place that is gone', () => {
    const codes = (answers: readonly object[]) =>
      type.findIssues({ ...question, answers }).map(({ code }) => code)
    const [first = {}, second = {}, third = {}] = question.answers
    expect(codes([first, third])).toEqual(['place_unlabelled'])
    expect(codes([first, { ...second, statement_id: 'place-below' }, third])).toEqual([
      'place_unlabelled',
      'place_unlabelled',
    ])
    expect(codes([first, second, { ...third, text: ' ' }])).toEqual(['label_empty'])
    expect(codes([first, second, { ...third, statement_id: 'place-gone' }])).toEqual(['place_unknown'])
  })

  it('read with the number of a place that has no words of its own', () => {
    expect(type.words.answer(question, right)).toEqual(['1. Below the ground — Root', '2 — Stem'])
  })
})
