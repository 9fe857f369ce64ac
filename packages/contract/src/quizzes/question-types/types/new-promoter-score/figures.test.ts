import { array, assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../../shared/answer.ts'
import { mmpi } from '../mmpi/index.ts'
import { newPromoterScore } from './index.ts'
import { rating } from '../rating/index.ts'
import { sorting } from '../sorting/index.ts'
import type { QuestionType } from '../../define-question-type.ts'

const figuresOf = (type: QuestionType, answers: readonly Answer[]) => {
  const { question } = type.sample
  return type.figures(question, type.summarise(question, answers), answers.length)
}
const pointAt = (value: number): Answer => [{ answer_id: `value-${String(value).padStart(2, '0')}` }]

describe('the figures of many answers', () => {
  test('of a recommendation are the promoters less the detractors', () => {
    expect(figuresOf(newPromoterScore, [10, 9, 8, 7, 6, 0].map(pointAt)).promoters).toEqual({
      score: 0,
      promoters: 34,
      passives: 33,
      detractors: 33,
    })
    assert(
      property(array(integer({ min: 0, max: 10 }), { minLength: 1 }), (values) => {
        const { promoters: told } = figuresOf(newPromoterScore, values.map(pointAt))
        if (!told) throw new Error('Nothing is told.')
        expect(told.promoters + told.passives + told.detractors).toBe(100)
        expect(Math.abs(told.score)).toBeLessThanOrEqual(100)
      }),
    )
  })

  test('of a scale are the mean between its ends', () => {
    expect(figuresOf(rating, [1, 1, 4].map(pointAt)).mean).toMatchObject({ value: 2, least: 1 })
  })

  test('of a questionnaire are the letters that one answer has, where there is one', () => {
    const { question, right } = mmpi.sample
    const letters = mmpi.report(question, right)?.letter_results ?? []
    expect(figuresOf(mmpi, [right]).letters).toEqual(
      letters.map(({ letter, name, count_questions, count_questions_correct }) => ({
        letter,
        name,
        average: count_questions_correct,
        count_questions,
      })),
    )
    expect(figuresOf(mmpi, [right, right])).toEqual(figuresOf(mmpi, [right]))
  })

  test.each([newPromoterScore, rating, mmpi])('of nobody are none: $slug', (type) => {
    expect(figuresOf(type, [])).toEqual({})
  })
})

test('an item of an order reads with its own place', () => {
  const { question, right } = sorting.sample
  const [, second] = right
  expect(second && sorting.words.row(question, second)).toMatch(/^2\. \S/)
})
