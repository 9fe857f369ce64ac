import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { handleJob, type JobHandler } from '../../../platform/queue/job.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import { listSpokenOf, listToAsk, updateAttempt } from '../attempts/attempts.repository.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { deleteOldMessages, findMessage, noteHandled } from '../messages/messages.repository.ts'
import { findSchool } from '../../schools/index.ts'
import { lookAtMessages } from '../messages/act-on-messages.ts'
import {
  actOnMessage,
  actOnMessages,
  askAbout,
  askingOf,
  askProviders,
  balanceAccount,
  balanceAccounts,
  forgetMessages,
} from './job-kinds.ts'
import { dayBefore } from '../balances/balances.ts'
import { listConnected } from '../balances/balances.repository.ts'
import { checkBalance } from '../balances/check-balance.ts'
import { findSystem } from '../payment-systems.repository.ts'
import { settleRefund } from '../refunds/settle-refund.ts'

/** Movements of money that one look of the clock takes; the next look goes on. */
const atOnce = 500
/** Nobody else takes one up while it is asked about. */
const beingAskedMs = 5 * 60_000
/** Days for which messages are kept. */
const keptDays = 90
const forgottenAtOnce = 10_000

export const paymentJobs = (engine: () => Promise<PaymentEngine>): JobHandler[] => [
  handleJob(actOnMessages, async ({ school_id: schoolId, system_id: systemId }) =>
    lookAtMessages(await engine(), { schoolId, systemId }),
  ),
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
    await db.transaction((tx) => noteHandled(tx, schoolId, [messageId], clock.now()))
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
  handleJob(balanceAccount, async ({ school_id: schoolId, system_id: id }) => {
    const tools = await engine()
    const system = await findSystem(tools.db, schoolId, id)
    const school = await findSchool(tools.db, schoolId)
    if (system && school) await checkBalance(tools, system, dayBefore(tools.clock.now(), 1, school.timeZone))
  }),
  handleJob(balanceAccounts, async ({ after }) => {
    const { db } = await engine()
    const accounts = await listConnected(db, after, atOnce)
    await db.transaction(async (tx) => {
      for (const { id, schoolId } of accounts)
        await enqueue(
          tx,
          balanceAccount,
          { school_id: schoolId, system_id: id },
          { jobKey: `payments.balance/${id}` },
        )
      const last = accounts.at(-1)
      if (accounts.length === atOnce && last) await enqueue(tx, balanceAccounts, { after: last.id })
    })
  }),
  handleJob(forgetMessages, async () => {
    const { db, clock } = await engine()
    const before = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60_000)
    await db.transaction((tx) => deleteOldMessages(tx, before, forgottenAtOnce))
  }),
]
