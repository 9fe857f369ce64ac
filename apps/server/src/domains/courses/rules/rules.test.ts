import { describe, expect, it } from 'vitest'
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

  it('is nowhere when nothing is open', () => {
    expect(chooseNextLesson([lesson('a', false, false)])).toBeNull()
    expect(chooseNextLesson([])).toBeNull()
  })
})
