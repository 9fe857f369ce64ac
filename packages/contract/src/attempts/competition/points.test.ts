import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Grade } from '../../quizzes/question-types/question-type.ts'
import { answerTime, shareOfPoints, shrinkGrade } from './points.ts'

const right: Grade = { correctness: 'correct', points: 10, max_points: 10 }
const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 10, 0, seconds))
const clock = { startedAt: at(0), endsAt: at(20) }

describe('points of a competition', () => {
  test.each([
    [0, 10],
    [5, 8.75],
    [10, 7.5],
    [20, 5],
    [24, 5],
  ])('an answer after %i of 20 seconds earns %d of 10', (seconds, points) => {
    expect(shrinkGrade(right, answerTime(clock, at(seconds)), 50).points).toBe(points)
  })

  it('keeps as much as the quiz says', () => {
    expect(shrinkGrade(right, answerTime(clock, at(20)), 0).points).toBe(0)
    expect(shrinkGrade(right, answerTime(clock, at(20)), 100).points).toBe(10)
    expect(shrinkGrade({ ...right, points: 1 }, answerTime(clock, at(7)), 50).points).toBe(0.83)
  })

  it('leaves a wrong answer without points, and what there was to earn as it is', () => {
    const wrong: Grade = { correctness: 'incorrect', points: 0, max_points: 10 }
    expect(shrinkGrade(wrong, answerTime(clock, at(0)), 50)).toEqual(wrong)
    expect(shrinkGrade(right, answerTime(clock, at(9)), 50).max_points).toBe(10)
  })

  it('never earns more by answering later, and never leaves its bounds', () => {
    const ms = integer({ min: -5_000, max: 60_000 })
    const kept = double({ min: 0, max: 100, noNaN: true })
    assert(
      property(ms, ms, kept, (one, other, keptPercent) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)].map((usedMs) =>
          shareOfPoints({ usedMs, totalMs: 30_000 }, keptPercent),
        )
        expect(early).toBeGreaterThanOrEqual(late ?? 0)
        expect(late).toBeGreaterThanOrEqual(keptPercent / 100 - 1e-9)
        expect(early).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('counts the whole time where nothing was answered, and never more', () => {
    expect(answerTime(clock, null)).toEqual({ usedMs: 20_000, totalMs: 20_000 })
    expect(answerTime(clock, at(24)).usedMs).toBe(20_000)
    expect(answerTime(clock, at(-1)).usedMs).toBe(0)
  })
})
