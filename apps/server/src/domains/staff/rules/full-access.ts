import { fullAccessKey, seededGroups } from '@lectern/contract/staff/seeded-groups'
import { expandPermissions } from '@lectern/contract/kernel/permissions'

const needed = expandPermissions(
  seededGroups.find(({ key }) => key === fullAccessKey)?.permissions ?? ['cabinet_root'],
)

/** Whether somebody was given everything that can be given: the system group, or as much by other ways. */
export const hasFullAccess = (given: readonly string[]): boolean => {
  const held = expandPermissions(given)
  return [...needed].every((each) => held.has(each))
}

/** Whether at least one active person with full access is left, the owner included. */
export const keepsFullAccess = (
  members: readonly { readonly isActive: boolean; readonly given: readonly string[] }[],
): boolean => members.some(({ isActive, given }) => isActive && hasFullAccess(given))
