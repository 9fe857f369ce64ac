/** That a thing has been put to a place. */
export interface Placement {
  readonly thing: string
  readonly place: string
}

/** What places and things allow. */
export interface PlacingRules {
  /** A place holds one thing: another one takes its place. */
  readonly onePerPlace: boolean
  /** A thing may stand at several places; otherwise it leaves the one before. */
  readonly shared: boolean
}

const isSame = (a: Placement, b: Placement): boolean => a.thing === b.thing && a.place === b.place

/** The placements after one more, the newest last. */
export const put = (now: readonly Placement[], next: Placement, rules: PlacingRules): Placement[] => [
  ...now.filter(
    (each) =>
      !isSame(each, next) &&
      !(rules.onePerPlace && each.place === next.place) &&
      (rules.shared || each.thing !== next.thing),
  ),
  next,
]

/** The placements without one. */
export const takenBack = (now: readonly Placement[], gone: Placement): Placement[] =>
  now.filter((each) => !isSame(each, gone))
