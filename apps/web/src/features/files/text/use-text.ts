import { useEffect, useEffectEvent, useState } from 'react'
import { type LoadedText, loadText, RefusedError } from './load-text.ts'

interface TextOptions {
  url: string
  bytes: number
  /** Asks for a fresh link: links are good for five minutes. Null when there is none any more. */
  renew: () => Promise<string | null>
}

/** The beginning of a text file; `failed` when it did not come. */
export const useText = ({ url, bytes, renew }: TextOptions) => {
  const [read, setRead] = useState<LoadedText | 'failed'>()
  const [round, setRound] = useState(0)
  const load = useEffectEvent(async (signal: AbortSignal): Promise<LoadedText> => {
    try {
      return await loadText({ url, bytes }, signal)
    } catch (error) {
      const fresh = error instanceof RefusedError ? await renew() : null
      if (fresh === null) throw error
      return loadText({ url: fresh, bytes }, signal)
    }
  })
  useEffect(() => {
    const ending = new AbortController()
    const show = (loaded: LoadedText | 'failed') => {
      if (!ending.signal.aborted) setRead(loaded)
    }
    load(ending.signal).then(show, () => show('failed'))
    return () => ending.abort()
  }, [round])
  return {
    read,
    again: () => {
      setRead(undefined)
      setRound((now) => now + 1)
    },
  }
}
