import { z } from 'zod'

/** One attribute of a kind of node or mark, for whoever writes it. */
export interface AttributeRule {
  readonly name: string
  /** Its value where nothing is said; undefined when something has to be. */
  readonly usual: unknown
  readonly isRequired: boolean
  /** The value as it is stored; undefined when it may not be. */
  readonly read: (value: unknown) => unknown
}

/** The attributes of a kind, in the order of their description. */
export const attributeRules = (shape: z.ZodRawShape): AttributeRule[] =>
  Object.entries(shape).map(([name, schema]) => {
    const usual = z.safeParse(schema, undefined)
    return {
      name,
      usual: usual.data,
      isRequired: !usual.success,
      read: (value) => z.safeParse(schema, value).data,
    }
  })
