import { z } from 'zod'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { defineJob, handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import { listSpokenOf, listToAsk, updateAttempt } from '../attempts/attempts.repository.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { deleteOldMessages, findMessage, noteHandled } from '../messages/messages.repository.ts'
import { settleRefund } from '../refunds/settle-refund.ts'

/** What a provider told is looked at: the state is asked of the provider itself. */
export const actOnMessage = defineJob({
  name: 'payments.actOnMessage',
  payload: z.object({ school_id: storedSchoolId, message_id: z.int() }),
  maxAttempts: 10,
  lane: 'payments',
})

/** One movement of money whose outcome is open is asked about. */
export const askAbout = defineJob({
  name: 'payments.askAbout',
  payload: z.object({
    school_id: storedSchoolId,
    transaction_id: z.int(),
    kind: z.enum(['charge', 'refund']),
  }),
  maxAttempts: 1,
  lane: 'payments',
})

/** The clock looks for movements of money about which a provider is asked by now. */
export const askProviders = defineJob({
  name: 'payments.askProviders',
  payload: z.object({}),
  maxAttempts: 1,
  lane: 'payments',
})

export const forgetMessages = defineJob({
  name: 'payments.forgetMessages',
  payload: z.object({}),
  maxAttempts: 3,
  lane: 'tasks',
})

/** Movements of money that one look of the clock takes; the next look goes on. */
const atOnce = 500
/** Nobody else takes one up while it is asked about. */
const beingAskedMs = 5 * 60_000
/** Days for which messages are kept. */
const keptDays = 90
const forgottenAtOnce = 10_000

/** Refunds are sent one after the other: not every provider knows a repetition. */
export const askingOf = (id: number, kind: 'charge' | 'refund') => ({
  jobKey: `payments.ask/${id}`,
  ...(kind === 'refund' && { queue: `payments.refund/${id}` }),
})

export const paymentJobs = (engine: () => Promise<PaymentEngine>): JobHandler[] => [
  handleJob(actOnMessage, async ({ school_id: schoolId, message_id: messageId }) => {
    const { db, clock, ...rest } = await engine()
    const message = await findMessage(db, schoolId, messageId)
    if (message === null || message.handledAt !== null) return
    for (const { id, kind } of await listSpokenOf(db, message.systemId, message))
      if (kind === 'charge') await settleAttempt({ db, clock, ...rest }, { schoolId, id }, { isSaid: true })
      else
        await db.transaction((tx) =>
          enqueue(tx, askAbout, { school_id: schoolId, transaction_id: id, kind }, askingOf(id, kind)),
        )
    await db.transaction((tx) => noteHandled(tx, schoolId, messageId, clock.now()))
  }),
  handleJob(askAbout, async ({ school_id: schoolId, transaction_id: id, kind }) => {
    try {
      await (kind === 'charge' ? settleAttempt : settleRefund)(await engine(), { schoolId, id })
    } catch (error) {
      // It did not answer: when it is asked next is written down.
      if (!(error instanceof CallError)) throw error
    }
  }),
  handleJob(askProviders, async () => {
    const { db, clock } = await engine()
    const now = clock.now()
    const held = new Date(now.getTime() + beingAskedMs)
    for (const { id, kind, schoolId } of await listToAsk(db, now, atOnce))
      await db.transaction(async (tx) => {
        await updateAttempt(tx, schoolId, id, { nextAskAt: held })
        await enqueue(tx, askAbout, { school_id: schoolId, transaction_id: id, kind }, askingOf(id, kind))
      })
  }),
  handleJob(forgetMessages, async () => {
    const { db, clock } = await engine()
    const before = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60_000)
    await db.transaction((tx) => deleteOldMessages(tx, before, forgottenAtOnce))
  }),
]
