import { readCaptions } from '@lectern/contract/files/captions'
import { useEffect, useState } from 'react'
import { type Line, linesOf } from '../rules/transcript.ts'

const readLines = async (url: string, signal: AbortSignal): Promise<readonly Line[]> => {
  try {
    const answer = await fetch(url, { signal })
    const read = readCaptions(answer.ok ? await answer.text() : '')
    return read.ok ? linesOf(read.value.cues) : []
  } catch {
    return []
  }
}

/** The words of a caption file; null until they are here, empty when they did not come. */
export const useCues = (url: string | undefined, name: string): readonly Line[] | null => {
  const [lines, setLines] = useState<{ name: string; lines: readonly Line[] } | null>(null)
  useEffect(() => {
    if (url === undefined) return undefined
    const ending = new AbortController()
    const load = async () => {
      const loaded = await readLines(url, ending.signal)
      if (!ending.signal.aborted) setLines({ name, lines: loaded })
    }
    void load()
    return () => ending.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- a fresh link leads to the same words
  }, [name])
  return lines?.name === name ? lines.lines : null
}
