import { useRef, type PointerEvent } from 'react'
import { doubleTap, seekStep } from '../rules/constants.ts'

type Side = 'left' | 'middle' | 'right'

const sideOf = (event: PointerEvent<HTMLElement>): Side => {
  const box = event.currentTarget.getBoundingClientRect()
  const part = (event.clientX - box.left) / box.width
  return part < 0.35 ? 'left' : part > 0.65 ? 'right' : 'middle'
}

interface TapWishes {
  readonly toggle: () => void
  readonly skip: (seconds: number) => void
  readonly fullscreen: () => void
  readonly showControls: () => void
}

/**
 * Presses on the picture. A mouse plays and pauses, twice goes to fullscreen; a finger shows the controls, and twice
 * within a second on one side skips ten seconds that way (document 001 §9).
 */
export const useTaps = ({ toggle, skip, fullscreen, showControls }: TapWishes) => {
  const last = useRef<{ at: number; side: Side }>({ at: -doubleTap, side: 'middle' })
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    if (event.pointerType !== 'touch') return toggle()
    const side = sideOf(event)
    const isDouble = event.timeStamp - last.current.at < doubleTap && last.current.side === side
    last.current = { at: event.timeStamp, side }
    if (isDouble && side !== 'middle') skip(side === 'left' ? -seekStep : seekStep)
    else showControls()
  }
  const onDoubleClick = () => {
    // A finger's second tap has been heard already.
    if (!matchMedia('(pointer: coarse)').matches) fullscreen()
  }
  return { onPointerUp, onDoubleClick }
}
