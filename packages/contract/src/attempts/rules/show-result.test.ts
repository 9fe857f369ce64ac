import { describe, expect, it } from 'vitest'
import { resultDetails } from '../../quizzes/quiz.ts'
import { type ResultFacts, showResult, showsRows } from './show-result.ts'

const facts = (change: Partial<ResultFacts> = {}): ResultFacts => ({
  viewer: 'learner',
  isFinished: true,
  detail: 'full_information',
  isAnswered: true,
  grade: { correctness: 'incorrect', points: 0, max_points: 2 },
  key: { answer_ids: ['right-one'] },
  comment: 'Because.',
  ...change,
})

describe('showResult', () => {
  it.each(resultDetails)('tells a learner nothing while the attempt runs, also with %s', (detail) => {
    expect(showResult(facts({ isFinished: false, detail }))).toEqual({
      state: 'answered',
      points: null,
      max_points: null,
      correct_answers: null,
      comment: null,
    })
    expect(showsRows({ viewer: 'learner', isFinished: false, detail })).toBe(false)
  })

  it('shows own answers alone with simple_answer', () => {
    expect(showResult(facts({ detail: 'simple_answer' }))).toMatchObject({
      state: 'answered',
      correct_answers: null,
    })
  })

  it('marks the question, and not the key, with the two only_correct_or_not', () => {
    for (const detail of ['only_correct_or_not_question', 'only_correct_or_not'] as const) {
      const result = showResult(facts({ detail }))
      expect(result).toMatchObject({ state: 'incorrect', points: 0, correct_answers: null, comment: null })
    }
    expect(showsRows(facts({ detail: 'only_correct_or_not_question' }))).toBe(false)
    expect(showsRows(facts({ detail: 'only_correct_or_not' }))).toBe(true)
  })

  it('shows key and explanation with full information', () => {
    expect(showResult(facts())).toMatchObject({ correct_answers: ['right-one'], comment: 'Because.' })
  })

  it('calls an unanswered question skipped once the attempt is over', () => {
    expect(showResult(facts({ isAnswered: false, grade: null })).state).toBe('skipped')
    expect(showResult(facts({ isAnswered: false, grade: null, isFinished: false })).state).toBe('not_started')
  })

  it('shows staff everything at any time', () => {
    const running = facts({ viewer: 'staff', isFinished: false, detail: 'simple_answer' })
    expect(showResult(running)).toMatchObject({ state: 'incorrect', correct_answers: ['right-one'] })
  })
})
