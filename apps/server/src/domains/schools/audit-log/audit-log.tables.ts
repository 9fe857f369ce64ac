import type { AuditAction } from '@lectern/contract/schools/audit-log'
import {
  index,
  instantColumn,
  jsonColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { schools } from '../schools.tables.ts'

/** Who changed what. Rows are added and never changed. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: numericId(),
    schoolId: schoolReference()
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: reference(),
    targetId: reference(),
    action: text().$type<AuditAction>().notNull(),
    before: jsonColumn<Record<string, unknown>>(),
    after: jsonColumn<Record<string, unknown>>(),
    ip: text(),
    at: instantColumn().notNull(),
  },
  (table) => [index().on(table.schoolId, table.at)],
)
