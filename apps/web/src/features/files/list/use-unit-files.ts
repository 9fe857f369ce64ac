import type { File as StoredFile } from '@lectern/contract/files/file'
import { useCallback, useEffect, useState } from 'react'
import { getUnit } from '../api.ts'
import { pollFiles } from '../file-poll.ts'
import { isUnready } from './file-rights.ts'

export interface UnitFiles {
  /** Undefined until they are here. */
  files: readonly StoredFile[] | undefined
  hasFailed: boolean
  /** Asks again: for fresh links, or after a failure. Rejects as the call does. */
  reload: () => Promise<readonly StoredFile[]>
}

const fetchFiles = async (unit: number): Promise<readonly StoredFile[]> =>
  (await getUnit({ params: { unit } })).data.files

/** The files of a unit with links for this reader, asked again while one of them is being prepared. */
export const useUnitFiles = (unit: number): UnitFiles => {
  const [files, setFiles] = useState<readonly StoredFile[]>()
  const [hasFailed, setFailed] = useState(false)
  const reload = useCallback(async () => {
    const found = await fetchFiles(unit)
    setFiles(found)
    return found
  }, [unit])
  useEffect(() => {
    let isGone = false
    fetchFiles(unit).then(
      (found) => !isGone && setFiles(found),
      () => setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [unit])
  const waits = files?.some(isUnready) ?? false
  useEffect(() => {
    if (!waits) return
    return pollFiles(reload)
  }, [waits, reload])
  return { files, hasFailed: hasFailed && files === undefined, reload }
}
