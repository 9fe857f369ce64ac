import { z } from 'zod'

const derivedSchemas = z.registry<{ readonly derived: true }>()

/**
 * A field of an answer that follows from other fields or moves without its reader: the link made of a short name, the time of
 * the last change, a short-lived address. Whoever sends it back may name an older value; it is left out, not compared.
 */
export const derived = <T extends z.ZodType>(schema: T): T => {
  const own = schema.clone()
  derivedSchemas.add(own, { derived: true })
  return own
}

/** Whether a schema was made by `derived`. */
export const isDerived = (schema: z.core.$ZodType): boolean => derivedSchemas.has(schema)
