import type { z } from 'zod'
import type { FieldErrors } from '@lectern/contract/kernel/errors'
import type { FieldLimits } from '../call-error.ts'
import { limitOf } from './field-limit.ts'

export interface FieldFaults {
  readonly fields: FieldErrors
  readonly limits: FieldLimits
}

/** Faults of a value that its schema refused: path → codes, and for each code the limit that its sentence names. */
export const fieldFaults = (error: z.ZodError, schema: z.ZodType): FieldFaults => {
  // Maps, because a caller may name a field `constructor`.
  const fields = new Map<string, string[]>()
  const limits = new Map<string, FieldLimits[string]>()
  for (const [path, code, issue] of error.issues.flatMap(codesOf)) {
    const name = path.join('.') || 'body'
    fields.set(name, [...(fields.get(name) ?? []), code])
    const limit = issue && code !== 'required' && limitOf(issue, schema)
    if (limit) limits.set(name, { ...limits.get(name), [code]: limit })
  }
  return { fields: Object.fromEntries(fields), limits: Object.fromEntries(limits) }
}

type Fault = readonly [path: readonly PropertyKey[], code: string, issue?: z.core.$ZodIssue]

const codesOf = (issue: z.core.$ZodIssue): Fault[] => [
  [issue.path, codeOf(issue), issue],
  ...(issue.code === 'unrecognized_keys'
    ? issue.keys.map((key): Fault => [[...issue.path, key], 'unknown_field'])
    : []),
]

const codeOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'custom') return issue.message
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined')) return 'required'
  // An empty text, where there has to be one: nobody wrote "too short" into it.
  if (issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1) return 'required'
  return issue.code === 'invalid_format' ? formatCode(issue) : issue.code
}

/** A schema may name its own code; otherwise Zod's English stands there. */
const formatCode = ({ format, message }: Extract<z.core.$ZodIssue, { code: 'invalid_format' }>): string =>
  /^[a-z_]+$/.test(message) ? message : `invalid_${format}`
