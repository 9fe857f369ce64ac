import { useNavigate, useSearch } from '@tanstack/react-router'
import { useListAddress } from '../../../frame/index.ts'
import type { BroughtSource } from './storage-search.ts'

const from = '/expert/storage'

/** What the address says of the storage, and the ways to change it. */
export const useStorageAddress = () => {
  const navigate = useNavigate({ from })
  return {
    ...useListAddress(useSearch({ from }), { name: 'storage', perPage: 50 }),
    openFolder: (id: number | null) =>
      void navigate({
        search: ({ order, direction, per_page }) => ({
          order,
          direction,
          per_page,
          folder: id ?? undefined,
        }),
      }),
    openSource: (source: BroughtSource) =>
      void navigate({
        search: ({ order, direction, per_page }) => ({ order, direction, per_page, source }),
      }),
    openPictures: () => void navigate({ search: { pictures: 'yes' } }),
    openFile: (file: string | undefined) =>
      void navigate({ search: (before) => ({ ...before, file }), replace: file === undefined }),
  }
}

export type StorageAddress = ReturnType<typeof useStorageAddress>
