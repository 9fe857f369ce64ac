import type { RecalculationState } from '@lectern/contract/attempts/recalculation'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { type SchoolId, storedSchoolId } from '../../../platform/school-id.ts'
import type { AttemptRow } from '../attempts.repository.ts'
import { listAnswersOf } from '../clocks/expired-attempts.repository.ts'
import { drawnOf, type PinnedVersion, readVersion } from '../pinned-attempts.ts'
import { recordCountedAnew } from '../use-cases/record-outcome.ts'
import * as repository from './recalculation.repository.ts'
import type { RecalculationRow } from './recalculation.repository.ts'
import type { KeptResult } from './recalculation.tables.ts'
import { differs, regrade, resultOf } from './regrade.ts'

/** So many attempts are looked at in one transaction. */
const batch = 100

/** Moves a recalculation on until it is prepared, applied or undone. */
export const recalculateAttempts = defineJob({
  name: 'attempts.recalculate',
  payload: z.object({ recalculation_id: z.int(), school_id: storedSchoolId }),
  maxAttempts: 10,
})

const goOn = (tx: Transaction, { id, schoolId }: RecalculationRow): Promise<void> =>
  enqueue(
    tx,
    recalculateAttempts,
    { recalculation_id: id, school_id: schoolId },
    { jobKey: `attempts.recalculate/${id}` },
  )

const underWay: ReadonlySet<RecalculationState> = new Set(['preparing', 'applying', 'undoing'])

/**
 * Begins to count the finished attempts of a quiz anew by a version of it. Nothing is changed by it.
 *
 * @throws CallError recalculation_running (409) while another one of the quiz is under way
 */
export const prepareRecalculation = async (
  tx: Transaction,
  quiz: { schoolId: SchoolId; quizId: number; versionId: number },
  createdBy: number,
  now: Date,
): Promise<RecalculationRow> => {
  await repository.lockRecalculations(tx, quiz.quizId)
  const latest = await repository.findLatestRecalculation(tx, quiz.schoolId, quiz.quizId)
  if (latest && underWay.has(latest.state)) throw new CallError('recalculation_running')
  const { finished } = await repository.countAffected(tx, quiz.schoolId, quiz.quizId, quiz.versionId, null)
  const row = await repository.insertRecalculation(tx, {
    ...quiz,
    total: finished,
    createdBy,
    createdAt: now,
  })
  if (finished === 0) return repository.updateRecalculation(tx, row, { state: 'ready' })
  await goOn(tx, row)
  return row
}

/**
 * Applies what was prepared, or undoes what was applied.
 *
 * @throws CallError recalculation_not_ready (409)
 */
export const moveRecalculation = async (
  tx: Transaction,
  { id, schoolId, quizId }: RecalculationRow,
  [from, to]: readonly ['ready', 'applying'] | readonly ['applied', 'undoing'],
): Promise<RecalculationRow> => {
  await repository.lockRecalculations(tx, quizId)
  const row = await repository.lockRecalculation(tx, { id, schoolId })
  if (row?.state !== from) throw new CallError('recalculation_not_ready')
  const latest = await repository.findLatestRecalculation(tx, row.schoolId, quizId)
  // What came after it has taken its results over.
  if (latest?.id !== id) throw new CallError('recalculation_not_ready')
  if (row.changed === 0) return repository.updateRecalculation(tx, row, { state: endOf[to] })
  const moved = await repository.updateRecalculation(tx, row, {
    state: to,
    total: row.changed,
    done: 0,
    lastAttemptId: 0,
  })
  await goOn(tx, moved)
  return moved
}

/** The state after the work of one is done. */
const endOf = { applying: 'applied', undoing: 'undone' } as const

export const handleRecalculate = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(recalculateAttempts, async ({ recalculation_id: id, school_id: schoolId }, { clock, signal }) => {
    let isOver = false
    while (!isOver && !signal?.aborted)
      isOver = await db.transaction((tx) => step(tx, { id, schoolId }, clock.now()))
  })

/** One batch. @returns whether nothing is left */
const step = async (
  tx: Transaction,
  address: Pick<RecalculationRow, 'id' | 'schoolId'>,
  now: Date,
): Promise<boolean> => {
  const row = await repository.lockRecalculation(tx, address)
  if (row?.state === 'preparing') return prepareBatch(tx, row)
  if (row?.state === 'applying') return changeBatch(tx, row, { isUndone: false, now })
  if (row?.state === 'undoing') return changeBatch(tx, row, { isUndone: true, now })
  return true
}

const prepareBatch = async (tx: Transaction, row: RecalculationRow): Promise<boolean> => {
  const found = await repository.listToRecalculate(tx, row, batch)
  const answers = Map.groupBy(
    found.length === 0
      ? []
      : await listAnswersOf(
          tx,
          found.map(({ id }) => id),
        ),
    ({ attemptId }) => attemptId,
  )
  const versionOf = keepVersions(tx)
  const later = { ...(await versionOf(row.versionId)), id: row.versionId }
  const changed = []
  for (const attempt of found) {
    const begun = drawnOf(await versionOf(attempt.quizVersionId), attempt)
    const before = resultOf(attempt)
    const after = regrade(attempt, answers.get(attempt.id) ?? [], begun, later)
    if (!differs(before, after)) continue
    changed.push({ recalculationId: row.id, attemptId: attempt.id, userId: attempt.userId, before, after })
  }
  await repository.insertRecalculated(tx, changed)
  const isOver = found.length < batch
  await repository.updateRecalculation(tx, row, {
    done: row.done + found.length,
    changed: row.changed + changed.length,
    lastAttemptId: found.at(-1)?.id ?? row.lastAttemptId,
    ...(isOver && { state: 'ready' }),
  })
  return isOver
}

const keepVersions = (tx: Transaction) => {
  const versions = new Map<number, PinnedVersion>()
  return async (id: number): Promise<PinnedVersion> => {
    const version = versions.get(id) ?? (await readVersion(tx, id))
    versions.set(id, version)
    return version
  }
}

/** Only what is still as it was left is changed: a decision of the team that came between stays. */
const changeBatch = async (
  tx: Transaction,
  row: RecalculationRow,
  { isUndone, now }: { readonly isUndone: boolean; readonly now: Date },
): Promise<boolean> => {
  const held = await repository.lockRecalculated(tx, row, isUndone, batch)
  for (const { row: each, attempt } of held) {
    const [from, to] = isUndone ? [each.after, each.before] : [each.before, each.after]
    if (isUntouched(attempt, from)) {
      await repository.setResult(tx, row.schoolId, each, to, !isUndone)
      if (from.statusId !== to.statusId) await recordCountedAnew(tx, { ...attempt, ...to }, now)
    }
  }
  const isOver = held.length < batch
  await repository.updateRecalculation(tx, row, {
    done: row.done + held.length,
    lastAttemptId: held.at(-1)?.attempt.id ?? row.lastAttemptId,
    ...(isOver && { state: isUndone ? 'undone' : 'applied' }),
  })
  return isOver
}

const isUntouched = (attempt: AttemptRow, expected: KeptResult): boolean =>
  !differs(resultOf(attempt), expected) && attempt.gradedVersionId === expected.gradedVersionId
