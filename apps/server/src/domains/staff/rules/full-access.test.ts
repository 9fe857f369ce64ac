import { fullAccessKey, seededGroups } from '@lectern/contract/staff/seeded-groups'
import { describe, expect, it } from 'vitest'
import { hasFullAccess, keepsFullAccess } from './full-access.ts'

const full = seededGroups.find(({ key }) => key === fullAccessKey)?.permissions ?? []

describe('full access', () => {
  it('is the owner’s, the system group’s, and that of who holds as much', () => {
    expect(hasFullAccess(['cabinet_root'])).toBe(true)
    expect(hasFullAccess(full)).toBe(true)
    expect(hasFullAccess([...full.slice(0, 5), ...full.slice(5)])).toBe(true)
  })

  it('is not that of who lacks anything of it', () => {
    expect(hasFullAccess([])).toBe(false)
    for (const each of full) expect(hasFullAccess(full.filter((other) => other !== each))).toBe(false)
  })

  it('must be left to somebody who may come in', () => {
    const member = (isActive: boolean, given: readonly string[]) => ({ isActive, given })
    expect(keepsFullAccess([member(true, full), member(true, [])])).toBe(true)
    expect(keepsFullAccess([member(false, full), member(true, ['course_all'])])).toBe(false)
    expect(keepsFullAccess([])).toBe(false)
  })
})
