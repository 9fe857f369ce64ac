import { array, assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideVisit } from './decide-visit.ts'

const rules = { isAddressAllowed: true, sessionLimit: 2, deviceLimit: 2 }
const standing = { sessionId: 1, sessions: [], deviceId: 1, devices: [] }
const allowed = { isAllowed: true }

describe('a visit', () => {
  it('finds a place while there is one', () => {
    expect(decideVisit(rules, { ...standing, sessions: [2], devices: [2] })).toEqual(allowed)
  })

  it('of a newcomer over the limit is refused, with the limit', () => {
    expect(decideVisit(rules, { ...standing, sessions: [2, 3], devices: [1] })).toEqual({
      isAllowed: false,
      kind: 'session_limit',
      limit: 2,
    })
    expect(decideVisit(rules, { ...standing, devices: [2, 3] })).toEqual({
      isAllowed: false,
      kind: 'device_limit',
      limit: 2,
    })
  })

  it('of who is inside goes on, also when the limit was lowered meanwhile', () => {
    expect(decideVisit(rules, { ...standing, sessions: [1, 2, 3], devices: [1, 2, 3] })).toEqual(allowed)
  })

  it('from an address that may not enter is refused before anything is counted', () => {
    const verdict = decideVisit({ ...rules, isAddressAllowed: false }, { ...standing, sessions: [2, 3] })
    expect(verdict).toEqual({ isAllowed: false, kind: 'address_refused', limit: null })
  })

  it('without limits is never refused for its number', () => {
    assert(
      property(array(nat(50)), array(nat(50)), (sessions, devices) => {
        const free = { isAddressAllowed: true, sessionLimit: null, deviceLimit: null }
        expect(decideVisit(free, { ...standing, sessions, devices })).toEqual(allowed)
      }),
    )
  })
})
