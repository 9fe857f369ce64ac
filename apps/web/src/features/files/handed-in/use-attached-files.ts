import type { File as StoredFile } from '@lectern/contract/files/file'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/index.ts'
import { getFile } from '../api.ts'
import { pollFiles } from '../file-poll.ts'
import { isUnready } from '../list/file-rights.ts'

/** A file of an answer, as far as the page knows it. */
export type AttachedFile = StoredFile | 'loading' | 'gone'

/**
 * Files by their uuids, in the same order: `known` ones at once, others asked for, again while they are being prepared. Without
 * a store of queries, which pages of learners do without.
 */
export const useAttachedFiles = (uuids: readonly string[], known: readonly StoredFile[]) => {
  const [found, setFound] = useState<ReadonlyMap<string, StoredFile | 'gone'>>(
    () => new Map(known.map((file) => [file.uuid, file])),
  )
  const note = useCallback(
    (uuid: string, file: StoredFile | 'gone') => setFound((now) => new Map(now).set(uuid, file)),
    [],
  )
  const ask = useCallback(
    async (uuid: string): Promise<StoredFile[]> => {
      try {
        const { data } = await getFile({ params: { uuid } })
        note(uuid, data)
        return [data]
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) note(uuid, 'gone')
        return []
      }
    },
    [note],
  )
  const files = uuids.map((uuid): AttachedFile => found.get(uuid) ?? 'loading')
  const listOf = (isMeant: (file: AttachedFile) => boolean) =>
    uuids.filter((_, at) => isMeant(files[at] ?? 'loading')).join()
  const missing = listOf((file) => file === 'loading')
  const unready = listOf((file) => typeof file === 'object' && isUnready(file))
  useEffect(() => {
    if (missing !== '') void Promise.all(missing.split(',').map(ask))
  }, [missing, ask])
  useEffect(() => {
    if (unready === '') return
    return pollFiles(() => Promise.all(unready.split(',').map(ask)))
  }, [unready, ask])
  return { files, renew: ask }
}
