import { useEffect, useState } from 'react'
import { mayRenew, renewPage } from '../../../lib/drawing/page-renewal.ts'

/**
 * Loads a page anew whose code is no longer on the server: nothing has failed for its reader.
 * @returns whether that is under way
 */
export const usePageRenewal = (error: unknown): boolean => {
  const [isRenewing, setRenewing] = useState(() => mayRenew(error))
  useEffect(() => {
    let isHere = true
    const renew = async () => {
      const isUnderWay = await renewPage(error, () => isHere)
      if (isHere) setRenewing(isUnderWay)
    }
    if (isRenewing) void renew()
    return () => {
      isHere = false
    }
  }, [isRenewing, error])
  return isRenewing
}
