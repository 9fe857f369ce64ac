import type { DateTest, FilterClock } from '@lectern/contract/filters/kinds/date'
import { dayRangeOf, momentRangeOf } from '@lectern/contract/filters/kinds/date'
import type { FieldTest } from '@lectern/contract/filters/kinds/field-kinds'
import { blankTexts, foldWanted } from '@lectern/contract/filters/kinds/text'
import { escapeLike } from '../database/holds-words.ts'
import { and, or, type SQL, type SQLWrapper, sql } from '../database/sql.ts'

/** Where the values of a field are. */
export type FilterColumn =
  /** A column or an expression with one value in a row. */
  | SQLWrapper
  /** Texts that are stored folded, so that an index serves. */
  | { readonly folded: SQLWrapper }
  /** An array with the choices of a row. */
  | { readonly several: SQLWrapper }
  /** A choice of a fixed list that is no column, such as a state that dates tell: the condition of each option. */
  | { readonly byOption: Readonly<Record<string, (clock: FilterClock) => SQL | undefined>> }

type TestOf<Kind extends FieldTest['kind']> = Extract<FieldTest, { kind: Kind }>['test']

/**
 * A positive condition on a column, as the contract's `holdsValue` means it; null or false for no value.
 *
 * A moment is a `timestamptz`, a day a `date`.
 */
export const testColumn = (column: FilterColumn, { kind, test }: FieldTest, clock: FilterClock): SQL => {
  if ('folded' in column) return kind === 'text' ? testFolded(column.folded, test) : refuse(kind, 'folded')
  if ('several' in column)
    return kind === 'choices' ? testSeveral(column.several, test) : refuse(kind, 'several')
  if ('byOption' in column)
    return kind === 'choice' ? testOptions(column.byOption, test, clock) : refuse(kind, 'byOption')
  switch (kind) {
    case 'text':
      return testFolded(sql`folded(${column})`, test)
    case 'number':
      return testNumber(column, test)
    case 'moment':
      return testMoment(column, test, clock)
    case 'day':
      return testDay(column, test, clock)
    case 'choice':
    case 'choices':
      return test.operator === 'any_of' ? sql`${column} = any(${listOf(test)})` : isThere(column)
    case 'flag':
      return sql`(${column})`
  }
}

const refuse = (kind: string, form: string): never => {
  throw new Error(`A ${kind} is not stored ${form}.`)
}

const testSeveral = (array: SQLWrapper, test: TestOf<'choices'>): SQL =>
  test.operator === 'any_of' ? sql`${array} && ${listOf(test)}` : sql`cardinality(${array}) > 0`

const isThere = (column: SQLWrapper): SQL => sql`${column} is not null`

const testFolded = (folded: SQLWrapper, test: TestOf<'text'>): SQL => {
  switch (test.operator) {
    case 'is':
      return sql`${folded} = ${foldWanted(test.value)}`
    case 'contains':
      return sql`${folded} like ${`%${escapeLike(foldWanted(test.value))}%`}`
    case 'starts_with':
      return sql`${folded} like ${`${escapeLike(foldWanted(test.value))}%`}`
    case 'not_empty':
      return sql`${folded} <> all(${sql.param([...blankTexts])})`
  }
}

const comparisons = {
  is: sql`=`,
  less_than: sql`<`,
  at_most: sql`<=`,
  more_than: sql`>`,
  at_least: sql`>=`,
} as const

const testNumber = (column: SQLWrapper, test: TestOf<'number'>): SQL =>
  test.operator === 'not_empty'
    ? isThere(column)
    : sql`${column} ${comparisons[test.operator]} ${numberOf(test.value)}`

/** A whole number keeps the index of a column of whole numbers; a fraction is compared as JavaScript does. */
const numberOf = (value: number): SQL =>
  Number.isInteger(value) ? sql`${value}::bigint` : sql`${value}::double precision`

const testMoment = (column: SQLWrapper, test: DateTest, clock: FilterClock): SQL => {
  const { from, before } = momentRangeOf(test, clock)
  return allOf([
    isThere(column),
    from && sql`${column} >= ${from.toISOString()}::timestamptz`,
    before && sql`${column} < ${before.toISOString()}::timestamptz`,
  ])
}

const testDay = (column: SQLWrapper, test: DateTest, clock: FilterClock): SQL => {
  const { first, last } = dayRangeOf(test, clock)
  return allOf([
    isThere(column),
    first === undefined ? undefined : sql`${column} >= ${first}::date`,
    last === undefined ? undefined : sql`${column} <= ${last}::date`,
  ])
}

const allOf = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`

const testOptions = (
  conditions: Readonly<Record<string, (clock: FilterClock) => SQL | undefined>>,
  test: TestOf<'choice'>,
  clock: FilterClock,
): SQL => {
  const wanted = test.operator === 'any_of' ? test.value.map(String) : Object.keys(conditions)
  return or(...wanted.map((option) => conditions[option]?.(clock))) ?? sql`false`
}

const listOf = ({ value }: { readonly value: readonly (string | number)[] }) => sql.param([...value])
