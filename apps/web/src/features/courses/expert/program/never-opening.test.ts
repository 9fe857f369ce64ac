import type { ReleaseRule } from '@lectern/contract/access/release-rule'
import type { Program, ProgramLesson } from '@lectern/contract/courses/program'
import { describe, expect, it } from 'vitest'
import { neverOpening, ruledBy } from './never-opening.ts'
import { lessonOf } from './testing/lesson-of.ts'

const after = (lessons: number[], quiz: number | null = null): ReleaseRule => ({
  ...{ moment: { kind: 'at_once' }, time_zone: 'Europe/Kyiv' },
  ...{ after_lesson_ids: lessons, after_quiz_id: quiz },
})

const program = (lessons: ProgramLesson[], around: Partial<Program> = {}): Program => ({
  ...{ course_id: 1, release: null, modules: [], practices: [], lessons },
  ...around,
})

describe('lessons that never open', () => {
  it('wait for a practice that stands in them or behind them', () => {
    const waiting = lessonOf(1, { release: after([], 9) })
    const inside = program([{ ...waiting, quiz_ids: [9] }, lessonOf(2)])
    expect([...neverOpening(inside)]).toEqual([1])
    const behind = program([waiting, lessonOf(2, { release: after([1]), quiz_ids: [9] })])
    expect([...neverOpening(behind)]).toEqual([1, 2])
    const twice = program([...behind.lessons, lessonOf(3, { quiz_ids: [9] })])
    expect([...neverOpening(twice)]).toEqual([])
  })

  it('wait by the rule of their module or course', () => {
    const modules = [{ id: 7, title: 'Module', order: 0, release: after([], 9) }]
    const held = lessonOf(1, { module_id: 7, quiz_ids: [9] })
    expect([...neverOpening(program([held], { modules }))]).toEqual([1])
    expect(ruledBy(held, program([held], { modules }))).toEqual({ kind: 'module', module: modules[0] })
    const free = { ...held, release: after([]) }
    expect([...neverOpening(program([free], { modules }))]).toEqual([])
    expect(ruledBy(free, program([free], { modules }))).toEqual({ kind: 'lesson', lesson: free })
    const alone = program([lessonOf(1, { quiz_ids: [9] })], { release: after([], 9) })
    expect([...neverOpening(alone)]).toEqual([1])
    expect(ruledBy(lessonOf(1), alone)).toEqual({ kind: 'course' })
  })

  it('are none where nothing waits', () => {
    expect([...neverOpening(program([lessonOf(1), lessonOf(2, { quiz_ids: [9] })]))]).toEqual([])
  })
})
