import { useEffect } from 'react'

let doKept = () => {}

const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const repeat = (event: Event): void => {
  if (event instanceof KeyboardEvent) document.body.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (event.target instanceof Element) event.target.closest('button')?.click()
}

/**
 * Keeps what is pressed on the server's page before it answers: buttons, and keys outside fields. Links and fields work by
 * themselves meanwhile.
 */
export const keepEarlyPresses = (): void => {
  const kept: Event[] = []
  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button') === null) return
    event.preventDefault()
    kept.push(event)
  }
  const keepKey = (event: KeyboardEvent) => {
    if (!isInField(event.target) && !['Tab', 'Enter', ' '].includes(event.key)) kept.push(event)
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('keydown', keepKey, true)
  doKept = () => {
    document.removeEventListener('click', keepClick, true)
    document.removeEventListener('keydown', keepKey, true)
    for (const event of kept.splice(0)) repeat(event)
  }
}

/** Does what was pressed early, in order, once the page around answers. */
export const useEarlyPresses = (): void =>
  useEffect(() => {
    // What stands deeper is taken over when it is pressed, which React does not do while it runs effects.
    const timer = setTimeout(() => doKept())
    return () => clearTimeout(timer)
  }, [])
