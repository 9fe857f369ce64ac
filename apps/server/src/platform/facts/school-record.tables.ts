import {
  bigint,
  index,
  instantColumn,
  integer,
  jsonColumn,
  pgTable,
  smallint,
  sql,
  transactionColumn,
} from '../database/sql.ts'
import type { SchoolId } from '../school-id.ts'

/**
 * What happened in schools, in the order in which it was written down: rows are added and never changed. PostgreSQL keeps it in one
 * partition for each month (`school_record.sql` of the migrations), so that old months go without a trace. The columns stand from wide to narrow, because
 * PostgreSQL fills the gaps between them with zeros, and there are many rows. No foreign keys: a row outlives what it names, and an
 * erased person leaves a number that leads nowhere.
 */
export const schoolRecord = pgTable(
  'school_record',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    at: instantColumn().notNull(),
    /** The transaction that wrote it: a reader who goes on from a place passes over nothing that is committed late. */
    xact: transactionColumn()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** The one thing that the fact is about. */
    subjectId: bigint({ mode: 'number' }),
    schoolId: integer().$type<SchoolId>().notNull(),
    /** A person with an account. */
    userId: integer(),
    /** A person without one. */
    contactId: integer(),
    /** The code of the fact. */
    type: smallint().notNull(),
    /** What the columns do not hold; null when that is nothing. */
    details: jsonColumn<Record<string, unknown>>(),
  },
  (table) => [
    index('school_record_user')
      .on(table.schoolId, table.userId, table.id)
      .where(sql`user_id is not null`),
    index('school_record_contact')
      .on(table.schoolId, table.contactId, table.id)
      .where(sql`contact_id is not null`),
    index('school_record_type').on(table.schoolId, table.type, table.id),
  ],
)
