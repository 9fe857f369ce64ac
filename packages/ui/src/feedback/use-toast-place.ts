import { useEffect, useState, useSyncExternalStore } from 'react'
import { openModals } from '../overlays/open-modals.ts'
import { classNames } from '../theme/class-names.ts'
import styles from './toast-region.module.css'

const isShown = (element: HTMLElement) => element.matches(':popover-open')

/** Puts it where it can be pressed: into the dialog in front, else into the page. */
const put = (element: HTMLElement, isOpening: boolean) => {
  const home = openModals.front() ?? document.body
  const wasShown = isShown(element)
  if (element.parentElement !== home) {
    // Keeps focus and animations, and what is shown stays shown; not in every browser yet.
    if ('moveBefore' in home && element.isConnected) home.moveBefore(element, null)
    else home.append(element)
  }
  // A dialog that opens stands above what was shown before it, until that is shown anew.
  if (isOpening && isShown(element)) element.hidePopover()
  if (wasShown && !isShown(element)) element.showPopover()
}

/**
 * An element above everything, there as long as somebody listens. It is one and the same from dialog to dialog, so that what is in it
 * keeps its state.
 */
const createPlace = () => {
  let element: HTMLElement | undefined
  return {
    current: () => element,
    subscribe: (listener: () => void) => {
      const made = document.createElement('div')
      made.className = classNames(styles.region)
      made.popover = 'manual'
      made.role = 'region'
      made.ariaLive = 'polite'
      put(made, false)
      const leave = openModals.subscribe((isOpening) => put(made, isOpening))
      element = made
      listener()
      return () => {
        leave()
        made.remove()
        element = undefined
      }
    },
  }
}

const nowhere = () => undefined

/** Where toasts stand; nowhere before the page is alive. Shown anew for each toast, above popovers that were opened in between. */
export const useToastPlace = (label: string, newest: number | undefined): HTMLElement | undefined => {
  const [{ subscribe, current }] = useState(createPlace)
  const place = useSyncExternalStore(subscribe, current, nowhere)
  useEffect(() => place?.setAttribute('aria-label', label), [place, label])
  useEffect(() => {
    if (!place) return
    if (isShown(place)) place.hidePopover()
    if (newest !== undefined) place.showPopover()
  }, [place, newest])
  return place
}
