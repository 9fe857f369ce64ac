import { useCallback, useEffect, useState } from 'react'

const key = 'lectern-focus'

const readKept = (): boolean => {
  try {
    return localStorage.getItem(key) === 'on'
  } catch {
    return false
  }
}

const keep = (isOn: boolean): void => {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // It holds for this page.
  }
}

/** Nothing but the text: remembered on the device, and only ever on the page of a lesson. */
export const useFocusMode = () => {
  const [isOn, setOn] = useState(readKept)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isOn) dataset['focus'] = 'on'
    return () => {
      delete dataset['focus']
    }
  }, [isOn])
  const set = useCallback((next: boolean) => {
    keep(next)
    setOn(next)
  }, [])
  return { isOn, set }
}
