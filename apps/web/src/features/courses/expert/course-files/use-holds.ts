import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { useSuspenseQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../lib/api/index.ts'
import { listPermissions } from '../../../staff/index.ts'

/** Whether a right is held for the whole school; the team of one course does not have it. */
export const useHolds = (right: PermissionString): boolean => {
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  return expandPermissions(granted).has(right)
}
