import { useSuspenseQuery } from '@tanstack/react-query'
import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { queryFor } from '../../../lib/api/index.ts'
import { listPermissions } from '../../staff/index.ts'

/** What the signed-in person may do with the school's storage. */
export const useStorageRights = () => {
  const held = expandPermissions(useSuspenseQuery(queryFor(listPermissions, {})).data.data)
  return {
    mayList: held.has('storage_list'),
    mayRead: held.has('storage_read'),
    mayStore: held.has('storage_store'),
    mayDelete: held.has('storage_delete'),
  }
}

export type StorageRights = ReturnType<typeof useStorageRights>
