import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { placePopover, type Side } from './place-popover.ts'
import styles from './tooltip.module.css'

const openAfter = 350
const focusedAfter = 60
const closeAfter = 90

interface Tip {
  text: ReactNode
  side: Side
  /** Its own id when it describes the anchor; left out when it only repeats the anchor's name. */
  id?: string | undefined
}

const TipPanel = ({ text, side, id, anchor }: Tip & { anchor: HTMLElement }) => {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element) return
    element.showPopover()
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const placed = placePopover(anchor.getBoundingClientRect(), size, view, { side, align: 'center' })
    element.style.insetInlineStart = `${placed.left}px`
    element.style.insetBlockStart = `${placed.top}px`
  }, [anchor, side, text])
  return (
    <div
      ref={panel}
      popover="manual"
      role="tooltip"
      id={id}
      aria-hidden={id === undefined}
      className={styles.tip}
    >
      {text}
    </div>
  )
}

/**
 * A few words that appear beside an element on hover (after a moment) and on keyboard focus, and go on Escape, on a
 * press and when both have left. Give `handlers` to the element and draw `tip` beside it.
 */
export const useTooltip = ({ text, side, id }: Tip) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const later = (delay: number, element: HTMLElement | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(element), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(undefined)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
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
      if (event.pointerType !== 'touch') later(openAfter, event.currentTarget)
    },
    onPointerLeave: () => later(closeAfter, undefined),
    onPointerDown: hide,
    onFocus: (event: { currentTarget: HTMLElement }) => {
      // Not at once: focus may come back while a menu closes, and a popover cannot be shown in the middle of that.
      if (event.currentTarget.matches(':focus-visible')) later(focusedAfter, event.currentTarget)
    },
    onBlur: hide,
  }
  return { handlers, tip: anchor && <TipPanel text={text} side={side} id={id} anchor={anchor} /> }
}
