import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

const counting = new AsyncLocalStorage<{ asked: number }>()

/**
 * Counts what is asked of the database by some work and by what it starts, on whatever connection. What the process asks
 * by itself meanwhile is not counted.
 */
export const countQuestions = async (work: () => Promise<unknown>): Promise<number> => {
  const { prototype } = Client
  const ask = prototype.query
  const count = { asked: 0 }
  prototype.query = new Proxy(ask, {
    apply: (real, self, given: unknown[]): unknown => {
      if (counting.getStore() === count) count.asked++
      return Reflect.apply(real, self, given)
    },
  })
  try {
    await counting.run(count, work)
  } finally {
    prototype.query = ask
  }
  return count.asked
}
