import type { Fact } from '@lectern/contract/facts/fact'
import type { z } from 'zod'
import type { News } from './news.ts'

/** An event that waits in the queue since a version before the record, and the fact that it is now. */
export interface FormerEvent {
  readonly name: string
  /** Types of the facts that it may be. */
  readonly becomes: readonly string[]
  read(payload: unknown): News
}

export const formerEvent = <T extends z.ZodType>(
  name: string,
  schema: T,
  facts: readonly Fact[],
  translate: (payload: z.output<T>) => News,
): FormerEvent => ({
  name,
  becomes: facts.map(({ type }) => type),
  read: (payload) => translate(schema.parse(payload)),
})
