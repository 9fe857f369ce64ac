import type { Transaction } from '../database/pool.ts'
import { type SQL, sql } from '../database/sql.ts'
import type { ParsedHappening } from './happening.ts'

/** A row of the record; its type is the code of a fact. */
export interface RecordRow extends ParsedHappening {
  readonly type: number
}

/** The statement that adds a row. */
export const insertion = ({ schoolId, userId, contactId, subjectId, details, at, type }: RecordRow): SQL => {
  const kept = Object.keys(details).length === 0 ? null : JSON.stringify(details)
  return sql`
    insert into school_record (school_id, type, user_id, contact_id, subject_id, details, at)
    values (
      ${schoolId}::int, ${type}::smallint, ${userId}::int, ${contactId}::int, ${subjectId}::bigint,
      ${kept}::jsonb, ${at.toISOString()}::timestamptz
    )`
}

export const insertRow = async (tx: Transaction, row: RecordRow): Promise<void> => {
  await tx.execute(insertion(row))
}
