import { graceSeconds } from '@lectern/contract/attempts/rules/attempt-clock'
import { z } from 'zod'
import type { Dependencies } from '../../../platform/dependencies.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import * as repository from '../attempts.repository.ts'
import { type PinnedAttempts, type PinnedVersion, readVersion } from '../pinned-attempts.ts'
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

/** Asks for the closing of attempts when nothing more may arrive; all that end in one second are asked for once. */
export const enqueueClosing = async (tx: Transaction, deadline: Date): Promise<void> => {
  const second = Math.ceil(deadline.getTime() / 1000) + graceSeconds
  await enqueue(
    tx,
    closeExpiredAttempts,
    {},
    { jobKey: `attempts.closeExpiredAttempts/${second}`, runAt: new Date(second * 1000) },
  )
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
  return (await endAttempt(tx, version, attempt, await repository.listAnswers(tx, id), now)).attempt
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
    await endAttempt(tx, version, attempt, answers.get(attempt.id) ?? [], now)
  }
  return expired.length
}
