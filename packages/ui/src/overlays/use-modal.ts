import {
  useEffect,
  useLayoutEffect,
  useRef,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { openModals } from './open-modals.ts'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent) => void
  onClose: (event: SyntheticEvent) => void
  onPointerDown: (event: PointerEvent) => void
}

/**
 * The page behind a dialog does not scroll (base.css). Where its scrollbar took room, the room stays, so that nothing
 * moves.
 */
const keepGutter = (open: boolean) => {
  const root = document.documentElement
  if (document.querySelector('dialog:modal')) return
  const takesRoom = open && window.innerWidth > root.clientWidth
  root.style.scrollbarGutter = takesRoom ? 'stable' : ''
}

const controls = 'input, select, textarea, button, a[href], [tabindex="0"]'

/** The browser chose where an opened dialog is focused; where that is of no use, the focus goes on. */
const focusContent = (dialog: HTMLDialogElement) => {
  const focused = document.activeElement
  // Nothing else to focus: the dialog itself, rather than the way out of it.
  if (focused?.closest('[data-dialog-close]')) dialog.focus()
  // Content that is higher than the window scrolls, and is focused itself before the first field in it.
  if (!focused?.matches('[data-dialog-body]')) return
  for (const control of focused.querySelectorAll<HTMLElement>(controls)) {
    control.focus()
    if (document.activeElement === control) return
  }
}

const turn = (dialog: HTMLDialogElement, open: boolean) => {
  if (!open) dialog.close()
  keepGutter(open)
  if (!open) return
  dialog.showModal()
  focusContent(dialog)
}

/**
 * Ties a native `<dialog>` to `open`: shown over everything with the rest of the page inert, focus kept inside and
 * given back at the end. Escape and a press beside it ask for closing through `onClose`.
 */
export const useModal = (open: boolean, onClose: () => void): Modal => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (dialog.open !== open) turn(dialog, open)
    if (open) openModals.note(dialog, true)
  }, [open])
  // Before the dialog is closed, or leaves the page with what stands in it.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog && open) openModals.note(dialog, false)
    }
  }, [open])
  return {
    ref,
    onCancel: (event) => {
      // A cancelled file choice inside the dialog bubbles up to here.
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // The browser may close it by itself, on a second Escape for instance; a dialog inside of it tells here too, and the news
    // of an earlier closing may come when it is open again.
    onClose: (event) => {
      const isClosed = event.target === ref.current && !ref.current?.open
      if (isClosed && open) onClose()
    },
    onPointerDown: (event) => {
      if (event.target === ref.current) onClose()
    },
  }
}
