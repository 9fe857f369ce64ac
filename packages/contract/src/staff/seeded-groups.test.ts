import { describe, expect, it, test } from 'vitest'
import { expandPermissions, isPermissionString } from '../kernel/permissions.ts'
import { offeredCatalogue } from './planned-rights.ts'
import { isOfferedGroup, seededGroups } from './seeded-groups.ts'

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

const offeredObjects = new Set<string>(
  offeredCatalogue.flatMap(({ objects }) => objects.map(({ object }) => object)),
)

test('a ready group is offered unless most of what it may do is planned', () => {
  const narrow = seededGroups.filter(({ key }) => key !== 'full_access' && key !== 'administrator')
  const works = ({ permissions }: (typeof seededGroups)[number]) =>
    permissions.filter((each) => offeredObjects.has(each.split('_')[0] ?? '')).length * 2 >=
    permissions.length
  expect(narrow.filter(({ key }) => isOfferedGroup(key)).map(({ key }) => key)).toEqual(
    narrow.filter(works).map(({ key }) => key),
  )
})

test('a group of the school itself is offered', () => {
  expect(isOfferedGroup(null)).toBe(true)
})
