import type { Database } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import { actOnMessages, messagesOf } from '../jobs/job-kinds.ts'
import { insertMessages, type NewMessage, noteGoodMessages } from './messages.repository.ts'

/** Most messages that one transaction keeps. */
const together = 100
/** Most that wait to be kept; whoever sends more is asked to come again, as every provider does. */
const mostWaiting = 2_000

interface Waiting {
  readonly message: NewMessage
  readonly now: Date
  readonly kept: () => void
  readonly refused: (error: unknown) => void
}

export interface MessageKeeper {
  /**
   * Keeps a proven message and has it acted on; a repetition changes nothing.
   *
   * @returns once it is committed
   * @throws CallError unavailable (503) when too many wait
   */
  readonly keep: (message: NewMessage, now: Date) => Promise<void>
}

/**
 * Keeps messages one transaction at a time: those that come while one is written are written together by the next, so that a crowd of
 * them costs few commits.
 */
export const createMessageKeeper = (db: Database): MessageKeeper => {
  const waiting: Waiting[] = []
  let isWriting = false

  const write = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      await keepAll(db, batch)
      for (const { kept } of batch) kept()
    } catch (error) {
      const [first] = batch
      if (batch.length === 1) return first?.refused(error)
      // The fault of one message is not that of the others.
      for (const each of batch) await write([each])
    }
  }

  const writeAll = async (): Promise<void> => {
    if (isWriting) return
    isWriting = true
    while (waiting.length > 0) await write(waiting.splice(0, together))
    isWriting = false
  }

  return {
    keep: (message, now) =>
      new Promise<void>((kept, refused) => {
        if (waiting.length >= mostWaiting) return refused(new CallError('unavailable', { retryAfter: 5 }))
        waiting.push({ message, now, kept, refused })
        void writeAll()
      }),
  }
}

const keepAll = (db: Database, batch: readonly Waiting[]): Promise<void> =>
  db.transaction(async (tx) => {
    const now = batch[0]?.now ?? new Date(0)
    await noteGoodMessages(tx, new Set(batch.map(({ message }) => message.systemId)), now)
    // One without a payment proves that the address is right, and leads nowhere.
    const leading = batch.filter(({ message }) => message.keys.length + message.externalIds.length > 0)
    const rows = await insertMessages(
      tx,
      leading.map((each) => ({ ...each.message, receivedAt: each.now })),
    )
    const accounts = new Map(rows.map((row) => [row.systemId, row]))
    for (const account of accounts.values()) await enqueue(tx, actOnMessages, ...messagesOf(account))
  })
