import { useEffect, useRef, useState } from 'react'
import { hideAfterMouse, hideAfterTouch } from '../rules/constants.ts'

/**
 * Whether the controls are wanted: while a mouse is above the film (in fullscreen, until it has stood still), and for a
 * while after a touch or a key.
 */
export const useAwake = (isFull: boolean) => {
  const [isAwake, setAwake] = useState(false)
  const isAbove = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const sleep = () => {
    clearTimeout(timer.current)
    isAbove.current = false
    setAwake(false)
  }
  const wake = (pointer: string) => {
    clearTimeout(timer.current)
    setAwake(true)
    if (pointer === 'mouse') isAbove.current = true
    if (isAbove.current && !isFull) return
    const delay = pointer === 'touch' ? hideAfterTouch : hideAfterMouse
    timer.current = setTimeout(() => setAwake(false), delay)
  }
  return { isAwake, wake, sleep }
}
