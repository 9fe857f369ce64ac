import { fail, ok, type Result } from '../kernel/result.ts'
import type { FilterFamily, FilterField } from './family.ts'
import type { FilterFault, FilterFaultCode } from './fault.ts'
import { type FieldTest, fieldTest, operatorsOf } from './kinds/field-kinds.ts'
import type { FilterCondition, FilterTree } from './tree.ts'

/** A condition whose family, field, operator and value are known to fit. */
export interface CheckedCondition {
  readonly family: string
  readonly field: string
  /** The condition is NOT what is expected. */
  readonly isNegated: boolean
  readonly expects: FieldTest
}

/** A filter that both back ends take. */
export type CheckedFilter =
  | CheckedCondition
  | { readonly all: readonly CheckedFilter[] }
  | { readonly any: readonly CheckedFilter[] }
  | { readonly not: CheckedFilter }

/** Every condition of a filter, in their order. */
export const conditionsOf = (filter: CheckedFilter): readonly CheckedCondition[] => {
  if ('all' in filter) return filter.all.flatMap(conditionsOf)
  if ('any' in filter) return filter.any.flatMap(conditionsOf)
  return 'not' in filter ? conditionsOf(filter.not) : [filter]
}

/** Whether the conditions of a filter are some that these families have; every fault is named with its place. */
export const checkFilter = (
  tree: FilterTree,
  families: readonly FilterFamily[],
): Result<CheckedFilter, readonly FilterFault[]> => {
  const faults: FilterFault[] = []
  const known = new Map(families.map((family) => [family.name, family]))
  const checked = checkPart(tree, { known, path: [], faults })
  return checked === null || faults.length > 0 ? fail(faults) : ok(checked)
}

interface Place {
  readonly known: ReadonlyMap<string, FilterFamily>
  readonly path: readonly (string | number)[]
  /** Faults found so far; added to. */
  readonly faults: FilterFault[]
}

const checkPart = (tree: FilterTree, place: Place): CheckedFilter | null => {
  if ('all' in tree) return { all: checkAll(tree.all, { ...place, path: [...place.path, 'all'] }) }
  if ('any' in tree) return { any: checkAll(tree.any, { ...place, path: [...place.path, 'any'] }) }
  if (!('not' in tree)) return checkCondition(tree, place)
  const inside = checkPart(tree.not, { ...place, path: [...place.path, 'not'] })
  return inside && { not: inside }
}

const checkAll = (parts: readonly FilterTree[], place: Place): CheckedFilter[] =>
  parts.flatMap((part, at) => checkPart(part, { ...place, path: [...place.path, at] }) ?? [])

const checkCondition = (
  condition: FilterCondition,
  { known, path, faults }: Place,
): CheckedCondition | null => {
  const refuse = (code: FilterFaultCode, at: keyof FilterCondition) => {
    faults.push({ code, path: [...path, at] })
    return null
  }
  const { family, field, operator } = condition
  const found = known.get(family)
  if (found === undefined) return refuse('unknown_family', 'family')
  const asked = found.fieldOf(field)
  if (asked === null) return refuse('unknown_field', 'field')
  const positive = positiveOf(asked, operator)
  if (positive === null) return refuse('unknown_operator', 'operator')
  const expects = readTest(asked, positive, condition.value)
  if (expects === null) return refuse('wrong_value', 'value')
  return { family, field, isNegated: positive !== operator, expects }
}

/** The operator of which this one is the negative, or itself; null for one that the field does not have. */
const positiveOf = ({ kind }: FilterField, operator: string): string | null => {
  const { positive, negative } = operatorsOf[kind]
  if (positive.includes(operator)) return operator
  return Object.hasOwn(negative, operator) ? (negative[operator] ?? null) : null
}

const readTest = (
  field: FilterField,
  operator: string,
  value: FilterCondition['value'],
): FieldTest | null => {
  const test = { operator, ...(value !== undefined && { value }) }
  const { data } = fieldTest.safeParse({ kind: field.kind, test })
  return data !== undefined && isOffered(field, data) ? data : null
}

/** Whether the options of a choice are some of the fixed list, or ids where there is none. */
const isOffered = ({ options }: FilterField, { test }: FieldTest): boolean => {
  if (test.operator !== 'any_of') return true
  return test.value.every((option) =>
    options === undefined ? typeof option === 'number' : options.some((each) => each === option),
  )
}
