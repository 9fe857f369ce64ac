import type { AttemptStatus } from '@lectern/contract/attempts/attempt'
import type { RecalculationState } from '@lectern/contract/attempts/recalculation'
import type { Grade } from '@lectern/contract/quizzes/question-types/question-type'
import {
  boolean,
  index,
  instantColumn,
  integer,
  jsonColumn,
  numericId,
  pgTable,
  primaryKey,
  reference,
  schoolReference,
  text,
} from '../../../platform/database/sql.ts'
import { attempts } from '../attempts.tables.ts'

/** The result of an attempt at one time. */
export interface KeptResult {
  readonly statusId: AttemptStatus
  readonly grades: Record<string, Grade> | null
  readonly scores: number | null
  readonly maxScores: number | null
  readonly gradedVersionId: number | null
}

/** Results of finished attempts by a later version of their quiz: prepared, applied, undone. */
export const recalculations = pgTable(
  'recalculations',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    quizId: reference().notNull(),
    /** By what it counts. */
    versionId: reference().notNull(),
    state: text().$type<RecalculationState>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    /** The last attempt that was looked at; work goes on after it. */
    lastAttemptId: reference().notNull().default(0),
    createdBy: reference().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index().on(table.quizId, table.id), index().on(table.schoolId)],
)

export const recalculationsColumns = {
  id: recalculations.id,
  schoolId: recalculations.schoolId,
  quizId: recalculations.quizId,
  versionId: recalculations.versionId,
  state: recalculations.state,
  total: recalculations.total,
  done: recalculations.done,
  changed: recalculations.changed,
  lastAttemptId: recalculations.lastAttemptId,
  createdBy: recalculations.createdBy,
  createdAt: recalculations.createdAt,
}

/** Each attempt that changes, with what it was: by this it is undone. */
export const recalculatedAttempts = pgTable(
  'recalculated_attempts',
  {
    recalculationId: reference()
      .notNull()
      .references(() => recalculations.id, { onDelete: 'cascade' }),
    attemptId: reference()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    userId: reference().notNull(),
    before: jsonColumn<KeptResult>().notNull(),
    after: jsonColumn<KeptResult>().notNull(),
    isApplied: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.recalculationId, table.attemptId] }), index().on(table.attemptId)],
)

export const recalculatedAttemptsColumns = {
  recalculationId: recalculatedAttempts.recalculationId,
  attemptId: recalculatedAttempts.attemptId,
  userId: recalculatedAttempts.userId,
  before: recalculatedAttempts.before,
  after: recalculatedAttempts.after,
  isApplied: recalculatedAttempts.isApplied,
}
