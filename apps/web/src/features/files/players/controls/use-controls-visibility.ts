import { useEffect, useState } from 'react'
import { createControlsVisibility } from './create-controls-visibility.ts'

/** Whether the controls are wanted now, and what wakes them. */
export const useControlsVisibility = (isFull: boolean) => {
  const [isAwake, setAwake] = useState(false)
  const [awake] = useState(() => createControlsVisibility(setAwake))
  useEffect(() => awake.stop, [awake])
  return { isAwake, wake: (pointer: string) => awake.wake(pointer, isFull), sleep: awake.sleep }
}
