import type { WatchedPlace } from '@lectern/contract/live/line'
import {
  boolean,
  index,
  instantColumn,
  numericId,
  pgTable,
  reference,
  schoolReference,
  sql,
  text,
  transactionColumn,
} from '../../platform/database/sql.ts'

/** Where something happened, for some minutes: what every process passes on, and what is told to those whose line was cut. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: numericId(),
    /** The transaction that wrote it: numbers of rows say nothing of the order in which transactions end. */
    transaction: transactionColumn()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: instantColumn()
      .notNull()
      .default(sql`clock_timestamp()`),
    kind: text().$type<'comments' | 'attempt' | 'bell' | 'task' | 'import'>().notNull(),
    /** Null: of no school, as the bell of a person. */
    schoolId: schoolReference(),
    placeType: text().$type<WatchedPlace>(),
    /** The lesson, the unit, or the first version of the attempt. */
    placeId: reference(),
    /** The comment, the attempt, the task, or the import. */
    subjectId: reference(),
    isForTeam: boolean().notNull().default(false),
    /** Whose bell, task or import; at a place: who hears of it beside the team. */
    userId: reference(),
  },
  (table) => [index().on(table.transaction), index().on(table.createdAt)],
)
