import { describe, expect, it } from 'vitest'
import type { Grade } from '../../quizzes/question-types/question-type.ts'
import { closeGrade, hideMark, isPartlyRight } from './decided-grade.ts'
import { countPoints } from '../rules/score-attempt.ts'

const pending: Grade = { correctness: 'pending', points: 0, max_points: 5 }
const right: Grade = { correctness: 'correct', points: 3, max_points: 3 }

describe('a grade once somebody has decided', () => {
  it('waits no longer, and counts neither for nor against', () => {
    expect(countPoints([closeGrade(pending), right])).toEqual({ scores: 3, maxScores: 3 })
    expect(countPoints([closeGrade(pending)])).toEqual({ scores: 0, maxScores: 0 })
  })

  it('keeps the points of the key where own words got none', () => {
    const part = { ...pending, points: 2 }
    expect(closeGrade(part)).toEqual({ ...part, correctness: 'incorrect' })
    expect(closeGrade({ ...pending, points: 5 }).correctness).toBe('correct')
  })

  it('stays what it is where it did not wait', () => {
    expect(closeGrade(right)).toBe(right)
  })
})

describe('a grade that a person gave, before the decision', () => {
  const marked: Grade = { correctness: 'incorrect', points: 4, max_points: 5, marked_by: 7 }

  it('waits for its learner as before', () => {
    const own = { correctness: 'pending', points: 0 } as const
    expect(hideMark({ ...marked, own })).toEqual(pending)
    expect(hideMark(marked)).toEqual(pending)
  })

  it('is what the key made of the answer', () => {
    const own = { correctness: 'correct', points: 5 } as const
    expect(hideMark({ ...marked, own })).toEqual({ ...own, max_points: 5 })
  })

  it('stays where nobody gave it', () => {
    expect(hideMark(right)).toEqual(right)
  })
})

it('calls partly right what has some of its points', () => {
  const points = [0, 0.01, 4.99, 5].map(
    (each) => ({ ...pending, correctness: 'incorrect', points: each }) as const,
  )
  expect(points.map(isPartlyRight)).toEqual([false, true, true, false])
  expect(isPartlyRight({ ...pending, points: 2 })).toBe(false)
})
