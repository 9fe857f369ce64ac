import type { File } from '@lectern/contract/files/file'
import { useCallback, useEffect, useState } from 'react'
import { getFile } from '../../api.ts'
import { pollFiles } from '../../file-poll.ts'
import { getUnit } from '../api.ts'

interface UnitFiles {
  readonly files: readonly File[]
  /** Other hosts of a linked film. */
  readonly mirrors: readonly string[]
}

const isOnItsWay = ({ url, process_status: status }: File): boolean =>
  url === null && (status === 'pending' || status === 'processing')

/**
 * The files of a unit with links of now; null until they are here. Files that are not ready are looked at every two
 * seconds until they are (document 001 §4).
 */
export const useUnitFiles = (unit: number) => {
  const [found, setFound] = useState<UnitFiles | null>(null)
  const [error, setError] = useState<unknown>(null)

  const reload = useCallback(async (): Promise<UnitFiles> => {
    const { data } = await getUnit({ params: { unit } })
    const now = { files: data.files, mirrors: data.link_mirrors }
    setFound(now)
    setError(null)
    return now
  }, [unit])

  const [tries, setTries] = useState(0)
  const retry = () => setTries((count) => count + 1)
  useEffect(() => {
    const load = async () => {
      try {
        await reload()
      } catch (caught) {
        setError(caught)
      }
    }
    void load()
  }, [reload, tries])

  const waiting = found?.files.filter(isOnItsWay).map(({ uuid }) => uuid) ?? []
  const names = waiting.join()
  useEffect(() => {
    if (names === '') return undefined
    const look = async (uuid: string) => {
      const { data } = await getFile({ params: { uuid } })
      setFound(
        (last) => last && { ...last, files: last.files.map((file) => (file.uuid === uuid ? data : file)) },
      )
    }
    return pollFiles(() => Promise.all(names.split(',').map(look)))
  }, [names])

  return { found, error, reload, retry }
}
