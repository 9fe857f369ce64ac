import { z } from 'zod'
import { id } from './ids.ts'

/** A thing as others name it. */
export const namedThing = z.object({ id, name: z.string() })
export type NamedThing = z.infer<typeof namedThing>

/** A person as the staff of a school name them. */
export const knownPerson = z.object({ id, name: z.string(), email: z.string() })
export type KnownPerson = z.infer<typeof knownPerson>
