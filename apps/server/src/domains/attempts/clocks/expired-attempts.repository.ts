import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, eq, inArray, lt } from '../../../platform/database/sql.ts'
import { attemptAnswers, attemptAnswersColumns, attempts, attemptsColumns } from '../attempts.tables.ts'

/** Holds attempts whose countdown has ended and that nobody else is closing now, those that ended first before others. */
export const lockExpiredAttempts = (tx: Transaction, endedBefore: Date, limit: number) =>
  tx
    .select(attemptsColumns)
    .from(attempts)
    .where(and(eq(attempts.statusId, attemptStatus.inProcess), lt(attempts.deadlineAt, endedBefore)))
    .orderBy(attempts.deadlineAt)
    .limit(limit)
    .for('update', { skipLocked: true })

/** The stored answers of some attempts. */
export const listAnswersOf = (db: ReadDatabase, attemptIds: readonly number[]) =>
  db
    .select(attemptAnswersColumns)
    .from(attemptAnswers)
    .where(inArray(attemptAnswers.attemptId, [...attemptIds]))
