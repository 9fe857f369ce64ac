import { useSuspenseQuery } from '@tanstack/react-query'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { useMemo } from 'react'
import { queryFor } from '../../lib/api/index.ts'
import { listPermissions } from './api.ts'

/** What the signed-in person may do in the current school, implications included. Read once by the shell. */
export const useHeldRights = (): ReadonlySet<string> => {
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  return useMemo(() => expandPermissions(granted), [granted])
}
