import { describe, expect, it } from 'vitest'
import { attemptStatus } from '../attempt.ts'
import { nextStart, type PastAttempts } from './next-start.ts'

const open = { attempts_limit: null, retake_condition: 'always', retake_wait_hours: 0 } as const
const noon = new Date('2026-05-04T12:00:00Z')
const past = (change: Partial<PastAttempts> = {}): PastAttempts => ({
  total: 2,
  hasPassed: false,
  last: { statusId: attemptStatus.failed, finishedAt: noon },
  ...change,
})
const last = (statusId: PastAttempts['last']['statusId']) => past({ last: { statusId, finishedAt: noon } })

describe('another start', () => {
  it('is the first one, whatever the settings say of others', () => {
    const strict = { attempts_limit: 1, retake_condition: 'until_passed', retake_wait_hours: 9 } as const
    expect(nextStart(strict, null, noon)).toEqual({ may: true })
  })

  it('goes on with what was sent back for rework, also past the limit', () => {
    const strict = { attempts_limit: 1, retake_condition: 'until_passed', retake_wait_hours: 9 } as const
    expect(nextStart(strict, last(attemptStatus.rework), noon)).toEqual({ may: true })
  })

  it('is refused when the limit is reached', () => {
    expect(nextStart({ ...open, attempts_limit: 3 }, past(), noon).may).toBe(true)
    expect(nextStart({ ...open, attempts_limit: 2 }, past(), noon)).toEqual({
      may: false,
      refusal: 'attempts_used_up',
    })
  })

  it('that was given beyond a limit is there at once, whatever came of the former ones', () => {
    const strict = { attempts_limit: 2, retake_condition: 'until_passed', retake_wait_hours: 9 } as const
    const passed = past({ hasPassed: true })
    expect(nextStart(strict, passed, noon, 1)).toEqual({ may: true })
    expect(nextStart(strict, passed, noon).may).toBe(false)
  })

  it('that was given beyond the limit is there once', () => {
    expect(nextStart({ ...open, attempts_limit: 1 }, past(), noon, 1)).toEqual({
      may: false,
      refusal: 'attempts_used_up',
    })
  })

  it.each([
    [attemptStatus.failed, true],
    [attemptStatus.rework, true],
    [attemptStatus.passed, false],
    [attemptStatus.underCheck, false],
  ])('after status %i is possible after a failure only: %s', (statusId, may) => {
    expect(nextStart({ ...open, retake_condition: 'if_failed' }, last(statusId), noon).may).toBe(may)
  })

  it('ends with the first pass where the quiz wants one', () => {
    const settings = { ...open, retake_condition: 'until_passed' } as const
    expect(nextStart(settings, past(), noon).may).toBe(true)
    expect(nextStart(settings, past({ hasPassed: true }), noon)).toEqual({
      may: false,
      refusal: 'retake_not_allowed',
    })
  })

  it('waits from the end of the last one, to the second', () => {
    const settings = { ...open, retake_wait_hours: 2 }
    const at = new Date('2026-05-04T14:00:00Z')
    expect(nextStart(settings, past(), new Date(at.getTime() - 1000))).toEqual({
      may: false,
      refusal: 'retake_too_early',
      at,
    })
    expect(nextStart(settings, past(), at)).toEqual({ may: true })
  })
})
