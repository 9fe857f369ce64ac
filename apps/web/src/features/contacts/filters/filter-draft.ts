import { operatorsOf } from '@lectern/contract/filters/kinds/field-kinds'
import type { FilterCondition, FilterTree } from '@lectern/contract/filters/tree'
import type { OfferedFamily, OfferedField } from '@lectern/contract/contacts/contact-filters'

/** A condition while it is being written: its value may be missing. */
export interface DraftCondition {
  readonly key: string
  readonly family: string
  readonly field: string
  readonly operator: string
  readonly value?: FilterCondition['value']
}

export type Joint = 'all' | 'any'

export interface DraftGroup {
  readonly key: string
  readonly joint: Joint
  /** Everybody but those who pass the group. */
  readonly isNot: boolean
  readonly entries: readonly DraftCondition[]
}

/** What the editor of conditions holds: conditions, and groups of them one level deep. */
export interface FilterDraft {
  readonly joint: Joint
  readonly entries: readonly (DraftCondition | DraftGroup)[]
}

export const emptyDraft: FilterDraft = { joint: 'all', entries: [] }

export const isGroup = (entry: DraftCondition | DraftGroup): entry is DraftGroup => 'entries' in entry

let made = 0
export const newKey = (): string => `entry-${(made += 1)}`

const valueless: ReadonlySet<string> = new Set(['empty', 'not_empty', 'yes', 'no'])

/** Whether an operator compares with something. */
export const needsValue = (operator: string): boolean => !valueless.has(operator)

/** The operators of a field, the positive ones first. */
export const operatorsFor = (field: OfferedField): readonly string[] => {
  const { positive, negative } = operatorsOf[field.kind]
  return [...positive, ...Object.keys(negative)]
}

/** A new condition on a field, with the operator that its kind offers first. */
export const conditionOn = (family: OfferedFamily, field: OfferedField): DraftCondition => ({
  key: newKey(),
  family: family.name,
  field: field.name,
  operator: operatorsFor(field)[0] ?? 'not_empty',
})

const isWhole = ({ operator, value }: DraftCondition): boolean => {
  if (!needsValue(operator)) return true
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}

const conditionOf = ({ family, field, operator, value }: DraftCondition): FilterCondition => ({
  ...{ family, field, operator },
  ...(needsValue(operator) && value !== undefined ? { value } : {}),
})

const joined = (joint: Joint, parts: readonly FilterTree[]): FilterTree =>
  joint === 'all' ? { all: parts } : { any: parts }

const treeOfEntry = (entry: DraftCondition | DraftGroup): FilterTree[] => {
  if (!isGroup(entry)) return isWhole(entry) ? [conditionOf(entry)] : []
  const parts = entry.entries.filter(isWhole).map(conditionOf)
  if (parts.length === 0) return []
  const group = joined(entry.joint, parts)
  return [entry.isNot ? { not: group } : group]
}

/** The filter of a draft, without conditions that have no value yet; null when nothing is left. */
export const treeOf = ({ joint, entries }: FilterDraft): FilterTree | null => {
  const parts = entries.flatMap(treeOfEntry)
  return parts.length === 0 ? null : joined(joint, parts)
}

/** Whether something was begun and has no value yet. */
export const isUnfinished = ({ entries }: FilterDraft): boolean =>
  entries.some((entry) =>
    isGroup(entry) ? entry.entries.length === 0 || !entry.entries.every(isWhole) : !isWhole(entry),
  )

const draftCondition = (tree: FilterTree): DraftCondition | null =>
  'family' in tree ? { key: newKey(), ...tree } : null

const draftGroup = (tree: FilterTree, isNot: boolean): DraftGroup | null => {
  if ('not' in tree) return isNot ? null : draftGroup(tree.not, true)
  const parts = 'all' in tree ? tree.all : 'any' in tree ? tree.any : [tree]
  const entries = parts.map(draftCondition)
  const known = entries.filter((entry) => entry !== null)
  if (known.length !== entries.length) return null
  return { key: newKey(), joint: 'any' in tree ? 'any' : 'all', isNot, entries: known }
}

/** A stored filter for the editor; null for one that nests deeper than the editor shows. */
export const draftOf = (tree: FilterTree): FilterDraft | null => {
  const [joint, parts]: [Joint, readonly FilterTree[]] =
    'all' in tree ? ['all', tree.all] : 'any' in tree ? ['any', tree.any] : ['all', [tree]]
  const entries = parts.map((part) => draftCondition(part) ?? draftGroup(part, false))
  const known = entries.filter((entry) => entry !== null)
  return known.length === entries.length ? { joint, entries: known } : null
}
