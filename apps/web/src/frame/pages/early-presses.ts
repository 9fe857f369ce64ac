import { useEffect } from 'react'

type Press = 'click' | 'keydown'

interface EarlyPresses {
  readonly kept: Event[]
  /** Stops keeping presses of a kind. */
  readonly stop: (press: Press) => void
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

/**
 * Keeps what is pressed on the server's page before it answers: buttons, links whose press does more than lead away
 * (`data-press`), and keys outside fields. Other links work by themselves meanwhile. Its text runs inside the page's head, as one line, before any of our files is there: it may use nothing from around
 * it, and no comment to the end of a line.
 */
const keepEarlyPresses = (): void => {
  const kept: Event[] = []
  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button,[data-press]') === null) return
    event.preventDefault()
    kept.push(event)
  }
  const keepKey = (event: KeyboardEvent) => {
    const { target, key } = event
    const isInField =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
    const isAction = !isInField && !['Tab', 'Enter', ' '].includes(key)
    if (isAction && kept.length < 50) kept.push(event)
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('keydown', keepKey, true)
  window.earlyPresses = {
    kept,
    stop: (press) =>
      press === 'click'
        ? document.removeEventListener('click', keepClick, true)
        : document.removeEventListener('keydown', keepKey, true),
  }
}

/** What the page's head runs; see {@link keepEarlyPresses}. */
export const earlyPressesScript = `(${keepEarlyPresses.toString().replaceAll(/\n\s*/g, '')})()`

const repeat = (event: Event): void => {
  if (event instanceof KeyboardEvent) document.body.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (event.target instanceof Element) event.target.closest<HTMLElement>('button,[data-press]')?.click()
}

const doKept = (presses: readonly Press[]): void => {
  const { earlyPresses } = window
  if (!earlyPresses) return
  for (const press of presses) earlyPresses.stop(press)
  const isDue = ({ type }: Event) => presses.some((press) => press === type)
  const due = earlyPresses.kept.filter(isDue)
  earlyPresses.kept.splice(0, Infinity, ...earlyPresses.kept.filter((event) => !isDue(event)))
  due.forEach(repeat)
}

const everyPress: readonly Press[] = ['click', 'keydown']
const clicks: readonly Press[] = ['click']
const keys: readonly Press[] = ['keydown']

const usePresses = (presses: readonly Press[]): void =>
  useEffect(() => {
    // What stands deeper is taken over when it is pressed, which React does not do while it runs effects.
    const timer = setTimeout(doKept, 0, presses)
    return () => clearTimeout(timer)
  }, [presses])

/**
 * Does what was pressed early, in order, once the page around answers. Where the frame of the page is still to come, keys
 * wait for it: {@link useEarlyKeys}.
 */
export const useEarlyPresses = ({ isFrameAwaited }: { isFrameAwaited: boolean }): void =>
  usePresses(isFrameAwaited ? clicks : everyPress)

/** Does the keys that were pressed before their frame stood. */
export const useEarlyKeys = (): void => usePresses(keys)
