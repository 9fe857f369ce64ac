import type { Transaction } from '../database/pool.ts'
import { type SQL, sql } from '../database/sql.ts'
import type { ParsedHappening } from './happening.ts'

/** A row of the record; its type is the code of a fact. */
export interface RecordRow extends ParsedHappening {
  readonly type: number
}

/** The statement that adds a row. */
export const insertion = ({ schoolId, userId, contactId, subjectId, details, at, type }: RecordRow): SQL => {
  const kept = keptDetails(details)
  return sql`
    insert into school_record (school_id, type, user_id, contact_id, subject_id, details, at)
    values (
      ${schoolId}::int, ${type}::smallint, ${userId}::int, ${contactId}::int, ${subjectId}::bigint,
      ${kept}::jsonb, ${at.toISOString()}::timestamptz
    )`
}

/** Whom a fact happened to: by the account, or by the contact. */
export type RecordedPerson = Pick<ParsedHappening, 'userId' | 'contactId'>

/** The statement that adds the same row for several people, in their order. */
export const insertionForMany = (
  { schoolId, subjectId, details, at, type }: Omit<RecordRow, keyof RecordedPerson>,
  people: readonly RecordedPerson[],
): SQL => {
  const users = sql.param(people.map(({ userId }) => userId))
  const contacts = sql.param(people.map(({ contactId }) => contactId))
  return sql`
    insert into school_record (school_id, type, user_id, contact_id, subject_id, details, at)
    select ${schoolId}::int, ${type}::smallint, person.user_id, person.contact_id, ${subjectId}::bigint,
      ${keptDetails(details)}::jsonb, ${at.toISOString()}::timestamptz
    from unnest(${users}::int[], ${contacts}::int[]) with ordinality as person (user_id, contact_id, place)
    order by person.place`
}

const keptDetails = (details: RecordRow['details']): string | null =>
  Object.keys(details).length === 0 ? null : JSON.stringify(details)

export const insertRow = async (tx: Transaction, row: RecordRow): Promise<void> => {
  await tx.execute(insertion(row))
}

export const insertRows = async (tx: Transaction, rows: SQL): Promise<void> => {
  await tx.execute(rows)
}

/** The statement that adds rows of one school and one fact, each about a person and a thing of its own, in their order. */
export const insertionForEach = (rows: readonly RecordRow[]): SQL => {
  const given = JSON.stringify(
    rows.map(({ schoolId, type, userId, contactId, subjectId, details, at }) => ({
      ...{ school_id: schoolId, type, user_id: userId, contact_id: contactId, subject_id: subjectId },
      details: Object.keys(details).length === 0 ? null : details,
      at: at.toISOString(),
    })),
  )
  return sql`
    insert into school_record (school_id, type, user_id, contact_id, subject_id, details, at)
    select school_id, type, user_id, contact_id, subject_id, nullif(details, 'null'::jsonb), at
    from jsonb_to_recordset(${given}::jsonb) as given (
      school_id int, type smallint, user_id int, contact_id int, subject_id bigint, details jsonb, at timestamptz
    )`
}
