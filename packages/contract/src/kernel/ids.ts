import { z } from 'zod'

/** A database id. */
export const id = z.int().positive()

/** A thing as others name it. */
export const namedThing = z.object({ id, name: z.string() })
export type NamedThing = z.infer<typeof namedThing>

/** A thing that its author has given a title. */
export const titledThing = z.object({ id, title: z.string() })

/** A person as the staff of a school name them. */
export const knownPerson = z.object({ id, name: z.string(), email: z.string() })
export type KnownPerson = z.infer<typeof knownPerson>

/** An id in an address. What cannot be an id is answered like an id that does not exist. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .transform(Number)
  .refine(Number.isSafeInteger)

/** The name of a thing in an address. What cannot be one is answered like one that does not exist. */
export const slugParam = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/**
 * A key made by the client for a thing inside a document (unit, question, option), so that it can be named before the
 * server has seen it and a repeated save never doubles it. Carries no order and no meaning.
 */
export const clientKey = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/)
