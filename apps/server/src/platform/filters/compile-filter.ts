import {
  type CheckedCondition,
  type CheckedFilter,
  conditionsOf,
} from '@lectern/contract/filters/check-filter'
import { type SQL, type SQLWrapper, sql } from '../database/sql.ts'
import type { FilterScope, ServerFamily } from './server-family.ts'

/** What a filter is compiled with. */
export interface FilterTarget<Scope extends FilterScope> {
  readonly families: readonly ServerFamily<Scope>[]
  /** `select id …` of all among whom the filter chooses. Every family selects ids out of these. */
  readonly everyone: (scope: Scope) => SQL
  readonly scope: Scope
}

/** A set of ids, or everybody but these. */
interface IdSet {
  readonly ids: SQL
  readonly isComplement: boolean
}

/**
 * The ids that pass a filter, each once, as a query in brackets: `where id in ${…}`, `from ${…} as chosen`.
 *
 * Conditions are sets of ids, joined by INTERSECT, UNION and EXCEPT. In one WHERE, PostgreSQL asks the other table once for each row
 * as soon as OR joins two tables, which reads 17 times as many buffers.
 */
export const compileFilter = <Scope extends FilterScope>(
  filter: CheckedFilter,
  target: FilterTarget<Scope>,
): SQL => {
  const compiling = compilingFor(target)
  const { ids, isComplement } = compilePart(filter, compiling)
  if (isComplement) return except(inBrackets(target.everyone(target.scope)), [ids])
  return hasEachOnce(filter, compiling) ? ids : inBrackets(sql`select distinct id from ${ids} as chosen`)
}

/** Operations between sets leave each id once; a set alone may have one for every row of a person. */
const hasEachOnce = <Scope extends FilterScope>(
  filter: CheckedFilter,
  compiling: Compiling<Scope>,
): boolean => {
  const [first, second] = conditionsOf(filter)
  return first === undefined || second !== undefined || familyOf(first, compiling).oneRow !== undefined
}

/** The rows of a list. */
export interface ListRow {
  /** The column that `everyone` selects. */
  readonly id: SQLWrapper
  /** The family whose values are in the rows themselves. */
  readonly family: string
}

/**
 * The same as a condition on the rows of a list. What the rows themselves say is asked of them, so that a page in the order of an index
 * ends when it is full; every other part of an AND is a set of ids for itself, of which PostgreSQL asks either the whole or row by row,
 * whichever is less. Joined by INTERSECT it would have to make the whole of each.
 */
export const whereFilter = <Scope extends FilterScope>(
  filter: CheckedFilter,
  target: FilterTarget<Scope>,
  row: ListRow,
): SQL => {
  const compiling = compilingFor(target)
  const parts = 'all' in filter ? filter.all : [filter]
  const own = parts.filter((part) => isOfFamily(part, row.family))
  const others = parts.filter((part) => !own.includes(part))
  const conditions = [
    ...own.map((part) => conditionOf(part, compiling)),
    ...others.map((part) => isAmong(row, compilePart(part, compiling))),
  ]
  return sql`(${sql.join(conditions, sql.raw(' and '))})`
}

/** A page is merged of so many parts at most. */
const mostAlternatives = 8

/**
 * Conditions on the rows of a list, of which at least one holds where the filter does. A page in an order of the list is the first rows of
 * the pages by each: each ends when it is full. Sets that OR joins have to be made whole and put in order before the first row is known.
 */
export const alternativesOf = <Scope extends FilterScope>(
  filter: CheckedFilter,
  target: FilterTarget<Scope>,
  row: ListRow,
): SQL[] => {
  const parts = partsByOr(filter, row)
  return (parts.length > mostAlternatives ? [filter] : parts).map((part) => whereFilter(part, target, row))
}

/**
 * What the rows themselves say stays together: it is asked of each row as it comes. Conditions alone are parted: PostgreSQL knows how
 * rare those are that are joined by AND too badly to walk through an order for them.
 */
const partsByOr = (filter: CheckedFilter, row: ListRow): CheckedFilter[] => {
  if (!('any' in filter) || isOfFamily(filter, row.family)) return [filter]
  const own = filter.any.filter((part) => isOfFamily(part, row.family))
  const others = filter.any.filter((part) => !own.includes(part))
  if (!others.every((part) => 'family' in part)) return [filter]
  return [...(own.length > 0 ? [{ any: own }] : []), ...others]
}

const isOfFamily = (filter: CheckedFilter, family: string): boolean =>
  conditionsOf(filter).every((each) => each.family === family)

const conditionOf = <Scope extends FilterScope>(filter: CheckedFilter, compiling: Compiling<Scope>): SQL => {
  if ('not' in filter) return notTrue(conditionOf(filter.not, compiling))
  if ('all' in filter || 'any' in filter) {
    const [parts, joint] = 'all' in filter ? [filter.all, ' and '] : [filter.any, ' or ']
    return sql`(${sql.join(
      parts.map((part) => conditionOf(part, compiling)),
      sql.raw(joint),
    )})`
  }
  const { oneRow } = familyOf(filter, compiling)
  if (oneRow === undefined) throw new Error(`The family ${filter.family} is not in the rows of the list.`)
  return asWanted(filter, oneRow.condition(filter, compiling.scope))
}

/** Not `not in`, which PostgreSQL answers row by row once the set outgrows its memory. */
const isAmong = ({ id }: ListRow, { ids, isComplement }: IdSet): SQL => {
  const found = sql`exists (select 1 from ${ids} as chosen where chosen.id = ${id})`
  return isComplement ? sql`not ${found}` : found
}

interface Compiling<Scope extends FilterScope> {
  readonly families: ReadonlyMap<string, ServerFamily<Scope>>
  readonly scope: Scope
}

const compilingFor = <Scope extends FilterScope>({
  families,
  scope,
}: FilterTarget<Scope>): Compiling<Scope> => ({
  families: new Map(families.map((each) => [each.family.name, each])),
  scope,
})

const compilePart = <Scope extends FilterScope>(
  filter: CheckedFilter,
  compiling: Compiling<Scope>,
): IdSet => {
  if ('all' in filter) return intersectionOf(compileGroup(filter.all, ' and ', compiling))
  if ('any' in filter) return unionOf(compileGroup(filter.any, ' or ', compiling))
  if ('not' in filter) return complementOf(compilePart(filter.not, compiling))
  const ids = familyOf(filter, compiling).ids(filter, compiling.scope)
  return { ids: inBrackets(ids), isComplement: filter.isNegated }
}

/** The sets of a group. Conditions on the one row of a family are one set, with one WHERE. */
const compileGroup = <Scope extends FilterScope>(
  parts: readonly CheckedFilter[],
  joint: ' and ' | ' or ',
  compiling: Compiling<Scope>,
): IdSet[] => {
  const byRow = Map.groupBy(parts, (part) =>
    'family' in part && familyOf(part, compiling).oneRow ? part.family : null,
  )
  return [...byRow].flatMap(([family, inRow]) => {
    const oneRow = family === null ? undefined : compiling.families.get(family)?.oneRow
    if (oneRow === undefined || inRow.length === 1) return inRow.map((part) => compilePart(part, compiling))
    const conditions = inRow.flatMap((part) =>
      'family' in part ? [asWanted(part, oneRow.condition(part, compiling.scope))] : [],
    )
    const isWanted = sql`(${sql.join(conditions, sql.raw(joint))})`
    return [{ ids: inBrackets(oneRow.ids(isWanted, compiling.scope)), isComplement: false }]
  })
}

/** A missing value makes a condition null: it does not hold, and its negative does. `is true` would hide the condition from indexes. */
const asWanted = ({ isNegated }: CheckedCondition, condition: SQL): SQL =>
  isNegated ? notTrue(condition) : sql`(${condition})`

const notTrue = (condition: SQL): SQL => sql`((${condition}) is not true)`

const familyOf = <Scope extends FilterScope>(
  { family }: CheckedCondition,
  { families }: Compiling<Scope>,
): ServerFamily<Scope> => {
  const found = families.get(family)
  if (found === undefined) throw new Error(`The family ${family} has no SQL here.`)
  return found
}

const complementOf = ({ ids, isComplement }: IdSet): IdSet => ({ ids, isComplement: !isComplement })

const parted = (sets: readonly IdSet[]) => ({
  these: sets.filter(({ isComplement }) => !isComplement).map(({ ids }) => ids),
  others: sets.filter(({ isComplement }) => isComplement).map(({ ids }) => ids),
})

/** In all of the sets; what is left of everybody is asked for only where nothing else bounds it. */
const intersectionOf = (sets: readonly IdSet[]): IdSet => {
  const { these, others } = parted(sets)
  return these.length === 0
    ? { ids: joined(others, ' union '), isComplement: true }
    : { ids: except(joined(these, ' intersect '), others), isComplement: false }
}

/** In one of the sets; everybody but some joined with a set is everybody but those who are in none. */
const unionOf = (sets: readonly IdSet[]): IdSet => {
  const { these, others } = parted(sets)
  return others.length === 0
    ? { ids: joined(these, ' union '), isComplement: false }
    : { ids: except(joined(others, ' intersect '), these), isComplement: true }
}

const joined = (queries: readonly SQL[], operation: ' union ' | ' intersect '): SQL => {
  const [first] = queries
  return queries.length === 1 && first ? first : inBrackets(sql.join([...queries], sql.raw(operation)))
}

const except = (ids: SQL, others: readonly SQL[]): SQL =>
  others.length === 0 ? ids : inBrackets(sql.join([ids, ...others], sql.raw(' except ')))

const inBrackets = (query: SQL): SQL => sql`(${query})`
