import { describe, expect, it } from 'vitest'
import { lastPlace, withStop } from './last-place.ts'
import { chooseNextLesson } from './choose-next-lesson.ts'
import { shareDone } from './share-done.ts'

describe('the share of lessons that are done', () => {
  it.each([
    [0, 0, 0],
    [0, 7, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 1000, 1],
    [999, 1000, 99],
    [3, 3, 100],
    [4, 3, 100],
    [1, 0, 0],
  ])('is, for %i of %i, %i per cent', (done, total, share) => expect(shareDone(done, total)).toBe(share))
})

describe('where "Continue" leads', () => {
  const lesson = (name: string, isOpen: boolean, isDone: boolean) => ({ name, isOpen, isDone })

  it('is the first open lesson that is not done', () => {
    const lessons = [lesson('a', true, true), lesson('b', false, false), lesson('c', true, false)]
    expect(chooseNextLesson(lessons)?.name).toBe('c')
  })

  it('is the first open lesson when all open ones are done', () => {
    expect(chooseNextLesson([lesson('a', false, false), lesson('b', true, true)])?.name).toBe('b')
  })

  it('is the lesson in which the learner was last, while it is open and not done', () => {
    const last = (name: string, isOpen: boolean, isDone: boolean) => ({
      ...lesson(name, isOpen, isDone),
      isLast: true,
    })
    const chosen = (place: ReturnType<typeof last>) =>
      chooseNextLesson([lesson('a', true, false), place, lesson('c', true, false)])?.name
    expect(chosen(last('b', true, false))).toBe('b')
    expect(chosen(last('b', true, true))).toBe('a')
    expect(chosen(last('b', false, false))).toBe('a')
  })

  it('is nowhere when nothing is open', () => {
    expect(chooseNextLesson([lesson('a', false, false)])).toBeNull()
    expect(chooseNextLesson([])).toBeNull()
  })
})

describe('where a learner was last', () => {
  const place = (lessonId: number, startedAt: string, stoppedAt: string | null = null) => ({
    lessonId,
    startedAt: new Date(startedAt),
    stoppedAt: stoppedAt === null ? null : new Date(stoppedAt),
    stoppedUnitId: stoppedAt === null ? null : lessonId * 10,
  })

  it('is the lesson in which they stopped last, or that they opened last', () => {
    const stopped = place(1, '2026-11-01T09:00:00Z', '2026-11-05T09:00:00Z')
    expect(lastPlace([stopped, place(2, '2026-11-04T09:00:00Z')])?.lessonId).toBe(1)
    expect(lastPlace([stopped, place(2, '2026-11-06T09:00:00Z')])?.lessonId).toBe(2)
    expect(lastPlace([])).toBeNull()
  })

  it('has an address with its unit, where one is known', () => {
    expect(withStop('/courses/a/b', place(1, '2026-11-01T09:00:00Z', '2026-11-05T09:00:00Z'))).toBe(
      '/courses/a/b#unit-10',
    )
    expect(withStop('/courses/a/b', place(1, '2026-11-01T09:00:00Z'))).toBe('/courses/a/b')
  })
})
