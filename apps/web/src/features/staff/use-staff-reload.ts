import { useQueryClient } from '@tanstack/react-query'
import { queryKeyOf } from '../../lib/api/index.ts'
import { listPermissions } from './api.ts'
import { listAccessGroups, listAuditLog, listStaff, readMember } from './api.ts'

/** Reads again whatever shows people of the staff and their rights. */
export const useStaffReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listStaff, readMember, listAccessGroups, listAuditLog, listPermissions].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}
