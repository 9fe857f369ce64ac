import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { placePopover, type Side } from './place-popover.ts'
import styles from './tooltip.module.css'

export interface Tip {
  text: ReactNode
  side: Side
  /** Its own id when it describes the anchor; left out when it only repeats the anchor's name. */
  id?: string | undefined
}

/** The words of a tooltip, beside its anchor. */
export const TipPanel = ({ text, side, id, anchor }: Tip & { anchor: HTMLElement }) => {
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
