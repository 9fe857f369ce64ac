import type { z } from 'zod'

/** An id in a fact: of somebody or something that is always there, may be there, or never is. */
export type FactId = z.ZodType<number | null, number | null>

/**
 * A kind of thing that happens in a school, kept in its record for good reason and for a while: the timeline of a person, lists,
 * automations, webhooks and reports read it. It carries ids and small values; texts are looked up when they are shown.
 */
export interface Fact<
  Type extends string = string,
  User extends FactId = FactId,
  Subject extends FactId = FactId,
  Details extends z.ZodObject = z.ZodObject,
> {
  /** `thing.happened`: the name that automations and webhooks of a school know it by. */
  readonly type: Type
  /** What is stored in place of the type. Never changed, and never given to another fact: old rows would change their meaning. */
  readonly code: number
  /** The person with an account to whom it happened. */
  readonly user: User
  /** The one thing that it is about: a lesson, a product, an attempt, a comment. */
  readonly subject: Subject
  /** What readers decide by beside that: ids, numbers, switches, short words of a list. Never what a person wrote. */
  readonly details: Details
}

export const defineFact = <
  const Type extends string,
  User extends FactId,
  Subject extends FactId,
  Details extends z.ZodObject,
>(
  fact: Fact<Type, User, Subject, Details>,
): Fact<Type, User, Subject, Details> => fact
