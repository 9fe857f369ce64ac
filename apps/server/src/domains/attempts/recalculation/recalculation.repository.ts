import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { RecalculationState } from '@lectern/contract/attempts/recalculation'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import { attempts, attemptsColumns } from '../attempts.tables.ts'
import {
  type KeptResult,
  recalculatedAttempts,
  recalculatedAttemptsColumns,
  recalculations,
  recalculationsColumns,
} from './recalculation.tables.ts'

/** Lets one transaction at a time begin a recalculation of a quiz, or move it on. */
export const lockRecalculations = (tx: Transaction, quizId: number): Promise<void> =>
  lockByName(tx, `attempts.recalculation/${quizId}`)

/** A recalculation of a quiz of a school. */
export const findRecalculation = async (
  db: ReadDatabase,
  { schoolId, quizId, id }: { schoolId: SchoolId; quizId: number; id: number },
) => {
  const [row] = await db
    .select(recalculationsColumns)
    .from(recalculations)
    .where(
      and(
        eq(recalculations.schoolId, schoolId),
        eq(recalculations.quizId, quizId),
        eq(recalculations.id, id),
      ),
    )
  return row ?? null
}
export type RecalculationRow = NonNullable<Awaited<ReturnType<typeof findRecalculation>>>

export const findLatestRecalculation = async (db: ReadDatabase, schoolId: SchoolId, quizId: number) => {
  const [row] = await db
    .select(recalculationsColumns)
    .from(recalculations)
    .where(and(eq(recalculations.schoolId, schoolId), eq(recalculations.quizId, quizId)))
    .orderBy(desc(recalculations.id))
    .limit(1)
  return row ?? null
}

/** The recalculation, held until the transaction ends. */
export const lockRecalculation = async (
  tx: Transaction,
  { id, schoolId }: Pick<RecalculationRow, 'id' | 'schoolId'>,
) => {
  const [row] = await tx
    .select(recalculationsColumns)
    .from(recalculations)
    .where(and(eq(recalculations.schoolId, schoolId), eq(recalculations.id, id)))
    .for('update')
  return row ?? null
}

export const insertRecalculation = async (
  tx: Transaction,
  row: Pick<RecalculationRow, 'schoolId' | 'quizId' | 'versionId' | 'total' | 'createdBy' | 'createdAt'>,
): Promise<RecalculationRow> => {
  const [made] = await tx
    .insert(recalculations)
    .values({ ...row, state: 'preparing' })
    .returning(recalculationsColumns)
  if (!made) throw new Error('The recalculation was not stored.')
  return made
}

export const updateRecalculation = async (
  tx: Transaction,
  { id, schoolId }: Pick<RecalculationRow, 'id' | 'schoolId'>,
  change: Partial<Pick<RecalculationRow, 'total' | 'done' | 'changed' | 'lastAttemptId'>> & {
    state?: RecalculationState
  },
): Promise<RecalculationRow> => {
  const [row] = await tx
    .update(recalculations)
    .set(change)
    .where(and(eq(recalculations.schoolId, schoolId), eq(recalculations.id, id)))
    .returning(recalculationsColumns)
  if (!row) throw new Error('The recalculation was not stored.')
  return row
}

const isOfQuiz = (schoolId: SchoolId, quizId: number) =>
  and(eq(attempts.schoolId, schoolId), eq(attempts.quizId, quizId))

/** Finished, and marked by another version than this one. */
const isMarkedOtherwise = (versionId: number) =>
  and(
    isNotNull(attempts.finishedAt),
    or(
      and(isNull(attempts.gradedVersionId), ne(attempts.quizVersionId, versionId)),
      ne(attempts.gradedVersionId, versionId),
    ),
  )

/** How many attempts run on another version, and how many, finished since a moment, were marked by another one. */
export const countAffected = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  quizId: number,
  versionId: number,
  since: Date | null,
): Promise<{ running: number; finished: number }> => ({
  running: await db.$count(
    attempts,
    and(
      isOfQuiz(schoolId, quizId),
      eq(attempts.statusId, attemptStatus.inProcess),
      ne(attempts.quizVersionId, versionId),
    ),
  ),
  finished: await db.$count(
    attempts,
    and(
      isOfQuiz(schoolId, quizId),
      isMarkedOtherwise(versionId),
      since === null ? undefined : gt(attempts.finishedAt, since),
    ),
  ),
})

/** The next attempts that may change, in the order of their ids. */
export const listToRecalculate = (
  db: ReadDatabase,
  { schoolId, quizId, versionId, lastAttemptId }: RecalculationRow,
  limit: number,
) =>
  db
    .select(attemptsColumns)
    .from(attempts)
    .where(and(isOfQuiz(schoolId, quizId), isMarkedOtherwise(versionId), gt(attempts.id, lastAttemptId)))
    .orderBy(asc(attempts.id))
    .limit(limit)

export const insertRecalculated = async (
  tx: Transaction,
  rows: readonly {
    recalculationId: number
    attemptId: number
    userId: number
    before: KeptResult
    after: KeptResult
  }[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insert(recalculatedAttempts)
      .values([...rows])
      .onConflictDoNothing()
}

/** The next attempts of a recalculation, those to be changed held until the transaction ends. */
export const lockRecalculated = async (
  tx: Transaction,
  { id, schoolId, lastAttemptId }: RecalculationRow,
  isApplied: boolean,
  limit: number,
) => {
  const rows = await tx
    .select(recalculatedAttemptsColumns)
    .from(recalculatedAttempts)
    .where(
      and(
        eq(recalculatedAttempts.recalculationId, id),
        eq(recalculatedAttempts.isApplied, isApplied),
        gt(recalculatedAttempts.attemptId, lastAttemptId),
      ),
    )
    .orderBy(asc(recalculatedAttempts.attemptId))
    .limit(limit)
  const ids = rows.map(({ attemptId }) => attemptId)
  const held =
    ids.length === 0
      ? []
      : await tx
          .select(attemptsColumns)
          .from(attempts)
          .where(and(eq(attempts.schoolId, schoolId), inArray(attempts.id, ids)))
          .orderBy(asc(attempts.id))
          .for('update')
  const byId = new Map(held.map((attempt) => [attempt.id, attempt]))
  return rows.flatMap((row) => {
    const attempt = byId.get(row.attemptId)
    return attempt ? [{ row, attempt }] : []
  })
}

/** Gives an attempt that is held another result. */
export const setResult = async (
  tx: Transaction,
  schoolId: SchoolId,
  { recalculationId, attemptId }: { recalculationId: number; attemptId: number },
  result: KeptResult,
  isApplied: boolean,
): Promise<void> => {
  await tx
    .update(attempts)
    .set(result)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, attemptId)))
  await tx
    .update(recalculatedAttempts)
    .set({ isApplied })
    .where(
      and(
        eq(recalculatedAttempts.recalculationId, recalculationId),
        eq(recalculatedAttempts.attemptId, attemptId),
      ),
    )
}

/** One page of what changes, in the order of the attempts. */
export const listRecalculated = async (
  db: ReadDatabase,
  { id, schoolId }: Pick<RecalculationRow, 'id' | 'schoolId'>,
  page: { page: number; per_page: number },
) => {
  const isWanted = eq(recalculatedAttempts.recalculationId, id)
  const total = await db.$count(recalculatedAttempts, isWanted)
  const { quizVersionId, decidedBy } = attemptsColumns
  const rows = await db
    .select({ ...recalculatedAttemptsColumns, quizVersionId, decidedBy })
    .from(recalculatedAttempts)
    .innerJoin(attempts, eq(attempts.id, recalculatedAttempts.attemptId))
    .where(and(isWanted, eq(attempts.schoolId, schoolId)))
    .orderBy(
      sql`${recalculatedAttempts.before} ->> 'statusId' = ${recalculatedAttempts.after} ->> 'statusId'`,
      asc(recalculatedAttempts.attemptId),
    )
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
  return { rows, total }
}
