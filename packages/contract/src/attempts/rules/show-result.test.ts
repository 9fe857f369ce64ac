import { describe, expect, it } from 'vitest'
import { questionTypes } from '../../quizzes/question-types/registry.ts'
import { resultDetails } from '../../quizzes/result-detail.ts'
import { type ResultFacts, showResult } from './show-result.ts'

const { sample } = questionTypes.single_answer
const arrangement = questionTypes.single_answer.arrange(sample.question, () => 0)

const facts = (change: Partial<ResultFacts> = {}): ResultFacts => ({
  viewer: 'learner',
  isFinished: true,
  detail: 'full_information',
  question: sample.question,
  arrangement,
  answer: sample.wrong,
  grade: { correctness: 'incorrect', points: 0, max_points: 2 },
  ...change,
})

describe('showResult', () => {
  it.each(resultDetails)('tells a learner nothing while the attempt runs, also with %s', (detail) => {
    const { results, result } = showResult(facts({ isFinished: false, detail }))
    expect(result).toEqual({
      state: 'answered',
      points: null,
      max_points: null,
      correct_answers: null,
      comment: null,
    })
    expect(results.map((row) => row.is_correct)).toEqual([null])
  })

  it('shows own answers alone with simple_answer', () => {
    const { results, result } = showResult(facts({ detail: 'simple_answer' }))
    expect(result).toMatchObject({ state: 'answered', correct_answers: null })
    expect(results).toMatchObject([{ quiz_answer_id: 'option-nine', is_correct: null }])
  })

  it('marks the question, and not the key, with the two only_correct_or_not', () => {
    for (const detail of ['only_correct_or_not_question', 'only_correct_or_not'] as const) {
      const { results, result } = showResult(facts({ detail }))
      expect(result).toMatchObject({ state: 'incorrect', points: 0, correct_answers: null, comment: null })
      expect(results[0]?.is_correct).toBe(detail === 'only_correct_or_not' ? false : null)
    }
  })

  it('shows key and explanation with full information', () => {
    expect(showResult(facts()).result).toMatchObject({
      correct_answers: [{ quiz_answer_id: 'option-seven', is_correct: true }],
      comment: sample.question.comment,
    })
  })

  it('calls an unanswered question skipped once the attempt is over', () => {
    for (const answer of [null, []]) {
      expect(showResult(facts({ answer, grade: null })).result.state).toBe('skipped')
      expect(showResult(facts({ answer, grade: null, isFinished: false })).result.state).toBe('not_started')
    }
  })

  it('shows staff everything at any time', () => {
    const { results, result } = showResult(
      facts({ viewer: 'staff', isFinished: false, detail: 'simple_answer' }),
    )
    expect(result).toMatchObject({
      state: 'incorrect',
      correct_answers: [{ quiz_answer_id: 'option-seven' }],
    })
    expect(results[0]?.is_correct).toBe(false)
  })
})
