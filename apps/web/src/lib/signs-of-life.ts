const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Calls whenever somebody presses, moves, scrolls or types there; the function that it gives ends that.
 *
 * @param target the window
 */
export const onSignOfLife = (target: EventTarget, call: () => void): (() => void) => {
  for (const sign of signs) target.addEventListener(sign, call, { capture: true, passive: true })
  return () => {
    for (const sign of signs) target.removeEventListener(sign, call, { capture: true })
  }
}

/**
 * Calls at a sign of life, though not again before so many milliseconds have passed: what lasts as long as somebody is there,
 * and ends by itself when they have left with the page open.
 */
export const whileThere = (
  target: EventTarget,
  { every, now = () => Date.now() }: { readonly every: number; readonly now?: () => number },
  call: () => void,
): (() => void) => {
  let last = now()
  return onSignOfLife(target, () => {
    if (now() - last < every) return
    last = now()
    call()
  })
}
