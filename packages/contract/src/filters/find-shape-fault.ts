import type { FilterFault, FilterFaultCode } from './fault.ts'
import { filterLimits } from './limits.ts'

/** What is left to look at: a part of the tree, where it is, and in how many groups. */
interface Part {
  readonly value: unknown
  readonly path: readonly (string | number)[]
  readonly depth: number
}

interface ConditionReader {
  readonly safeParse: (value: unknown) => {
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined
  }
}

/**
 * The first fault in the shape of a filter. The parts that are left stand in a list, so that the depth of what is sent costs no
 * stack, and the walk ends at the first group or condition too many.
 */
export const findShapeFault = (tree: unknown, condition: ConditionReader): FilterFault | null => {
  const left: Part[] = [{ value: tree, path: [], depth: 0 }]
  let conditions = 0
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const group = groupOf(part)
    if (typeof group === 'string') return { code: group, path: part.path }
    if (group === null) {
      const fault = conditionFault(part, condition)
      if (fault) return fault
      conditions += 1
      if (conditions > filterLimits.conditions) return { code: 'too_many_conditions', path: [] }
    } else left.push(...group.toReversed())
  }
  return null
}

/** The entries of a group, null for a condition, or what is wrong with it. */
const groupOf = (part: Part): readonly Part[] | FilterFaultCode | null => {
  const { value } = part
  if (!isRecord(value)) return 'unreadable_filter'
  if (Object.hasOwn(value, 'family')) return null
  const [name, ...others] = Object.keys(value)
  if (name === undefined || others.length > 0) return 'unreadable_filter'
  if (name === 'not') return insideNot(part, value[name])
  return name === 'all' || name === 'any' ? insideGroup(part, name, value[name]) : 'unreadable_filter'
}

const insideGroup = (
  { path, depth }: Part,
  name: string,
  entries: unknown,
): readonly Part[] | FilterFaultCode => {
  if (!Array.isArray(entries)) return 'unreadable_filter'
  if (entries.length === 0) return 'empty_group'
  if (depth === filterLimits.depth) return 'too_many_groups'
  if (entries.length > filterLimits.conditions) return 'too_many_conditions'
  return entries.map((value: unknown, at) => ({ value, path: [...path, name, at], depth: depth + 1 }))
}

/** NOT before one condition adds no level: it is that condition, negated. */
const insideNot = ({ path, depth }: Part, value: unknown): readonly Part[] | FilterFaultCode => {
  const isCondition = isRecord(value) && Object.hasOwn(value, 'family')
  if (!isCondition && depth === filterLimits.depth) return 'too_many_groups'
  return [{ value, path: [...path, 'not'], depth: depth + 1 }]
}

const faultOfField: Readonly<Record<string, FilterFaultCode>> = {
  family: 'unknown_family',
  field: 'unknown_field',
  operator: 'unknown_operator',
  value: 'wrong_value',
}

const conditionFault = ({ value, path }: Part, condition: ConditionReader): FilterFault | null => {
  const [issue] = condition.safeParse(value).error?.issues ?? []
  if (issue === undefined) return null
  const [field] = issue.path
  const code = typeof field === 'string' ? faultOfField[field] : undefined
  return code === undefined ? { code: 'unreadable_filter', path } : { code, path: [...path, String(field)] }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
