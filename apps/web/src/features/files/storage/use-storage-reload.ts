import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeyOf } from '../../../lib/api/index.ts'
import { getFile, getStorageUse, listFiles, listFolders } from '../api.ts'
import { useUploads } from '../uploads/index.ts'

/** Reads again whatever shows files, folders and the room they take. */
export const useStorageReload = () => {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [listFiles, listFolders, getStorageUse, getFile].map((call) =>
        queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
      ),
    )
}

/** Many files arrive one after the other: they are read together (milliseconds). */
const together = 1_000

/** Reads the storage again when an upload has arrived or is ready. */
export const useReloadAfterUploads = (): void => {
  const queryClient = useQueryClient()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const arrived = useUploads()
    .filter(
      ({ status, fileUuid }) => fileUuid !== null && ['checking', 'completed', 'failed'].includes(status),
    )
    .map(({ id, status }) => `${id}${status}`)
    .join()
  useEffect(() => {
    if (arrived === '' || waiting.current !== undefined) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      for (const call of [listFiles, listFolders, getStorageUse])
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
    }, together)
  }, [arrived, queryClient])
  useEffect(() => () => clearTimeout(waiting.current), [])
}
