/** A moment of a film that an address names. */
export interface WantedMoment {
  readonly unit: number
  /** Seconds. */
  readonly at: number
}

/** Reads `#video-id={unitId}/{time}` (document 001 §2); both are numbers, anything else names nothing (THREATS T45). */
export const momentOfHash = (hash: string): WantedMoment | undefined => {
  const [, unit, at] = /^#?video-id=(\d{1,15})\/(\d{1,6}(?:\.\d{1,3})?)$/.exec(hash) ?? []
  return unit === undefined ? undefined : { unit: Number(unit), at: Number(at) }
}

/** The hash of a moment, whole seconds. */
export const hashOfMoment = ({ unit, at }: WantedMoment): string => `#video-id=${unit}/${Math.floor(at)}`
