import { useEffect, useState } from 'react'
import { isScriptLoss } from '../../../lib/use-retry.ts'

const key = 'lectern_renewed_at'
/** Code that is missing again so soon after the page was loaded anew would be missing for ever. */
const pause = 60_000

const mayRenew = (error: unknown): boolean => {
  try {
    return isScriptLoss(error) && Date.now() - Number(sessionStorage.getItem(key) ?? 0) > pause
  } catch {
    // Without storage nothing keeps a page from being loaded again and again.
    return false
  }
}

const loadAnew = (): void => {
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
}

/** Whether the server can be reached; false also when the page has been left meanwhile. */
const isServerThere = async (signal: AbortSignal): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/**
 * Loads a page anew whose code is no longer on the server, because it was built again since: nothing has failed for its reader.
 * While the server cannot be reached the page stays, because the browser has nothing better to show.
 * @returns whether that is under way
 */
export const usePageRenewal = (error: unknown): boolean => {
  const [isRenewing, setRenewing] = useState(() => mayRenew(error))
  useEffect(() => {
    if (!isRenewing) return
    const left = new AbortController()
    const renew = async () => {
      const isThere = await isServerThere(left.signal)
      if (left.signal.aborted) return
      if (isThere) loadAnew()
      else setRenewing(false)
    }
    void renew()
    return () => left.abort()
  }, [isRenewing])
  return isRenewing
}
