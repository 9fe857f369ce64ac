import { describe, expect, it } from 'vitest'
import type { ReleaseRule } from '../../access/release-rule.ts'
import type { Program, ProgramLesson } from '../program.ts'
import { clockChanges, dayIn, momentIn, programOpenings } from './program-openings.ts'

const kyiv = 'Europe/Kyiv'
const rule = (moment: ReleaseRule['moment'], after_lesson_ids: number[] = []): ReleaseRule => ({
  moment,
  time_zone: kyiv,
  after_lesson_ids,
})
const days = (count: number) => rule({ kind: 'after_days', days: count, hour: '09:00' })
const lesson = (id: number, module_id: number | null, release: ReleaseRule | null): ProgramLesson => ({
  ...{
    id,
    module_id,
    release,
    title: `Lesson ${id}`,
    slug: `lesson-${id}`,
    link: '',
    status_id: 4,
    order: id,
  },
  ...{ is_public: false, sections_count: 1, unit_types: [], quiz_ids: [] },
})
const program: Program = {
  course_id: 1,
  release: days(1),
  modules: [
    { id: 7, title: 'Week 1', order: 1, release: days(2) },
    { id: 8, title: 'Week 2', order: 2, release: null },
  ],
  lessons: [
    lesson(1, null, rule({ kind: 'at_once' })),
    lesson(2, 7, null),
    lesson(3, 7, rule({ kind: 'at_date', date: '2026-03-30', hour: '10:00' }, [2, 99])),
    lesson(4, 8, { ...days(1), after_quiz_id: 5 }),
    lesson(5, 8, {
      ...rule({ kind: 'at_date', date: '2020-01-01', hour: '10:00' }),
      closes: { kind: 'after_days', days: 7, hour: '12:00' },
    }),
  ],
  practices: [{ id: 5, name: 'Roots' }],
}

describe('the openings of a program', () => {
  it('follow the rule of the lesson, else of the module, else of the course, over the change of clocks', () => {
    // The clocks of Kyiv go forward in the night to 29 March 2026.
    const startedAt = new Date('2026-03-27T12:00:00Z')
    const openings = programOpenings(program, startedAt)
    expect(openings.map(({ at }) => at?.toISOString() ?? null)).toEqual([
      null,
      '2026-03-29T06:00:00.000Z',
      '2026-03-30T07:00:00.000Z',
      '2026-03-28T07:00:00.000Z',
      null,
    ])
    expect(openings.map(({ module }) => module)).toEqual([null, 'Week 1', 'Week 1', 'Week 2', 'Week 2'])
    expect(openings[2]?.after).toEqual(['Lesson 2'])
    expect(openings.map(({ practice }) => practice)).toEqual([null, null, null, 'Roots', null])
    expect(openings.map(({ closesAt }) => closesAt?.toISOString() ?? null)).toEqual([
      ...[null, null, null, null],
      '2026-04-03T09:00:00.000Z',
    ])
  })
})

describe('the clocks of a zone', () => {
  const year = [new Date('2026-01-01T00:00:00Z'), new Date('2026-12-31T00:00:00Z')] as const

  it('change twice in Kyiv and New York, never in Tokyo', () => {
    const brief = (zone: string) =>
      clockChanges(zone, ...year).map(({ at, direction }) => [at.toISOString(), direction])
    expect(brief(kyiv)).toEqual([
      ['2026-03-29T01:00:00.000Z', 1],
      ['2026-10-25T01:00:00.000Z', -1],
    ])
    expect(brief('America/New_York')).toEqual([
      ['2026-03-08T07:00:00.000Z', 1],
      ['2026-11-01T06:00:00.000Z', -1],
    ])
    expect(brief('Asia/Tokyo')).toEqual([])
  })

  it('say which day it is, and when an hour of a day comes', () => {
    expect(dayIn(kyiv, new Date('2026-03-29T21:30:00Z'))).toBe('2026-03-30')
    expect(momentIn(kyiv, '2026-03-29', '03:30').toISOString()).toBe('2026-03-29T01:00:00.000Z')
    expect(momentIn(kyiv, '2028-02-29', '09:00').toISOString()).toBe('2028-02-29T07:00:00.000Z')
  })
})
