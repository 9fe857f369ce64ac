import { useEffect, useState } from 'react'
import { createAwake } from './create-awake.ts'

/** Whether the controls are wanted now, and what wakes them. */
export const useAwake = (isFull: boolean) => {
  const [isAwake, setAwake] = useState(false)
  const [awake] = useState(() => createAwake(setAwake))
  useEffect(() => awake.stop, [awake])
  return { isAwake, wake: (pointer: string) => awake.wake(pointer, isFull), sleep: awake.sleep }
}
