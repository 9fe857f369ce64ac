import type { Program } from '@lectern/contract/courses/program'
import { array, assert, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currentOrder,
  findLines,
  inOrder,
  moveRow,
  putLessons,
  rowsOf,
  type ProgramOrder,
} from './program-rows.ts'
import { lessonOf } from './testing/lesson-of.ts'

/** A program from module id → ids of its lessons; those before the first module come first. */
const programOf = (before: number[], modules: Record<number, number[]>): Program => {
  return {
    ...{ course_id: 1, practices: [] },
    release: null,
    modules: Object.keys(modules).map((id, at) => ({
      ...{ id: Number(id), title: `Module ${id}`, order: at + 1, release: null },
    })),
    lessons: [
      ...before.map((id) => lessonOf(id)),
      ...Object.entries(modules).flatMap(([module, ids]) =>
        ids.map((id) => lessonOf(id, { module_id: Number(module) })),
      ),
    ],
  }
}
const brief = ({ lesson_ids, modules }: ProgramOrder) => [
  lesson_ids,
  ...modules.map(({ id, lesson_ids: own }) => [`m${id}`, ...own]),
]
const program = programOf([1, 2], { 10: [3, 4], 20: [5], 30: [] })
const rows = rowsOf(program, new Set())
const rowAt = (id: string) => rows.findIndex((row) => row.id === id)

describe('the lines of a program', () => {
  it('say where each stands among those beside it, be its module closed or not', () => {
    const places = rowsOf(program, new Set([10])).map(({ id, level, place, size }) => [
      id,
      level,
      place,
      size,
    ])
    expect(places).toEqual([
      ['lesson-1', 1, 1, 5],
      ['lesson-2', 1, 2, 5],
      ['module-10', 1, 3, 5],
      ['module-20', 1, 4, 5],
      ['lesson-5', 2, 1, 1],
      ['module-30', 1, 5, 5],
    ])
  })

  it('are found by words of their titles, in whichever case, with the module around them', () => {
    expect(findLines(program, ' LESSON 4 ').map(({ id, module }) => [id, module?.id])).toEqual([
      ['lesson-4', 10],
    ])
    expect(findLines(program, 'module').map(({ id }) => id)).toEqual(['module-10', 'module-20', 'module-30'])
    expect(findLines(program, ' ')).toEqual([])
  })

  it('are numbered by module and place, and hide what a closed module holds', () => {
    const numbers = (closed: number[]) => rowsOf(program, new Set(closed)).map(({ number }) => String(number))
    expect(numbers([])).toEqual(['', '', '1', '1.1', '1.2', '2', '2.1', '3'])
    expect(numbers([10])).toEqual(['', '', '1', '2', '2.1', '3'])
  })
})

describe('a lesson', () => {
  it.each([
    // Up out of its module, down into the next one, into an empty one at the end.
    ['lesson-3', 2, [[1, 2, 3], ['m10', 4], ['m20', 5], ['m30']]],
    ['lesson-4', 5, [[1, 2], ['m10', 3], ['m20', 4, 5], ['m30']]],
    ['lesson-1', 7, [[2], ['m10', 3, 4], ['m20', 5], ['m30', 1]]],
    ['lesson-5', 0, [[5, 1, 2], ['m10', 3, 4], ['m20'], ['m30']]],
  ])('%s goes to line %i', (id, to, order) => {
    expect(brief(moveRow(rows, rowAt(id), to))).toEqual(order)
  })

  it('below a closed module goes to its end', () => {
    const closed = rowsOf(program, new Set([10]))
    const order = moveRow(
      closed,
      closed.findIndex(({ id }) => id === 'lesson-2'),
      2,
    )
    expect(brief(order)).toEqual([[1], ['m10', 3, 4, 2], ['m20', 5], ['m30']])
  })

  it('goes to the end of a chosen module, with others in their order', () => {
    expect(brief(putLessons(rows, [5, 1], 10))).toEqual([[2], ['m10', 3, 4, 1, 5], ['m20'], ['m30']])
    expect(brief(putLessons(rows, [4], null))).toEqual([[1, 2, 4], ['m10', 3], ['m20', 5], ['m30']])
  })
})

describe('a module', () => {
  it.each([
    ['module-10', 3, ['m20', 'm10', 'm30']],
    ['module-10', 7, ['m20', 'm30', 'm10']],
    ['module-30', 6, ['m10', 'm30', 'm20']],
    ['module-30', 0, ['m30', 'm10', 'm20']],
    ['module-20', 4, ['m20', 'm10', 'm30']],
    ['module-10', 1, ['m10', 'm20', 'm30']],
  ])('%s at line %i takes its lessons along', (id, to, modules) => {
    const order = moveRow(rows, rowAt(id), to)
    expect(order.modules.map((each) => `m${each.id}`)).toEqual(modules)
    expect(order.modules.find((each) => each.id === 10)?.lesson_ids).toEqual([3, 4])
    expect(order.lesson_ids).toEqual([1, 2])
  })
})

it('whatever is moved, everything stays in the program once', () => {
  const all = currentOrder(program)
  const idsOf = (order: ProgramOrder) =>
    [...order.lesson_ids, ...order.modules.flatMap((each) => [each.id, ...each.lesson_ids])].toSorted(
      (a, b) => a - b,
    )
  const move = tuple(integer({ min: 0, max: 7 }), integer({ min: 0, max: 7 }), integer({ min: 0, max: 7 }))
  assert(
    property(array(move, { maxLength: 20 }), (moves) => {
      const last = moves.reduce((now, [from, to, closed]) => {
        const lines = rowsOf(now, new Set([10, 20, 30].filter((_, at) => closed & (1 << at))))
        return inOrder(now, moveRow(lines, from % lines.length, to % lines.length))
      }, program)
      expect(idsOf(currentOrder(last))).toEqual(idsOf(all))
    }),
  )
})
