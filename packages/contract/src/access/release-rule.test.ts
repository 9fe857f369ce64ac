import { describe, expect, it } from 'vitest'
import { releaseRule } from './release-rule.ts'

const rule = (moment: object, time_zone = 'Europe/Kyiv') =>
  releaseRule.safeParse({ moment, time_zone, after_lesson_ids: [] })

describe('a release rule', () => {
  it.each([
    [{ kind: 'at_once' }],
    [{ kind: 'after_days', days: 1, hour: null }],
    [{ kind: 'after_days', days: 3650, hour: '23:59' }],
    [{ kind: 'at_date', date: '2028-02-29', hour: '00:00' }],
  ])('takes %j', (moment) => {
    expect(rule(moment).success).toBe(true)
  })

  it('may name a practice, and need not', () => {
    const given = { moment: { kind: 'at_once' }, time_zone: 'UTC', after_lesson_ids: [] }
    const quizOf = (after: object) => releaseRule.parse({ ...given, ...after }).after_quiz_id
    expect([quizOf({}), quizOf({ after_quiz_id: null }), quizOf({ after_quiz_id: 7 })]).toEqual([
      undefined,
      null,
      7,
    ])
    expect(releaseRule.safeParse({ ...given, after_quiz_id: '7' }).success).toBe(false)
    expect(releaseRule.safeParse({ ...given, after_quiz_id: 0 }).success).toBe(false)
  })

  it.each([
    [{ kind: 'after_days', days: 0, hour: '09:00' }],
    [{ kind: 'after_days', days: 1.5, hour: '09:00' }],
    [{ kind: 'after_days', days: 3651, hour: '09:00' }],
    [{ kind: 'after_days', days: 1, hour: '24:00' }],
    [{ kind: 'at_date', date: '2026-02-29', hour: '09:00' }],
    [{ kind: 'at_date', date: '2026-04-31', hour: '09:00' }],
    [{ kind: 'at_date', date: '2026-04-30', hour: null }],
    [{ kind: 'later' }],
  ])('refuses %j', (moment) => {
    expect(rule(moment).success).toBe(false)
  })

  it.each([
    ['2026-03-29', '03:30', 'Europe/Kyiv'],
    ['2026-03-08', '02:00', 'America/New_York'],
  ])('refuses an hour that the clocks skip: %s %s in %s', (date, hour, zone) => {
    const codes = rule({ kind: 'at_date', date, hour }, zone).error?.issues.map(({ message }) => message)
    expect(codes).toEqual(['hour_skipped'])
    expect(rule({ kind: 'at_date', date, hour }, 'UTC').success).toBe(true)
  })
})
