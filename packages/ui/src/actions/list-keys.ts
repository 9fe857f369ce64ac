/** What a list of choices needs to know of each to move among them. */
export interface ListStop {
  label: string
  disabled?: boolean | undefined
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const firstFrom = (stops: readonly ListStop[], start: number, step: 1 | -1): number => {
  for (let tried = 0; tried < stops.length; tried++) {
    const at = (start + tried * step + stops.length * (tried + 1)) % stops.length
    if (stops[at] && !stops[at].disabled) return at
  }
  return -1
}

/**
 * The stop that an arrow, Home or End leads to from `current` (−1: none yet), around the ends and past disabled ones.
 * `undefined` for a key that moves nothing; −1 when no stop can be reached.
 */
export const moveInList = (stops: readonly ListStop[], current: number, key: string): number | undefined => {
  if (stops.length === 0) return undefined
  if (key === 'Home') return firstFrom(stops, 0, 1)
  if (key === 'End') return firstFrom(stops, stops.length - 1, -1)
  const step = steps[key]
  if (step === undefined) return undefined
  if (step === 1) return firstFrom(stops, current + 1, 1)
  return firstFrom(stops, current < 0 ? stops.length - 1 : current - 1, -1)
}

/** The next stop whose label starts with what was typed, searching on from `current`; −1 when there is none. */
export const typeInList = (stops: readonly ListStop[], current: number, typed: string): number => {
  const wanted = typed.toLocaleLowerCase()
  // One letter moves on from the current stop; a longer beginning may still be the current one.
  const start = typed.length > 1 ? Math.max(current, 0) : current + 1
  for (let tried = 0; tried < stops.length; tried++) {
    const at = (start + tried) % stops.length
    const stop = stops[at]
    if (stop && !stop.disabled && stop.label.toLocaleLowerCase().startsWith(wanted)) return at
  }
  return -1
}
