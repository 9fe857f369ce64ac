import { useEffect } from 'react'

interface EarlyPresses {
  readonly kept: Event[]
  /** Stops keeping. */
  readonly stop: () => void
}

declare global {
  interface Window {
    earlyPresses?: EarlyPresses
  }
}

/**
 * Keeps what is pressed on the server's page before it answers: buttons, and keys outside fields. Links work by themselves
 * meanwhile. Its text runs inside the page's head, before any of our files is there: it may use nothing from around it.
 */
const keepEarlyPresses = (): void => {
  const kept: Event[] = []
  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button') === null) return
    event.preventDefault()
    kept.push(event)
  }
  const keepKey = (event: KeyboardEvent) => {
    const { target, key } = event
    const isInField =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
    if (!isInField && !['Tab', 'Enter', ' '].includes(key)) kept.push(event)
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('keydown', keepKey, true)
  window.earlyPresses = {
    kept,
    stop: () => {
      document.removeEventListener('click', keepClick, true)
      document.removeEventListener('keydown', keepKey, true)
    },
  }
}

/** What the page's head runs; see {@link keepEarlyPresses}. */
export const earlyPressesScript = `(${keepEarlyPresses.toString()})()`

const repeat = (event: Event): void => {
  if (event instanceof KeyboardEvent) document.body.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (event.target instanceof Element) event.target.closest('button')?.click()
}

const doKept = (): void => {
  const { earlyPresses } = window
  delete window.earlyPresses
  earlyPresses?.stop()
  earlyPresses?.kept.forEach(repeat)
}

/** Does what was pressed early, in order, once the page around answers. */
export const useEarlyPresses = (): void =>
  useEffect(() => {
    // What stands deeper is taken over when it is pressed, which React does not do while it runs effects.
    const timer = setTimeout(doKept)
    return () => clearTimeout(timer)
  }, [])
