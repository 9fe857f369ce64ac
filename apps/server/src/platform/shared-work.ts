import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Heavy works that many ask for at once. */
export interface SharedWork<Result> {
  /**
   * Does a work, or waits with those who asked for the same while it is under way: whoever comes after it has it done anew.
   *
   * @throws TurnTimeoutError when no turn came in time: nothing was begun
   */
  of(key: string, work: () => Promise<Result>): Promise<Result>
}

/** Lets so many different works go on at the same time; nothing is kept of them. */
export const createSharedWork = <Result>(most: number, patienceMs: number): SharedWork<Result> => {
  const turns = createConcurrencyLimit(most, patienceMs)
  const underWay = new Map<string, Promise<Result>>()

  const begin = async (key: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await turns.take(work)
    } finally {
      underWay.delete(key)
    }
  }

  return {
    of: (key, work) => {
      const known = underWay.get(key)
      if (known) return known
      const begun = begin(key, work)
      underWay.set(key, begun)
      return begun
    },
  }
}
