import { useNavigate, useSearch } from '@tanstack/react-router'
import type { StorageSearch } from './storage-search.ts'

const from = '/expert/storage'

/** What the address says of the storage, and the ways to change it. */
export const useStorageAddress = () => {
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  return {
    search,
    /** Search, filters, order and pages; another question begins at its first page. */
    change: (part: StorageSearch) =>
      void navigate({ search: (before) => ({ ...before, page: undefined, ...part }), replace: true }),
    openFolder: (id: number | null) =>
      void navigate({
        search: ({ order, direction, per_page }) => ({
          order,
          direction,
          per_page,
          folder: id ?? undefined,
        }),
      }),
    openFile: (file: string | undefined) =>
      void navigate({ search: (before) => ({ ...before, file }), replace: file === undefined }),
  }
}

export type StorageAddress = ReturnType<typeof useStorageAddress>
