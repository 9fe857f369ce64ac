import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { SchoolId } from '../../../platform/school-id.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import { listSpokenOf } from '../attempts/attempts.repository.ts'
import { settleAttempt } from '../attempts/settle-attempt.ts'
import { actOnMessage, actOnMessages, askAbout, askingOf, messagesOf } from '../jobs/job-kinds.ts'
import { holdApart, listUnhandled, noteHandled, type KeptMessage } from './messages.repository.ts'

/** Messages that one turn takes; the next one goes on. */
const together = 100
/** Payments about which a provider is asked at the same time. */
const askedAtOnce = 4

interface Account {
  readonly schoolId: SchoolId
  readonly systemId: number
}

/** Whether an attempt is one of which a message speaks. */
const speaksOf = ({ keys, externalIds }: KeptMessage, { key, externalId, moneyId }: Spoken): boolean =>
  (key !== null && keys.includes(key)) ||
  [externalId, moneyId].some((each) => each !== null && externalIds.includes(each))
type Spoken = Awaited<ReturnType<typeof listSpokenOf>>[number]

/**
 * Looks at what an account was told and nobody acted on: each payment is asked about once, however many messages speak of it. A message
 * whose provider did not answer is tried again apart from the others.
 */
export const lookAtMessages = async (engine: PaymentEngine, account: Account): Promise<void> => {
  const { db, clock } = engine
  const messages = await listUnhandled(db, account, together)
  if (messages.length === 0) return
  const spoken = await listSpokenOf(db, account.systemId, {
    keys: messages.flatMap(({ keys }) => keys),
    externalIds: messages.flatMap(({ externalIds }) => externalIds),
  })
  const silent = await settleAll(
    engine,
    spoken.filter(({ kind }) => kind === 'charge'),
  )
  const [apart, handled] = [true, false].map((isApart) =>
    messages.filter((message) => silent.some((each) => speaksOf(message, each)) === isApart),
  )
  await db.transaction(async (tx) => {
    for (const { id, kind, schoolId } of spoken)
      if (kind === 'refund')
        await enqueue(tx, askAbout, { school_id: schoolId, transaction_id: id, kind }, askingOf(id, kind))
    await noteHandled(tx, account.schoolId, idsOf(handled), clock.now())
    await holdApart(tx, account.schoolId, idsOf(apart))
    for (const id of idsOf(apart))
      await enqueue(tx, actOnMessage, { school_id: account.schoolId, message_id: id })
    if (messages.length === together) await enqueue(tx, actOnMessages, ...messagesOf(account))
  })
}

const idsOf = (messages: readonly KeptMessage[] = []): number[] => messages.map(({ id }) => id)

/** Settles attempts, some at a time. @returns those that were not */
const settleAll = async (engine: PaymentEngine, attempts: readonly Spoken[]): Promise<Spoken[]> => {
  const left = attempts.toReversed()
  const failed: Spoken[] = []
  const work = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop())
      try {
        await settleAttempt(engine, next, { isSaid: true })
      } catch {
        // Whatever it was, the message is tried again by a job of its own, which tells of it.
        failed.push(next)
      }
  }
  await Promise.all(Array.from({ length: askedAtOnce }, work))
  return failed
}
