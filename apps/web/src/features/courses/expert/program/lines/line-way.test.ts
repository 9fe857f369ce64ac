import type { Program } from '@lectern/contract/courses/program'
import { describe, expect, it } from 'vitest'
import { lineWay } from './line-way.ts'
import { rowsOf } from '../program-rows.ts'
import { lessonOf } from '../testing/lesson-of.ts'

const program: Program = {
  ...{ course_id: 1, release: null, practices: [] },
  modules: [
    { id: 1, title: 'One', order: 0, release: null },
    { id: 2, title: 'Two', order: 1, release: null },
  ],
  lessons: [
    lessonOf(1),
    ...[2, 3].map((id) => lessonOf(id, { module_id: 1 })),
    lessonOf(4, { module_id: 2 }),
  ],
}

/** Lesson 1 · Module 1 · Lesson 2 · Lesson 3 · Module 2 (closed) */
const rows = rowsOf(program, new Set([2]))

const press = (key: string, at: number, stop = -1) => lineWay({ key, at, stop, rows, stops: 4, page: 3 })

describe('keys in the program', () => {
  it('lead from line to line, and no further than the ends', () => {
    expect(press('ArrowDown', 1)).toEqual({ kind: 'line', at: 2 })
    expect(press('ArrowUp', 0)).toEqual({ kind: 'line', at: 0 })
    expect(press('PageDown', 0)).toEqual({ kind: 'line', at: 3 })
    expect(press('PageDown', 3)).toEqual({ kind: 'line', at: 4 })
    expect(press('Home', 3)).toEqual({ kind: 'line', at: 0 })
    expect(press('End', 0)).toEqual({ kind: 'line', at: 4 })
  })

  it('lead into a line and out of it, from there to its module', () => {
    expect(press('ArrowRight', 2)).toEqual({ kind: 'stop', stop: 0 })
    expect(press('ArrowRight', 2, 3)).toBeUndefined()
    expect(press('ArrowLeft', 2, 0)).toEqual({ kind: 'stop', stop: -1 })
    expect(press('ArrowLeft', 3)).toEqual({ kind: 'line', at: 1, isWhole: true })
    expect(press('ArrowLeft', 0)).toBeUndefined()
  })

  it('open and close modules, and open and select lessons', () => {
    expect(press('ArrowRight', 4)).toEqual({ kind: 'open' })
    expect(press('ArrowLeft', 4)).toBeUndefined()
    expect(press('ArrowLeft', 1)).toEqual({ kind: 'open' })
    expect(press('Enter', 2)).toEqual({ kind: 'open' })
    expect(press(' ', 2)).toEqual({ kind: 'select' })
  })

  it('are left to what has the focus within a line', () => {
    expect(press('Enter', 2, 1)).toBeUndefined()
    expect(press(' ', 2, 1)).toBeUndefined()
    expect(press('a', 2)).toBeUndefined()
  })
})
