import type { Fact, FactId } from '@lectern/contract/facts/fact'
import type { z } from 'zod'
import type { JobContext } from '../queue/job.ts'
import { type Happening, readHappening } from './happening.ts'
import type { Listener } from './news.ts'
import type { Signal } from './signal.ts'

/** Binds a reaction to some facts. A fact is told at least once, so a reaction tolerates repetition. */
export const onFacts = <T extends string, U extends FactId, S extends FactId, D extends z.ZodObject>(
  name: string,
  facts: readonly Fact<T, U, S, D>[],
  react: (happening: Happening<Fact<T, U, S, D>>, context: JobContext) => Promise<void>,
): Listener => ({
  name,
  hears: facts.map(({ type }) => type),
  run: async ({ name: type, payload }, context) => {
    const fact = facts.find((each) => each.type === type)
    if (!fact) throw new Error(`${name} does not listen to ${type}.`)
    await react(readHappening(fact, payload), context)
  },
})

export const onFact = <T extends string, U extends FactId, S extends FactId, D extends z.ZodObject>(
  name: string,
  fact: Fact<T, U, S, D>,
  react: (happening: Happening<Fact<T, U, S, D>>, context: JobContext) => Promise<void>,
): Listener => onFacts(name, [fact], react)

/** Binds a reaction to a signal. A signal is told at least once, so a reaction tolerates repetition. */
export const onSignal = <T extends z.ZodType>(
  name: string,
  signal: Signal<T>,
  react: (payload: z.output<T>, context: JobContext) => Promise<void>,
): Listener => ({
  name,
  hears: [signal.name],
  run: async ({ payload }, context) => react(signal.payload.parse(payload), context),
})
