import { z } from 'zod'
import { id } from '../kernel/ids.ts'
import { filterLimits } from './limits.ts'
import { findShapeFault } from './find-shape-fault.ts'

const option = z.string().min(1).max(60)

/** Options of a choice: words of a fixed list, or ids of things that the school has. */
export const filterOptions = z.union([
  z.array(option).min(1).max(filterLimits.options),
  z.array(id).min(1).max(filterLimits.options),
])

/** One condition as it is sent and stored. Which operators and values a field takes is said by its kind. */
export const filterCondition = z.strictObject({
  family: z.string().regex(/^[a-z][a-z_]{0,39}$/, 'unknown_family'),
  /** `email`; a thing of the school follows after a full stop: `ends.42`. */
  field: z.string().regex(/^[a-z][a-z_]{0,39}(\.[1-9]\d{0,15})?$/, 'unknown_field'),
  operator: z.string().regex(/^[a-z][a-z_]{0,39}$/, 'unknown_operator'),
  value: z.union([z.string().max(filterLimits.textLength), z.number(), filterOptions]).optional(),
})
export type FilterCondition = z.infer<typeof filterCondition>

/** Conditions joined by AND (`all`), OR (`any`) and NOT, in groups. */
export type FilterTree =
  | FilterCondition
  | { readonly all: readonly FilterTree[] }
  | { readonly any: readonly FilterTree[] }
  | { readonly not: FilterTree }

/** One node of a filter. What comes from outside is read by `filterTree`, which looks at its size first. */
export const filterNode: z.ZodType<FilterTree> = z.lazy(() =>
  z.union([
    z.strictObject({ all: entries }),
    z.strictObject({ any: entries }),
    z.strictObject({ not: filterNode }),
    filterCondition,
  ]),
)
const entries = z.array(filterNode).min(1).max(filterLimits.conditions)

/**
 * A filter as it comes from outside. Its size and its groups are checked first, without recursion: a filter 10,000 groups deep is
 * refused before anything walks down into it.
 */
export const filterTree = z.preprocess((value, context) => {
  const fault = findShapeFault(value, filterCondition)
  if (fault === null) return value
  context.addIssue({ code: 'custom', message: fault.code, path: [...fault.path], input: value })
  return z.NEVER
}, filterNode)
