/** What the keys do with a place in a list: by so many places, as far as there are any. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

/** The place to which a key takes a held thing; undefined for a key that takes it nowhere. */
export const steppedTo = (key: string, at: number, total: number): number | undefined => {
  const step = steps[key]
  return step === undefined ? undefined : Math.max(0, Math.min(at + step, total - 1))
}

/** By how many places Alt and a key move a thing that is not held. */
export const singleStep = (key: string): number | undefined =>
  key === 'ArrowUp' || key === 'ArrowDown' ? steps[key] : undefined
