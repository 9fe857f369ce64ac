import { graceSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import * as repository from '../attempts.repository.ts'
import { drawnOf, type PinnedAttempts, type PinnedVersion, readVersion } from '../pinned-attempts.ts'
import { listAnswersOf, lockExpiredAttempts } from './expired-attempts.repository.ts'
import { endAttempt } from '../use-cases/finish-attempt.ts'

/** So many attempts are closed in one transaction. */
const batch = 100

/** Closes and marks every attempt whose countdown has ended, whether or not anybody is there. */
export const closeExpiredAttempts = defineJob({
  name: 'attempts.closeExpiredAttempts',
  payload: z.object({}),
  maxAttempts: 10,
  lane: 'clocks',
})

/** The second in which nothing more may arrive. */
const closingSecond = (deadline: Date): number => Math.ceil(deadline.getTime() / 1000) + graceSeconds

/** Asks for the closing of attempts when nothing more may arrive; all that end in one second are asked for once. */
export const enqueueClosing = async (tx: Transaction, deadline: Date): Promise<void> => {
  const second = closingSecond(deadline)
  await enqueue(
    tx,
    closeExpiredAttempts,
    {},
    { jobKey: `attempts.closeExpiredAttempts/${second}`, runAt: new Date(second * 1000) },
  )
}

/** Makes sure, before an attempt begins, that its closing is asked for. */
export type AskClosing = (db: Database, deadline: Date) => Promise<void>

/** So many seconds are remembered. */
const mostSeconds = 1_000

/**
 * Asks for each second once in a process: all who start an exam in the same second would otherwise wait for the row of the
 * same job, one after another.
 */
export const createAskClosing = (): AskClosing => {
  const asked = new Map<number, Promise<void>>()
  return (db, deadline) => {
    const second = closingSecond(deadline)
    const known = asked.get(second)
    if (known) return known
    const asking = db.transaction((tx) => enqueueClosing(tx, deadline))
    asked.set(second, asking)
    asking.catch(() => asked.delete(second))
    for (const old of asked.keys()) if (asked.size > mostSeconds) asked.delete(old)
    return asking
  }
}

/** Ends and marks an attempt that this transaction holds and whose time is up; answers the ended attempt. */
export const closeWhenExpired = async (
  tx: Transaction,
  versionOf: PinnedAttempts['versionOf'],
  { id, userId, quizVersionId }: repository.AttemptRow,
  now: Date,
): Promise<repository.AttemptRow | null> => {
  const version = await versionOf(quizVersionId)
  const attempt = await repository.lockOwnAttempt(tx, userId, id)
  if (!attempt || attempt.finishedAt !== null) return attempt
  return (await endAttempt(tx, drawnOf(version, attempt), attempt, await repository.listAnswers(tx, id), now))
    .attempt
}

export const handleCloseExpired = ({ db }: Pick<Dependencies, 'db'>): JobHandler =>
  handleJob(closeExpiredAttempts, async (_payload, { clock, signal }) => {
    const now = clock.now()
    const endedBefore = new Date(now.getTime() - graceSeconds * 1000)
    let closed = batch
    while (closed === batch && !signal?.aborted)
      closed = await db.transaction((tx) => closeBatch(tx, endedBefore, now))
  })

const closeBatch = async (tx: Transaction, endedBefore: Date, now: Date): Promise<number> => {
  const expired = await lockExpiredAttempts(tx, endedBefore, batch)
  const ids = expired.map(({ id }) => id)
  const answers = Map.groupBy(await listAnswersOf(tx, ids), ({ attemptId }) => attemptId)
  const versions = new Map<number, PinnedVersion>()
  for (const attempt of expired) {
    const version = versions.get(attempt.quizVersionId) ?? (await readVersion(tx, attempt.quizVersionId))
    versions.set(attempt.quizVersionId, version)
    await endAttempt(tx, drawnOf(version, attempt), attempt, answers.get(attempt.id) ?? [], now)
  }
  return expired.length
}
