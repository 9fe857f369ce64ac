import { useEffect, useEffectEvent } from 'react'

/** Does something once the device is connected again, for as long as it is waited for. */
export const useLineBack = (isWaiting: boolean, go: () => void): void => {
  const act = useEffectEvent(go)
  useEffect(() => {
    if (!isWaiting) return undefined
    const hear = () => act()
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [isWaiting])
}
