import { BoundedMap } from './bounded.ts'
import type { Clock } from './clock.ts'

export interface Answer {
  readonly status: number
  readonly body: unknown
}

interface Kept {
  readonly parameters: string
  readonly at: number
  /** Null while the first call runs. */
  answer: Answer | null
}

const mostKeys = 50_000

/** Answers of calls by their key: a repetition gets the same answer. */
export const createAnswerKeeper = (clock: Clock, keptFor: number) => {
  const kept = new BoundedMap<Kept>(mostKeys)
  return {
    /**
     * Runs a call, unless its key already has an answer.
     *
     * @param run its answer is kept; what it throws is not, since then nothing was done
     * @returns `other_parameters` or `in_use` where the key belongs to another call, or to one that still runs
     */
    once: async (
      key: string | undefined,
      parameters: string,
      run: () => Promise<Answer>,
    ): Promise<Answer | 'other_parameters' | 'in_use'> => {
      if (key === undefined || key === '') return run()
      const before = kept.get(key)
      if (before && clock.now() - before.at < keptFor) {
        if (before.parameters !== parameters) return 'other_parameters'
        return before.answer ?? 'in_use'
      }
      const entry: Kept = { parameters, at: clock.now(), answer: null }
      kept.set(key, entry)
      try {
        entry.answer = await run()
        return entry.answer
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}
