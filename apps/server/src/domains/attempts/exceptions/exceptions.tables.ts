import {
  check,
  index,
  instantColumn,
  integer,
  numericId,
  pgTable,
  reference,
  schoolReference,
  sql,
  text,
  unique,
} from '../../../platform/database/sql.ts'

import { participantGroups } from '../../teams/teams.tables.ts'

/** What counts otherwise for one person, or for a group of participants, at a quiz in a lesson. */
export const attemptExceptions = pgTable(
  'attempt_exceptions',
  {
    id: numericId(),
    schoolId: schoolReference().notNull(),
    lessonId: reference().notNull(),
    quizId: reference().notNull(),
    userId: reference(),
    participantGroupId: reference().references(() => participantGroups.id, { onDelete: 'cascade' }),
    extraPercent: integer().notNull().default(0),
    extraMinutes: integer().notNull().default(0),
    extraAttempts: integer().notNull().default(0),
    opensAt: instantColumn(),
    closesAt: instantColumn(),
    reason: text().notNull().default(''),
    givenBy: reference().notNull(),
    givenAt: instantColumn().notNull(),
  },
  (table) => [
    // Each person and each group has one at a place, however many give it at once.
    unique('attempt_exceptions_person').on(table.lessonId, table.quizId, table.userId),
    unique('attempt_exceptions_group').on(table.lessonId, table.quizId, table.participantGroupId),
    check('attempt_exceptions_for_whom', sql`num_nonnulls(user_id, participant_group_id) = 1`),
    index().on(table.quizId, table.givenAt),
    index().on(table.userId),
    index().on(table.schoolId),
  ],
)

export const attemptExceptionsColumns = {
  id: attemptExceptions.id,
  schoolId: attemptExceptions.schoolId,
  lessonId: attemptExceptions.lessonId,
  quizId: attemptExceptions.quizId,
  userId: attemptExceptions.userId,
  participantGroupId: attemptExceptions.participantGroupId,
  extraPercent: attemptExceptions.extraPercent,
  extraMinutes: attemptExceptions.extraMinutes,
  extraAttempts: attemptExceptions.extraAttempts,
  opensAt: attemptExceptions.opensAt,
  closesAt: attemptExceptions.closesAt,
  reason: attemptExceptions.reason,
  givenBy: attemptExceptions.givenBy,
  givenAt: attemptExceptions.givenAt,
}
