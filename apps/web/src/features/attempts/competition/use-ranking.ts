import type { Ranking } from '@lectern/contract/attempts/competition/ranking'
import { useEffect, useEffectEvent, useState } from 'react'

/** How often the places are asked for, in milliseconds. A hall that looks together is spread over them. */
const everyMs = 3_000

/** The places as they are now, read again while they may change and the page is looked at. */
export const useRanking = (read: (signal: AbortSignal) => Promise<Ranking>) => {
  const [ranking, setRanking] = useState<Ranking>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  const isOver = ranking?.is_final === true
  const look = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const next = await read(signal)
      if (signal.aborted) return
      setRanking(next)
      setError(undefined)
    } catch (failure) {
      if (!signal.aborted) setError(failure)
    }
  })
  useEffect(() => {
    if (isOver) return
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = async () => {
      if (document.visibilityState === 'visible') await look(signal)
      if (!signal.aborted) timer = setTimeout(() => void follow(), everyMs * (0.85 + Math.random() * 0.3))
    }
    void follow()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isOver, round])
  return { ranking, error, again: () => setRound((count) => count + 1) }
}
