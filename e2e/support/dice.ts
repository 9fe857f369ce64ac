/** Random numbers that the same seed gives again (mulberry32). */
export const createDice = (seed: number) => {
  let state = seed
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number): number => Math.floor(random() * count)
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
