/** A recording that is shown as if it were happening now. */
export interface LiveShow {
  /** When it begins; milliseconds since 1970. */
  readonly startsAt: number
  /** Seconds at its end that are not shown. */
  readonly trimEnding: number
}

export type LivePlace =
  | { readonly kind: 'before'; readonly seconds: number }
  | { readonly kind: 'on'; readonly at: number }
  | { readonly kind: 'over' }

/** A player that is further from the show than this, in seconds, is put back into it. */
export const liveDrift = 10

/** Where a show stands for everybody, whenever they come. */
export const livePlace = ({ startsAt, trimEnding }: LiveShow, duration: number, now: number): LivePlace => {
  const at = (now - startsAt) / 1000
  if (at < 0) return { kind: 'before', seconds: -at }
  if (duration > 0 && at >= duration - trimEnding) return { kind: 'over' }
  return { kind: 'on', at }
}
