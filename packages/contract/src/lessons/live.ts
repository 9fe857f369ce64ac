import { z } from 'zod'
import { clientKey, id } from '../kernel/ids.ts'

/** How those who work in one lesson hear of each other. */
export const liveLimits = {
  /** How often somebody says where they are, at least. */
  beatMs: 20_000,
  /** Without a word for so long somebody counts as gone. */
  goneMs: 50_000,
  /** Streams of one person in one lesson: tabs. */
  streamsOfPerson: 6,
  /** Streams of one process. */
  streams: 2_000,
  /** People told of at once in one lesson. */
  people: 100,
} as const

/** Where somebody works in a lesson. */
export const presencePlace = z.strictObject({
  /** Names the browser tab; made by it. */
  tab: clientKey,
  section_id: id.nullable(),
  /** The unit in which the cursor stands. */
  unit_key: clientKey.nullable(),
  /** The page is being closed. */
  is_leaving: z.boolean().default(false),
})
export type PresencePlace = z.infer<typeof presencePlace>

/** Somebody who has the lesson open. */
export const present = z.object({
  user_id: id,
  name: z.string(),
  tab: z.string(),
  section_id: id.nullable(),
  unit_key: z.string().nullable(),
})
export type Present = z.infer<typeof present>

/**
 * What the stream of a lesson tells: who is there, whenever that changes; that something was stored, and where; that some of it may
 * have been missed, so that everything has to be asked for again.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('people'), people: z.array(present) }),
  z.object({ type: z.literal('stored'), section_id: id.nullable(), by: id.nullable() }),
  z.object({ type: z.literal('missed') }),
])
export type LiveEvent = z.infer<typeof liveEvent>
