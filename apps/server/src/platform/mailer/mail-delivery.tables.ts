import { instantColumn, pgTable, text } from '../database/sql.ts'

/** What the mail servers of this installation did last: how every process knows whether letters go out. */
export const mailDeliveries = pgTable('mail_deliveries', {
  /** Which mail server, as a hash: another one begins as untried. */
  server: text().primaryKey(),
  takenAt: instantColumn(),
  failedAt: instantColumn(),
  failure: text(),
})
