import { useEffect, useState } from 'react'
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
 * The element in which toasts stand, above everything. It is one and the same from dialog to dialog, so that what is in it keeps
 * its state; nothing before the page is alive.
 */
export const useToastPlace = (label: string, newest: number | undefined): HTMLElement | undefined => {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    const element = document.createElement('div')
    element.className = classNames(styles.region)
    element.popover = 'manual'
    element.role = 'region'
    element.ariaLive = 'polite'
    put(element, false)
    setPlace(element)
    const leave = openModals.subscribe((isOpening) => put(element, isOpening))
    return () => {
      leave()
      element.remove()
    }
  }, [])
  useEffect(() => {
    if (place) place.ariaLabel = label
  }, [place, label])
  useEffect(() => {
    if (!place) return
    // Shown anew for each toast, above popovers that were opened in between.
    if (isShown(place)) place.hidePopover()
    if (newest !== undefined) place.showPopover()
  }, [place, newest])
  return place
}
