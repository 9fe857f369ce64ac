import { type AttemptStatus, attemptStatus, attemptVersionsShown } from '@lectern/contract/attempts/attempt'
import { countPoints } from '@lectern/contract/attempts/rules/score-attempt'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from '../../../platform/database/sql.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { attempts, attemptsColumns } from '../attempts.tables.ts'
import { tellAttempt, tellClaim } from '../claims/tell-attempt.ts'
import { settleGrades } from './settled-grades.ts'

/** The attempts of one chain of rework: the first one and what it was reworked into. */
const isVersionOf = (schoolId: SchoolId, rootId: number) =>
  and(eq(attempts.schoolId, schoolId), or(eq(attempts.id, rootId), eq(attempts.rootId, rootId)))

/** The latest versions of an attempt, itself included, the first of them first. */
export const listVersions = async (
  db: ReadDatabase,
  { id, rootId, schoolId }: Pick<AttemptRow, 'id' | 'rootId' | 'schoolId'>,
) => {
  const rows = await db
    .select({
      id: attempts.id,
      // Over all of them, before the limit takes the first ones away.
      number: sql<number>`(row_number() over (order by ${attempts.id}))::int`,
      statusId: attempts.statusId,
      decidedBy: attempts.decidedBy,
      startedAt: attempts.startedAt,
      finishedAt: attempts.finishedAt,
    })
    .from(attempts)
    .where(isVersionOf(schoolId, rootId ?? id))
    .orderBy(desc(attempts.id))
    .limit(attemptVersionsShown)
  return rows.toReversed()
}

type VersionRow = Pick<AttemptRow, 'id' | 'rootId' | 'statusId' | 'decidedBy'>

/** The versions of what some attempts belong to, named by their first versions, each with the first of them first. */
export const listVersionsOf = async (db: ReadDatabase, schoolId: SchoolId, rootIds: readonly number[]) => {
  const { id, rootId, statusId, decidedBy } = attemptsColumns
  if (rootIds.length === 0) return new Map<number, VersionRow[]>()
  const rows = await db
    .select({ id, rootId, statusId, decidedBy })
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        or(inArray(attempts.id, [...rootIds]), inArray(attempts.rootId, [...rootIds])),
      ),
    )
    .orderBy(asc(attempts.id))
  return Map.groupBy(rows, (row) => row.rootId ?? row.id)
}

/** Gives a new version the answers of the one that it reworks, as drafts that any device may go on with. */
export const copyAnswers = async (tx: Transaction, fromId: number, toId: number): Promise<void> => {
  await tx.execute(sql`
    insert into attempt_answers (attempt_id, question_id, answer, taken, last_device, last_seq, saved_at)
    select ${toId}, question_id, answer, '{}'::jsonb, 'earlier', 0, saved_at
    from attempt_answers where attempt_id = ${fromId}`)
}

/** Marks the finished versions before this one as replaced by it (document 002 §4, status 4). */
export const replaceEarlier = async (
  tx: Transaction,
  { id, rootId, schoolId }: Pick<AttemptRow, 'id' | 'rootId' | 'schoolId'>,
): Promise<void> => {
  if (rootId === null) return
  await tx
    .update(attempts)
    .set({ statusId: attemptStatus.superseded })
    .where(and(isVersionOf(schoolId, rootId), ne(attempts.id, id)))
}

/** An attempt of the school within a scope, held until the transaction ends, and whether a later version is there. */
export const lockDecided = async (tx: Transaction, schoolId: SchoolId, attemptId: number, scope?: SQL) => {
  const [row] = await tx
    .select(attemptsColumns)
    .from(attempts)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, attemptId), scope))
    .for('update')
  if (!row) return null
  const last = (await listVersions(tx, row)).at(-1)
  return { attempt: row, isReplaced: last?.id !== row.id }
}

/** Writes the points of an attempt, and what they make of it. */
export const setGrades = async (
  tx: Transaction,
  { id, schoolId }: Pick<AttemptRow, 'id' | 'schoolId'>,
  result: Pick<AttemptRow, 'grades' | 'scores' | 'maxScores' | 'statusId'>,
): Promise<AttemptRow> => {
  const [row] = await tx
    .update(attempts)
    .set(result)
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, id)))
    .returning(attemptsColumns)
  if (!row) throw new Error('The points of the attempt were not stored.')
  // The learner sees points with the decision: before it, there is nothing to tell them.
  if (row.statusId === attemptStatus.underCheck) await tellClaim(tx, schoolId, id)
  else await tellAttempt(tx, row)
  return row
}

/** Writes what somebody of the team decided of an attempt; an answer that got no points counts no longer. */
export const setStatus = async (
  tx: Transaction,
  { id, schoolId, grades }: Pick<AttemptRow, 'id' | 'schoolId' | 'grades'>,
  decision: { readonly statusId: AttemptStatus; readonly decidedBy: number; readonly decidedAt: Date },
): Promise<AttemptRow> => {
  const [row] = await tx
    .update(attempts)
    .set({ ...decision, ...countPoints(settleGrades({ grades, ...decision })) })
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, id)))
    .returning(attemptsColumns)
  if (!row) throw new Error('The status of the attempt was not stored.')
  await tellAttempt(tx, row)
  return row
}
