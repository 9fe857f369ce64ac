import { describe, expect, it } from 'vitest'
import { findAnyCircle, findCircle } from './find-circle.ts'
import { lessonsToWaitFor, type WaitingLesson } from './lessons-to-wait-for.ts'

const lesson = (id: number, after: number[] = [], practiceIn: number[] = []): WaitingLesson => ({
  id,
  after,
  practiceIn,
})
const circle = (...lessons: WaitingLesson[]) => findAnyCircle(lessonsToWaitFor(lessons))

describe('lessons that wait for practices', () => {
  it('wait for the lesson that holds it', () => {
    expect(lessonsToWaitFor([lesson(1), lesson(2, [9], [1])]).get(2)).toEqual([9, 1])
    expect(circle(lesson(1), lesson(2, [], [1]), lesson(3, [2], [1]))).toBeNull()
  })

  it('never open when it stands in themselves, or in one that waits for them', () => {
    expect(circle(lesson(1, [], [1]))).toEqual([1, 1])
    const map = lessonsToWaitFor([lesson(1, [], [2]), lesson(2, [3]), lesson(3, [1])])
    expect(findCircle(1, map)).toEqual([1, 2, 3, 1])
  })

  it('open when one of several that hold it does', () => {
    expect(circle(lesson(1, [], [1, 2]), lesson(2))).toBeNull()
    expect(circle(lesson(1, [], [1, 2]), lesson(2, [1]))).not.toBeNull()
    expect(circle(lesson(1, [], [2, 3]), lesson(2, [1]), lesson(3))).toBeNull()
  })

  it('are open when nothing holds it', () => {
    expect(circle(lesson(1, [2], []), lesson(2))).toBeNull()
  })
})
