import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from 'pg'

/** A statement as it reached a connection. */
export interface Question {
  readonly text: string
  /** Whether the connection prepares it: PostgreSQL reads it once. */
  readonly isPrepared: boolean
}

const counting = new AsyncLocalStorage<Question[]>()

/**
 * Lists what is asked of the database by some work and by what it starts, on whatever connection. What the process asks
 * by itself meanwhile is not listed.
 */
export const listQuestions = async (work: () => Promise<unknown>): Promise<Question[]> => {
  const { prototype } = Client
  const ask = prototype.query
  const asked: Question[] = []
  prototype.query = new Proxy(ask, {
    apply: (real, self, given: unknown[]): unknown => {
      if (counting.getStore() === asked) asked.push(questionOf(given[0]))
      return Reflect.apply(real, self, given)
    },
  })
  try {
    await counting.run(asked, work)
  } finally {
    prototype.query = ask
  }
  return asked
}

const questionOf = (given: unknown): Question => {
  if (typeof given !== 'object' || given === null || !('text' in given))
    return { text: String(given), isPrepared: false }
  return { text: String(given.text), isPrepared: 'name' in given && given.name !== undefined }
}

/** How many they are. */
export const countQuestions = async (work: () => Promise<unknown>): Promise<number> =>
  (await listQuestions(work)).length
