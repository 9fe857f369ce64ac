import {
  index,
  instantColumn,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'

/** Tasks of texts that learners have ticked for themselves: a row for each tick. */
export const taskTicks = pgTable(
  'task_ticks',
  {
    userId: reference().notNull(),
    unitId: reference().notNull(),
    /** The task, as its text names it. */
    task: text().notNull(),
    lessonId: reference().notNull(),
    schoolId: schoolReference().notNull(),
    tickedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.unitId, table.task] }),
    index().on(table.unitId),
    index().on(table.schoolId),
  ],
)
