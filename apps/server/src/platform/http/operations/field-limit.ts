import { z } from 'zod'
import type { FieldLimit } from '../call-error.ts'
import { schemasAt } from './schemas-at.ts'

type Issue = z.core.$ZodIssue
type Small = Extract<Issue, { code: 'too_small' }>
type Big = Extract<Issue, { code: 'too_big' }>

/** What a field needs, as the sentence of a refusal names it; undefined where the code alone says everything. */
export const limitOf = (issue: Issue, schema: z.ZodType): FieldLimit | undefined => {
  if (issue.code === 'too_small') return leastOf(issue, schema)
  if (issue.code === 'too_big') return mostOf(issue, schema)
  if (issue.code === 'not_multiple_of') return { words: 'number_step', values: { step: issue.divisor } }
  if (issue.code === 'invalid_type') return typeOf(issue.expected)
  return issue.code === 'custom' ? namedMost(issue.params) : undefined
}

const leastOf = ({ origin, minimum, inclusive, exact, path }: Small, schema: z.ZodType) => {
  const count = Number(minimum)
  if (isSize(origin)) return sizeLimit(origin, exact ? 'exact' : 'least', count)
  if (!isNumeric(origin)) return undefined
  if (inclusive === false) return { words: 'number_over', values: { min: count } } as const
  const max = boundsAt(schema, path).max
  return max === undefined
    ? ({ words: 'number_least', values: { min: count } } as const)
    : ({ words: 'number_between', values: { min: count, max } } as const)
}

const mostOf = ({ origin, maximum, inclusive, exact, path }: Big, schema: z.ZodType) => {
  const count = Number(maximum)
  if (isSize(origin)) return sizeLimit(origin, exact ? 'exact' : 'most', count)
  if (!isNumeric(origin)) return undefined
  if (inclusive === false) return { words: 'number_under', values: { max: count } } as const
  const min = boundsAt(schema, path).min
  return min === undefined
    ? ({ words: 'number_most', values: { max: count } } as const)
    : ({ words: 'number_between', values: { min, max: count } } as const)
}

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int' || origin === 'bigint'

const isSize = (origin: string): origin is 'string' | 'array' => origin === 'string' || origin === 'array'

const sizeLimit = (
  origin: 'string' | 'array',
  side: 'least' | 'most' | 'exact',
  count: number,
): FieldLimit => ({
  words: origin === 'string' ? `letters_${side}` : `entries_${side}`,
  values: { count },
})

const typeOf = (expected: string): FieldLimit | undefined => {
  if (expected === 'int') return { words: 'whole_number', values: {} }
  return expected === 'number' ? { words: 'number', values: {} } : undefined
}

/** Rules of the contract's own name the most characters as `params.maximum`. */
const namedMost = (params: Record<string, unknown> | undefined): FieldLimit | undefined => {
  const maximum = params?.['maximum']
  return typeof maximum === 'number' ? sizeLimit('string', 'most', maximum) : undefined
}

interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** The least and the most of a number within a schema. */
const boundsAt = (schema: z.core.$ZodType, path: readonly PropertyKey[]): Bounds => {
  const [bounds = {}] = schemasAt(schema, path).flatMap((each) =>
    each instanceof z.ZodNumber ? [boundsOf(each)] : [],
  )
  return bounds
}

const boundsOf = ({ minValue, maxValue }: z.ZodNumber): Bounds => ({
  ...(isChosen(minValue) ? { min: minValue } : {}),
  ...(isChosen(maxValue) ? { max: maxValue } : {}),
})

/** Whole numbers have the bounds of the language where the contract sets none. */
const isChosen = (bound: number | null): bound is number =>
  bound !== null && Number.isSafeInteger(bound) && Math.abs(bound) < Number.MAX_SAFE_INTEGER
