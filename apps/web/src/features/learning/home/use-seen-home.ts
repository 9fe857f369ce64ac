import { useEffect } from 'react'
import { report } from '../../../lib/reporting.ts'
import { noteHomeSeen } from './api.ts'

/** A page that was looked at for so long has been seen, in milliseconds. */
const restMs = 3000

/** Reports that the home was looked at, once it has been on the screen for a while. */
export const useSeenHome = (): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'hidden') return
      timer = setTimeout(() => {
        noteHomeSeen({}).catch((error: unknown) => report(error, 'home seen'))
      }, restMs)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [])
}
