import { useEffect, useRef, useState } from 'react'
import { hideAfterMouse, hideAfterTouch } from '../rules/constants.ts'

/** Whether the controls are wanted: for a while after a touch, and in fullscreen after the mouse stood still. */
export const useAwake = (isFull: boolean) => {
  const [isAwake, setAwake] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const sleep = () => {
    clearTimeout(timer.current)
    setAwake(false)
  }
  const wake = (pointer: string) => {
    clearTimeout(timer.current)
    setAwake(true)
    const isTouch = pointer === 'touch'
    if (isTouch || isFull || pointer === 'key')
      timer.current = setTimeout(() => setAwake(false), isTouch ? hideAfterTouch : hideAfterMouse)
  }
  return { isAwake, wake, sleep }
}
