import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { freeTop } from './free-top.ts'
import { placePopover, type Align, type Side } from './place-popover.ts'

interface PopoverOptions {
  side?: Side | undefined
  align?: Align | undefined
  /** The popover is at least as wide as its anchor. */
  matchWidth?: boolean | undefined
  /** Upper limit of the height in pixels; the room on the screen may set a lower one. */
  maxHeight?: number | undefined
}

interface Popover<Anchor extends HTMLElement> {
  anchor: RefObject<Anchor | null>
  panel: RefObject<HTMLDivElement | null>
  open: boolean
  /** Whether it is open this very moment; `open` follows a little later. */
  isOpen: () => boolean
  show: () => void
  hide: () => void
}

const isSide = (side: string | undefined): side is Side =>
  side === 'below' || side === 'above' || side === 'before' || side === 'after'

const place = (anchor: HTMLElement, panel: HTMLElement, options: PopoverOptions) => {
  const { side = 'below', align = 'start', matchWidth = false, maxHeight } = options
  const box = anchor.getBoundingClientRect()
  panel.style.minInlineSize = matchWidth ? `${box.width}px` : ''
  panel.style.maxBlockSize = maxHeight === undefined ? '' : `${maxHeight}px`
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight, top: freeTop() }
  const size = { width: panel.offsetWidth, height: panel.offsetHeight }
  const placed = placePopover(box, size, view, { side, align })
  panel.style.insetInlineStart = `${placed.left}px`
  panel.style.insetBlockStart = `${placed.top}px`
  panel.dataset.side = placed.side
  if (placed.height < size.height) panel.style.maxBlockSize = `${placed.height}px`
}

/**
 * A native popover kept beside its anchor while it is open. With `popover="auto"` on the panel the browser closes it
 * on Escape, on a press outside and when another one opens.
 */
export const usePopover = <Anchor extends HTMLElement = HTMLButtonElement>(
  options: PopoverOptions = {},
): Popover<Anchor> => {
  const anchor = useRef<Anchor>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { side, align, matchWidth, maxHeight } = options

  useEffect(() => {
    const element = panel.current
    if (!element) return undefined
    const follow = () => setOpen(element.matches(':popover-open'))
    element.addEventListener('toggle', follow)
    return () => element.removeEventListener('toggle', follow)
  }, [])

  useEffect(() => {
    if (!open) return undefined
    const again = () => {
      if (anchor.current && panel.current)
        place(anchor.current, panel.current, { side, align, matchWidth, maxHeight })
    }
    // What comes later, or is searched through, is of another size; it stays on its side as long as it fits there.
    const fit = () => {
      const { current: shown } = panel
      const now = shown?.dataset.side
      if (anchor.current && shown)
        place(anchor.current, shown, { side: isSide(now) ? now : side, align, matchWidth, maxHeight })
    }
    again()
    const sizes = new ResizeObserver(fit)
    if (panel.current) sizes.observe(panel.current)
    window.addEventListener('resize', again)
    window.addEventListener('scroll', again, { capture: true, passive: true })
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', again)
      window.removeEventListener('scroll', again, { capture: true })
    }
  }, [open, side, align, matchWidth, maxHeight])

  const show = useCallback(() => {
    const element = panel.current
    if (!element || element.matches(':popover-open')) return
    element.showPopover()
    if (anchor.current) place(anchor.current, element, { side, align, matchWidth, maxHeight })
    setOpen(true)
  }, [side, align, matchWidth, maxHeight])

  const isOpen = useCallback(() => panel.current?.matches(':popover-open') ?? false, [])

  const hide = useCallback(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
    setOpen(false)
  }, [])

  return { anchor, panel, open, isOpen, show, hide }
}
