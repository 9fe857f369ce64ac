import { z } from 'zod'

const volatileSchemas = z.registry<{ readonly reason: VolatileReason }>()

/**
 * Why a field has another value at every look, although its reader changed nothing: when it was stored or seen last, how often it
 * was stored, an address or a hash that is good for minutes, how far work in the background is, who asks.
 */
export type VolatileReason = 'time stamp' | 'revision' | 'short-lived address' | 'work under way' | 'caller'

/**
 * A field of an answer that moves by itself. Whoever sends it back names an older value: it is left out, not compared. Every other
 * field that a change does not take must have the value of before the change or of after it.
 */
export const volatile = <T extends z.ZodType>(reason: VolatileReason, schema: T): T => {
  const own = schema.clone()
  volatileSchemas.add(own, { reason })
  return own
}

/** Why a schema made by `volatile` moves by itself; undefined for every other one. */
export const volatileReason = (schema: z.core.$ZodType): VolatileReason | undefined =>
  volatileSchemas.get(schema)?.reason
