import { useSuspenseQuery } from '@tanstack/react-query'
import { expandPermissions, type PermissionString } from '@lectern/contract/kernel/permissions'
import { useMemo } from 'react'
import { queryFor } from '../../lib/api/index.ts'
import { listPermissions } from './api.ts'

/** What the signed-in person may do in the current school, implications included. Read once by the shell. */
export const useHeldRights = (): ReadonlySet<string> => {
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  return useMemo(() => expandPermissions(granted), [granted])
}

/** Whether a right is held for the whole school; the team of one course does not have it. */
export const useHolds = (right: PermissionString): boolean => useHeldRights().has(right)
