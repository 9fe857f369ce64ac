import type { HeldDecision } from '@lectern/contract/attempts/claim'
import {
  index,
  instantColumn,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  smallint,
} from '../../../platform/database/sql.ts'
import { attempts } from '../attempts.tables.ts'

/** What was decided of an attempt and its learner has not been told: the attempt itself still waits (decision 0052). */
export const heldDecisions = pgTable(
  'held_decisions',
  {
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    schoolId: schoolReference().notNull(),
    statusId: smallint().$type<HeldDecision['status_id']>().notNull(),
    decidedBy: reference().notNull(),
    decidedAt: instantColumn().notNull(),
    /** When the learner is told. */
    dueAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId] }),
    index().on(table.schoolId),
    index().on(table.decidedBy),
  ],
)

export const heldDecisionsColumns = {
  attemptId: heldDecisions.attemptId,
  statusId: heldDecisions.statusId,
  decidedBy: heldDecisions.decidedBy,
  decidedAt: heldDecisions.decidedAt,
  dueAt: heldDecisions.dueAt,
}
