import { isScriptLoss } from '../use-retry.ts'

const key = 'lectern_renewed_at'
/** Code that is missing again so soon after the page was loaded anew would be missing for ever. */
const pause = 60_000

/** Whether loading the page anew may help against this. */
export const mayRenew = (error: unknown): boolean => {
  try {
    return isScriptLoss(error) && Date.now() - Number(sessionStorage.getItem(key) ?? 0) > pause
  } catch {
    // Without storage nothing keeps a page from being loaded again and again.
    return false
  }
}

const isServerThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * Loads the page anew whose code is no longer on the server, because it was built again since. While the server cannot be reached the
 * page stays, because the browser has nothing better to show.
 * @param isWanted false when the page has been left meanwhile
 * @returns whether that is under way
 */
export const renewPage = async (loss: unknown, isWanted = () => true): Promise<boolean> => {
  if (!mayRenew(loss) || !(await isServerThere()) || !isWanted()) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}
