import { Client } from 'pg'

/** Counts what is asked of the database while something is done, on whatever connection of this process. */
export const countQuestions = async (work: () => Promise<unknown>): Promise<number> => {
  const { prototype } = Client
  const ask = prototype.query
  let asked = 0
  prototype.query = new Proxy(ask, {
    apply: (real, self, given: unknown[]): unknown => {
      asked++
      return Reflect.apply(real, self, given)
    },
  })
  try {
    await work()
  } finally {
    prototype.query = ask
  }
  return asked
}
