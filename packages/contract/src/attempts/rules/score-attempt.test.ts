import { describe, expect, it, test } from 'vitest'
import type { Grade } from '../../quizzes/question-types/question-type.ts'
import { attemptStatus } from '../attempt.ts'
import { scoreAttempt } from './score-attempt.ts'

const grade = (points: number, max_points: number, correctness: Grade['correctness'] = 'correct'): Grade => ({
  correctness,
  points,
  max_points,
})

const byScore = (pass_percent: number | null) => ({ pass_percent, check_type: 'auto_by_score' }) as const

describe('scoreAttempt', () => {
  it('adds points without the error of floating sums', () => {
    expect(scoreAttempt([grade(0.1, 0.1), grade(0.2, 0.2)], byScore(null))).toMatchObject({
      scores: 0.3,
      maxScores: 0.3,
    })
  })

  it('passes exactly at the pass mark and fails just below it', () => {
    expect(scoreAttempt([grade(3, 5)], byScore(60)).status).toBe(attemptStatus.passed)
    expect(scoreAttempt([grade(2.99, 5)], byScore(60)).status).toBe(attemptStatus.failed)
  })

  it('passes every finished attempt when there is no pass mark', () => {
    expect(scoreAttempt([grade(0, 5, 'incorrect')], byScore(null)).status).toBe(attemptStatus.passed)
  })

  it('does not fail an attempt that has nothing to score', () => {
    expect(scoreAttempt([grade(0, 0, 'unscored')], byScore(80)).status).toBe(attemptStatus.passed)
  })

  it('keeps an attempt under check while one answer waits for a person', () => {
    expect(scoreAttempt([grade(5, 5), grade(0, 5, 'pending')], byScore(10)).status).toBe(
      attemptStatus.underCheck,
    )
  })

  it('accepts everything where the quiz does, also what a person could mark', () => {
    const score = scoreAttempt([grade(0, 5, 'pending'), grade(0, 5, 'incorrect')], {
      pass_percent: 90,
      check_type: 'auto_accept',
    })
    expect(score).toMatchObject({ scores: 0, maxScores: 10, status: attemptStatus.passed })
  })

  it('leaves everything to a person where the quiz does', () => {
    const score = scoreAttempt([grade(5, 5)], { pass_percent: null, check_type: 'manual' })
    expect(score.status).toBe(attemptStatus.underCheck)
  })

  test.each(['interview', 'mmpi'] as const)('neither fails a quiz of type %s nor lets it wait', (type) => {
    const settings = { pass_percent: 90, check_type: 'manual' } as const
    expect(scoreAttempt([grade(0, 0, 'unscored')], settings, type).status).toBe(attemptStatus.passed)
    expect(scoreAttempt([grade(0, 0, 'unscored')], settings).status).toBe(attemptStatus.underCheck)
  })
})
