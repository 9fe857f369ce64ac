import { useEffect } from 'react'

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)

/** The name of the key that goes with a letter for commands: ⌘ on a Mac, Ctrl elsewhere. */
export const commandKey = (): string => (isMac() ? '⌘' : 'Ctrl')

const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null)

/** Whether a key press is for the page as a whole: no modifiers, nobody writing, no dialog open. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !writesText(event.target) &&
  document.querySelector('dialog:modal, [aria-modal="true"]') === null

/** Calls `onKey` for every key press in the window, with the newest function it was given. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onKey])
}
