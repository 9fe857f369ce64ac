import { useEffect } from 'react'

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)

/** The name of the key that goes with a letter for commands: ⌘ on a Mac, Ctrl elsewhere. */
export const commandKey = (): string => (isMac() ? '⌘' : 'Ctrl')

const takesKeys = [
  'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog',
  ...['textbox', 'searchbox', 'combobox', 'menu', 'menubar', 'listbox', 'dialog', 'alertdialog'].map(
    (role) => `[role="${role}"]`,
  ),
].join()

/** Whether letters pressed there mean something to the thing itself: a field, a text, a menu, a dialog. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(takesKeys) !== null)

/** Whether something lies over the page that has the keyboard. */
export const hasOpenDialog = (): boolean =>
  document.querySelector('dialog:modal, [aria-modal="true"]') !== null

/** Whether a key press is for the page as a whole: no modifiers, nobody writing, no menu or dialog open. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && isPageFree(event)

/** The same for a key with modifiers. */
export const isPageFree = (event: KeyboardEvent): boolean =>
  !event.isComposing &&
  !event.defaultPrevented &&
  !isTypedInto(event.target) &&
  !isTypedInto(document.activeElement) &&
  !hasOpenDialog()

/** Calls `onKey` for every key press in the window, with the newest function it was given. */
export const useKeys = (onKey: (event: KeyboardEvent) => void): void => {
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onKey])
}
