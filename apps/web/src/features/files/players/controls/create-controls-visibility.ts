import { hideAfterMouse, hideAfterTouch } from '../rules/constants.ts'

/**
 * When the controls of a film are wanted: while a mouse is above it (in fullscreen, until it has stood still), and for a
 * while after a touch or a key (document 001 §9).
 */
export const createControlsVisibility = (change: (isAwake: boolean) => void) => {
  let isAbove = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    /** @param pointer `mouse`, `touch` or `key` */
    wake: (pointer: string, isFull: boolean): void => {
      stop()
      change(true)
      if (pointer === 'mouse') isAbove = true
      if (isAbove && !isFull) return
      timer = setTimeout(() => change(false), pointer === 'touch' ? hideAfterTouch : hideAfterMouse)
    },
    /** They are wanted no longer. */
    sleep: (): void => {
      stop()
      isAbove = false
      change(false)
    },
    /** Forgets what it waits for. */
    stop,
  }
}
