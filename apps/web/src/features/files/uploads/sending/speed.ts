/** How much had gone out at a moment (milliseconds). */
export interface Sample {
  readonly at: number
  readonly sent: number
}

/** Speed is taken over so long: shorter jumps, longer lags. */
const span = 8_000
/** Less says nothing. */
const least = 700

/** The samples with one more; old ones fall out, one older than the span stays to measure from. */
export const addSample = (samples: readonly Sample[], sample: Sample): readonly Sample[] => {
  const last = samples.at(-1)
  // An upload that goes on from an earlier place has not sent that in this moment.
  if (last && sample.sent < last.sent) return [sample]
  const fresh = samples.filter(({ at }, place) => {
    const next = samples[place + 1]
    return at >= sample.at - span || (next !== undefined && next.at >= sample.at - span)
  })
  return [...fresh, sample]
}

/** Bytes a second; null while there is too little to say. */
export const speedOf = (samples: readonly Sample[]): number | null => {
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || last.at - first.at < least) return null
  return ((last.sent - first.sent) / (last.at - first.at)) * 1000
}

/** Whole seconds until the rest has gone out; null when nothing moves. */
export const secondsLeftOf = (speed: number | null, rest: number): number | null =>
  speed === null || speed < 1 ? null : Math.max(1, Math.ceil(rest / speed))
