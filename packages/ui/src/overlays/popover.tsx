import { useId, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Align, Side } from './place-popover.ts'
import styles from './popover.module.css'
import { usePopover } from './use-popover.ts'

/** What the popover's own button must carry. */
interface PopoverTrigger {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'dialog'
  'aria-expanded': boolean
  'aria-controls': string
  /** Keeps the browser from closing the popover just before the press that is meant to close it. */
  popoverTarget: string
  onClick: (event: MouseEvent) => void
}

interface PopoverProps {
  label: string
  /** Draws the button that opens it; spread what it is given onto a button. */
  renderTrigger: (attributes: PopoverTrigger) => ReactNode
  /** What stands in it; drawn while it is open. */
  children: (close: () => void) => ReactNode
  side?: Side | undefined
  align?: Align | undefined
}

/** Controls beside the button that opens them. Closes on a press outside, on Escape and when another popover opens. */
export const Popover = ({ label, renderTrigger, children, side, align }: PopoverProps) => {
  const id = useId()
  const { anchor, panel, open, isOpen, show, hide } = usePopover({ side, align })
  const close = () => {
    hide()
    anchor.current?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- the button carries it; it is read when it is pressed */}
      {renderTrigger({
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': id,
        popoverTarget: id,
        onClick: (event) => {
          event.preventDefault()
          if (isOpen()) return close()
          show()
          panel.current?.focus()
        },
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles.panel, styles.controls)}
      >
        {open && children(close)}
      </div>
    </>
  )
}
