import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isolate } from './isolate.ts'
import { type FramePlace, rememberedPlace, rememberPlace } from './remembered-place.ts'

interface FrameStart {
  /** The attempt was begun just now, and its author asked for full screen. */
  isAsked: boolean
  /** There is a text that can be read beside it. */
  beside: boolean
}

/** The whole screen, where the browser gives it: elsewhere the frame fills the window alone. */
const takeScreen = async (): Promise<void> => {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // No such thing here, or no press that asked for it.
  }
}

/** Where a practice is taken, and the ways between; moving it changes nothing of what is answered. */
export const useFrame = ({ isAsked, beside }: FrameStart) => {
  const root = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<FramePlace>(() =>
    isAsked ? 'full' : beside ? rememberedPlace() : 'page',
  )
  const [hasLeft, setHasLeft] = useState(false)
  const first = useRef(isAsked)

  const leave = () => {
    setPlace('page')
    setHasLeft(true)
  }
  const onLeave = useEffectEvent(leave)

  useEffect(() => {
    if (place !== 'full' || !root.current) return
    const release = isolate(root.current)
    if (first.current) void takeScreen()
    first.current = false
    const onScreen = () => {
      if (!document.fullscreenElement) onLeave()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog:modal'))
        onLeave()
    }
    document.addEventListener('fullscreenchange', onScreen)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', onScreen)
      document.removeEventListener('keydown', onKey)
      release()
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [place])

  // The button that was pressed is gone: the place itself is where one goes on.
  const before = useRef(place)
  useEffect(() => {
    if (before.current !== place) root.current?.focus({ preventScroll: true })
    before.current = place
  }, [place])

  return {
    root,
    place,
    /** Full screen was left, not the attempt. */
    hasLeft,
    leave,
    openFull: () => {
      setHasLeft(false)
      setPlace('full')
      void takeScreen()
    },
    move: (to: Exclude<FramePlace, 'full'>) => {
      rememberPlace(to)
      setHasLeft(false)
      setPlace(to)
    },
  }
}
