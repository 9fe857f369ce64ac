import { createHash } from 'node:crypto'

/** Journeys take turns in as many landings as this. */
export const shareCount = 8

const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE()

/** The share of a journey. It depends on its name alone: a new journey moves no other one. */
export const shareOf = (journey: string): number => numberOf(journey) % shareCount

/** Journeys in an order that differs from turn to turn, so that what a budget leaves out is not always the same. */
export const shuffled = (journeys: readonly string[], turn: number): string[] =>
  journeys.toSorted((one, other) => numberOf(`${turn} ${one}`) - numberOf(`${turn} ${other}`))

export interface Budgeted {
  readonly taken: readonly string[]
  readonly left: readonly string[]
}

/** Takes journeys in their order while they fit; a later one that is short enough fills what a long one left. */
export const withinBudget = (
  journeys: readonly string[],
  seconds: (journey: string) => number,
  budget: number,
): Budgeted => {
  let spent = 0
  const taken = journeys.filter((journey) => {
    const fits = spent + seconds(journey) <= budget
    if (fits) spent += seconds(journey)
    return fits
  })
  return { taken, left: journeys.filter((journey) => !taken.includes(journey)) }
}
