import type { File as StoredFile } from '@lectern/contract/files/file'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { ApiError, queryFor } from '../../../lib/api/index.ts'
import { getFile } from '../api.ts'
import { filePoll } from '../file-poll.ts'
import { isUnready } from '../list/file-rights.ts'

/** A file of the storage, as far as the editor knows it. */
export type KnownFile = StoredFile | 'loading' | 'gone'

/** Of renewing links that are good for five minutes. */
const renewMs = 4 * 60_000

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Files by their uuids, in the same order, asked again while they are being prepared. */
export const useStoredFiles = (uuids: readonly string[]): KnownFile[] =>
  useQueries({
    queries: uuids.map((uuid) => ({
      ...queryFor(getFile, { params: { uuid } }),
      staleTime: filePoll,
      retry: (tries: number, error: unknown) => !isGone(error) && tries < 3,
      refetchInterval: ({ state }: { state: { data?: { data: StoredFile } | undefined } }) =>
        state.data && isUnready(state.data.data) ? filePoll : renewMs,
    })),
    combine: (results) =>
      results.map(({ data, error }) => data?.data ?? (isGone(error) ? 'gone' : 'loading')),
  })

/** Notes what is known of a file already, or has just changed. */
export const useKnowFile = (): ((file: StoredFile) => void) => {
  const queryClient = useQueryClient()
  return (file) =>
    queryClient.setQueryData(queryFor(getFile, { params: { uuid: file.uuid } }).queryKey, { data: file })
}

/** Asks for a file anew, with links of now. */
export const useRenewFile = (): ((uuid: string) => Promise<StoredFile[]>) => {
  const queryClient = useQueryClient()
  return async (uuid) => {
    const { data } = await queryClient.fetchQuery({
      ...queryFor(getFile, { params: { uuid } }),
      staleTime: 0,
    })
    return [data]
  }
}
