import { useEffect, useRef, useState, type PointerEvent } from 'react'
import type { Tip, TipPanel } from './tip-panel.tsx'

const openAfter = 350
const focusedAfter = 60
const closeAfter = 90

interface Shown {
  readonly anchor: HTMLElement
  readonly Panel: typeof TipPanel
}

/** The code of the panel comes when a pointer rests: what a page shows at once has no tooltip. */
const loadPanel = async (): Promise<typeof TipPanel> => (await import('./tip-panel.tsx')).TipPanel

/**
 * A few words that appear beside an element on hover (after a moment) and on keyboard focus, and go on Escape, on a
 * press and when both have left. Give `handlers` to the element and draw `tip` beside it.
 */
export const useTooltip = ({ text, side, id }: Tip) => {
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const hide = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setShown(undefined)
  }
  const show = async (anchor: HTMLElement) => {
    const asked = timer.current
    // Without a connection there are no words; the element has its name all the same.
    const Panel = await loadPanel().catch(() => undefined)
    if (Panel && timer.current === asked) setShown({ anchor, Panel })
  }
  const later = (delay: number, action: () => unknown) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  const anchor = shown?.anchor
  useEffect(() => {
    if (!anchor) return undefined
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', hide, { capture: true })
    }
  }, [anchor])

  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') {
        const { currentTarget } = event
        later(openAfter, () => show(currentTarget))
      }
    },
    onPointerLeave: () => later(closeAfter, hide),
    onPointerDown: hide,
    onFocus: (event: { currentTarget: HTMLElement }) => {
      // Not at once: focus may come back while a menu closes, and a popover cannot be shown in the middle of that.
      const { currentTarget } = event
      if (currentTarget.matches(':focus-visible')) later(focusedAfter, () => show(currentTarget))
    },
    onBlur: hide,
  }
  return { handlers, tip: shown && <shown.Panel text={text} side={side} id={id} anchor={shown.anchor} /> }
}
