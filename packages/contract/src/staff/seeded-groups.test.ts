import { describe, expect, it } from 'vitest'
import { expandPermissions, isPermissionString } from '../kernel/permissions.ts'
import { seededGroups } from './seeded-groups.ts'

describe('the groups of a new school', () => {
  it('name rights that there are, and never the owner’s own or the tariff’s payment', () => {
    for (const { key, permissions } of seededGroups) {
      expect([key, permissions.filter((each) => !isPermissionString(each))]).toEqual([key, []])
      const expanded = expandPermissions(permissions)
      expect([key, expanded.has('cabinet_root'), expanded.has('tariff_edit')]).toEqual([key, false, false])
    }
  })

  it('give the administrator no secrets and no handing out of rights', () => {
    const administrator = seededGroups.find(({ key }) => key === 'administrator')
    const held = expandPermissions(administrator?.permissions ?? [])
    for (const each of ['api_edit.secret', 'paymentsystem_edit.secret', 'accessgroup_create'] as const)
      expect([each, held.has(each)]).toEqual([each, false])
    expect(held.has('course_delete')).toBe(true)
  })
})
