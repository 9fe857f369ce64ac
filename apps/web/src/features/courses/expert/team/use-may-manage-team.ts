import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { ProductKind } from '@lectern/contract/kernel/product-kind'
import { useHeldRights } from '../../../staff/index.ts'

const rights = {
  course: ['course_personalize', 'course_personalize.team'],
  marathon: ['marathon_personalize', 'marathon_personalize.team'],
  closed_group: ['closedgroup_personalize', 'closedgroup_personalize.team'],
} as const satisfies Record<ProductKind, readonly PermissionString[]>

/** Whether the person may change the team of a product, and its groups of learners. */
export const useMayManageTeam = (kind: ProductKind): boolean => {
  const held = useHeldRights()
  return rights[kind].some((right) => held.has(right))
}
