const isInField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const repeat = (event: Event): void => {
  if (event instanceof KeyboardEvent) document.body.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (event.target instanceof Element) event.target.closest('button')?.click()
}

/**
 * Keeps what is pressed on the server's page before it answers: buttons, and keys outside fields. The function returned does
 * it all, in order, and ends the keeping. Links and fields work by themselves meanwhile.
 */
export const keepEarlyPresses = (): (() => void) => {
  const kept: Event[] = []
  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.target.closest('button') === null) return
    event.preventDefault()
    kept.push(event)
  }
  const keepKey = (event: KeyboardEvent) => {
    if (!isInField(event.target) && event.key !== 'Tab' && event.key !== 'Enter' && event.key !== ' ')
      kept.push(event)
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('keydown', keepKey, true)
  return () => {
    document.removeEventListener('click', keepClick, true)
    document.removeEventListener('keydown', keepKey, true)
    for (const event of kept.splice(0)) repeat(event)
  }
}
