import * as fc from 'fast-check'

const rollsPerWalk = 5000

/** Choices at random, which the same seed makes again. */
export const createDice = (seed: number) => {
  const rolls = fc.sample(fc.nat(), { seed, numRuns: rollsPerWalk })
  let next = 0
  const below = (count: number): number => {
    const roll = rolls[next % rolls.length] ?? 0
    next += 1
    return roll % count
  }
  return {
    below,
    one: <T>(list: readonly T[]): T => {
      const item = list[below(list.length)]
      if (item === undefined) throw new Error('nothing to choose from')
      return item
    },
  }
}

export type Dice = ReturnType<typeof createDice>
