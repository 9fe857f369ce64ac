import type { FilterFamily } from '@lectern/contract/filters/family'
import type { FilterClock } from '@lectern/contract/filters/kinds/date'
import type { FieldTest } from '@lectern/contract/filters/kinds/field-kinds'
import type { ReadDatabase } from '../database/connection.ts'
import type { SQL } from '../database/sql.ts'
import type { SchoolId } from '../school-id.ts'
import { type FilterColumn, testColumn } from './test-column.ts'

/** Where a filter looks: always in one school; a list may narrow it down further, such as to one product. */
export interface FilterScope {
  readonly schoolId: SchoolId
  readonly clock: FilterClock
}

/** What a condition asks of a field of the family; never negated. */
export interface AskedField {
  readonly field: string
  readonly expects: FieldTest
}

/** The conditions of a family whose values are in one row for everybody: several of them are one WHERE. */
interface OneRow<Scope extends FilterScope> {
  readonly condition: (asked: AskedField, scope: Scope) => SQL
  readonly ids: (isWanted: SQL, scope: Scope) => SQL
}

/** A family of the contract with its SQL. */
export interface ServerFamily<Scope extends FilterScope = FilterScope> {
  readonly family: FilterFamily
  /** `select id …` of those who pass one condition, bound to the school. */
  readonly ids: (asked: AskedField, scope: Scope) => SQL
  /** Only where everybody in the scope has exactly one row. */
  readonly oneRow?: OneRow<Scope>
}

/** What a domain adds to the filters of a list: a family that is always the same, or one with fields that only the school knows. */
export type FamilySource<Scope extends FilterScope> = (
  db: ReadDatabase,
  scope: Scope,
) => ServerFamily<Scope> | Promise<ServerFamily<Scope>>

type ColumnsOf<Family extends FilterFamily> = Readonly<Record<keyof Family['fields'] & string, FilterColumn>>

interface RowsDefinition<Family extends FilterFamily, Scope extends FilterScope> {
  /** `select … as id from … where school_id = … and ${isWanted}` */
  readonly ids: (isWanted: SQL, scope: Scope) => SQL
  readonly columns: ColumnsOf<Family>
}

/** A family whose values are columns of a table with any number of rows for a person: tags, orders. */
export const familyOfRows = <Family extends FilterFamily, Scope extends FilterScope>(
  family: Family,
  { ids, columns }: RowsDefinition<Family, Scope>,
): ServerFamily<Scope> => {
  const condition = conditionOn(family, columns)
  return { family, ids: (asked, scope) => ids(condition(asked, scope), scope) }
}

/** A family whose values are columns of the one row that everybody in the scope has: a profile. */
export const familyOfOneRow = <Family extends FilterFamily, Scope extends FilterScope>(
  family: Family,
  { ids, columns }: RowsDefinition<Family, Scope>,
): ServerFamily<Scope> => ({
  ...familyOfRows(family, { ids, columns }),
  oneRow: { ids, condition: conditionOn(family, columns) },
})

const conditionOn = <Family extends FilterFamily>({ name }: Family, columns: ColumnsOf<Family>) => {
  const known = new Map<string, FilterColumn>(Object.entries(columns))
  return ({ field, expects }: AskedField, { clock }: FilterScope): SQL => {
    const column = known.get(field)
    if (column === undefined) throw new Error(`The family ${name} has no column for ${field}.`)
    return testColumn(column, expects, clock)
  }
}
