import { describe, expect, it } from 'vitest'
import { enrolmentStateAt } from './decisions.ts'

const endsAt = new Date('2026-05-01T00:00:00Z')
const active = { state: 'active', endsAt, frozenFrom: null, frozenUntil: null, pauses: [] } as const
const [before, after] = [new Date('2026-04-30T23:59:59Z'), new Date('2026-06-01T00:00:00Z')]

describe('an enrolment', () => {
  it('is over from the moment of its end on', () => {
    expect(enrolmentStateAt(active, before)).toBe('active')
    expect(enrolmentStateAt(active, endsAt)).toBe('expired')
  })

  it('is frozen as long as its freeze lasts, whatever its end', () => {
    const frozen = { ...active, frozenFrom: before }
    expect(enrolmentStateAt(frozen, after)).toBe('frozen')
    expect(enrolmentStateAt({ ...frozen, frozenUntil: after }, new Date(after.getTime() - 1))).toBe('frozen')
    expect(enrolmentStateAt({ ...frozen, frozenUntil: after }, after)).toBe('expired')
  })

  it('that waits, or was taken away, has neither', () => {
    expect(enrolmentStateAt({ ...active, state: 'waiting' }, after)).toBe('waiting')
    expect(enrolmentStateAt({ ...active, state: 'revoked' }, before)).toBe('revoked')
  })
})
