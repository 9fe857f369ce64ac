/** Lets some works go on at the same time; the others wait in the order in which they came. */
export interface ConcurrencyLimit {
  /** @throws TurnTimeoutError when no turn came in time: nothing was begun */
  take<T>(work: () => Promise<T>): Promise<T>
}

export class TurnTimeoutError extends Error {
  constructor() {
    super('Too much is waiting: no turn came in time.')
    this.name = 'TurnTimeoutError'
  }
}

export const createConcurrencyLimit = (most: number, patienceMs: number): ConcurrencyLimit => {
  const waiting = new Set<() => void>()
  let underWay = 0

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new TurnTimeoutError())
      }, patienceMs)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(begin)
    })

  // A turn is handed on, not given back, so that nobody who comes meanwhile gets it first.
  const handOn = () => {
    const [next] = waiting
    if (next === undefined) underWay -= 1
    else {
      waiting.delete(next)
      next()
    }
  }

  return {
    take: async (work) => {
      if (underWay >= most) await wait()
      else underWay += 1
      try {
        return await work()
      } finally {
        handOn()
      }
    },
  }
}
