import { describe, expect, it } from 'vitest'
import type { Grade } from '../../quizzes/question-types/question-type.ts'
import { attemptStatus } from '../attempt.ts'
import { scoreAttempt } from './score-attempt.ts'

const grade = (points: number, max_points: number, correctness: Grade['correctness'] = 'correct'): Grade => ({
  correctness,
  points,
  max_points,
})

describe('scoreAttempt', () => {
  it('adds points without the error of floating sums', () => {
    expect(scoreAttempt([grade(0.1, 0.1), grade(0.2, 0.2)], null)).toMatchObject({
      scores: 0.3,
      maxScores: 0.3,
    })
  })

  it('passes exactly at the pass mark and fails just below it', () => {
    expect(scoreAttempt([grade(3, 5)], 60).status).toBe(attemptStatus.passed)
    expect(scoreAttempt([grade(2.99, 5)], 60).status).toBe(attemptStatus.failed)
  })

  it('passes every finished attempt when there is no pass mark', () => {
    expect(scoreAttempt([grade(0, 5, 'incorrect')], null).status).toBe(attemptStatus.passed)
  })

  it('does not fail an attempt that has nothing to score', () => {
    expect(scoreAttempt([grade(0, 0, 'unscored')], 80).status).toBe(attemptStatus.passed)
  })

  it('keeps an attempt under check while one answer waits for a person', () => {
    expect(scoreAttempt([grade(5, 5), grade(0, 5, 'pending')], 10).status).toBe(attemptStatus.underCheck)
  })
})
