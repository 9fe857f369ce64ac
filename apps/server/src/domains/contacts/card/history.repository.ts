import { schoolRecord } from '../../../platform/facts/school-record.tables.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { and, eq, inArray, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { KeysetList, KeysetPage } from '../../../platform/lists/keyset.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { listAbsorbed } from '../merging/absorbed.repository.ts'
import type { SeenPerson } from '../services.ts'

const columns = {
  id: schoolRecord.id,
  at: schoolRecord.at,
  type: schoolRecord.type,
  subjectId: schoolRecord.subjectId,
  details: schoolRecord.details,
}

/** Which rows of the record are wanted. */
export interface HistoryFilter {
  readonly schoolId: SchoolId
  readonly person: SeenPerson
  /** Codes of facts. */
  readonly types: readonly number[]
  /** Codes of facts that only the team causes; present where only what the team did is wanted. */
  readonly teamTypes?: readonly number[] | undefined
}

const isByTeam = (teamTypes: readonly number[]): SQL | undefined =>
  or(
    inArray(schoolRecord.type, [...teamTypes]),
    sql`${schoolRecord.details} ? 'by_id'`,
    sql`${schoolRecord.details} ? 'is_by_team'`,
  )

const isWanted = ({ schoolId, types, teamTypes }: HistoryFilter, of: SQL): SQL | undefined =>
  and(
    eq(schoolRecord.schoolId, schoolId),
    of,
    inArray(schoolRecord.type, [...types]),
    teamTypes && isByTeam(teamTypes),
  )

/** One page of what happened to a person, by the account and by the contact: each from its own index. */
export const listHistory = async (
  db: ReadDatabase,
  filter: HistoryFilter,
  page: KeysetPage<HistoryRow>,
): Promise<HistoryRow[]> => {
  const rowsOf = (of: SQL) =>
    db
      .select(columns)
      .from(schoolRecord)
      .where(and(eq(schoolRecord.schoolId, filter.schoolId), isWanted(filter, of), page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit)
  const { id, userId } = filter.person
  const merged = await listAbsorbed(db, filter.schoolId, id)
  const ofContact = await rowsOf(inArray(schoolRecord.contactId, [id, ...merged]))
  const ofAccount = userId === null ? [] : await rowsOf(eq(schoolRecord.userId, userId))
  return [...ofContact, ...ofAccount].toSorted((one, other) => other.id - one.id).slice(0, page.limit)
}

export interface HistoryRow {
  readonly id: number
  readonly at: Date
  readonly type: number
  readonly subjectId: number | null
  readonly details: Readonly<Record<string, unknown>> | null
}

/** The order in which the record was written. */
export const historyKeyset: KeysetList<HistoryRow, 'latest'> = {
  id: schoolRecord.id,
  idOf: ({ id }) => id,
  orders: {
    latest: { column: schoolRecord.id, type: 'bigint', direction: 'desc', valueOf: ({ id }) => id },
  },
}
