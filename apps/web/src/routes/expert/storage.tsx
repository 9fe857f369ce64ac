import { createFileRoute } from '@tanstack/react-router'
import {
  getStorageUse,
  listFolders,
  readStorageSearch,
  StoragePage,
} from '../../features/files/storage/index.ts'
import { ensure } from '../../lib/api/index.ts'
import { needRight } from '../../frame/areas/expert/expert-right.ts'

export const Route = createFileRoute('/expert/storage')({
  staticData: { texts: ['files'] },
  validateSearch: readStorageSearch,
  loader: async (page) => {
    await needRight(page, ['storage_list'])
    await Promise.all([ensure(page, listFolders, {}), ensure(page, getStorageUse, {})])
  },
  component: StoragePage,
})
