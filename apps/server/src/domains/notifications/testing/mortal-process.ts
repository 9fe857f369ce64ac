import type { PoolClient } from 'pg'
import { type Database, type OpenDatabase, openDatabase } from '../../../platform/database/pool.ts'
import { silentLog } from '../../../platform/log.ts'
import type { Mail, Mailer } from '../../../platform/mailer/mailer.ts'

/** Thrown by everything that a process asks for after it died. */
export class ProcessDiedError extends Error {}

/** What may go wrong with a process: it dies before a step that it takes, or the mail server refuses its first letters. */
export interface Fate {
  /** Counted from 0; null: it lives. */
  readonly diesBefore: number | null
  readonly refusals: number
}

/** A letter that the mail server accepted. */
export interface Accepted {
  readonly mail: Mail
  /** Whether the process went on to its next step: else it may not have written down that the letter was accepted. */
  isNoted: boolean
}

/**
 * A process with connections of its own that dies between two steps: every question to the database is one, and what comes before and after
 * the mail server accepts a letter.
 */
export const mortalProcess = (
  { target }: Pick<OpenDatabase, 'target'>,
  fate: Fate,
  accept: (mail: Mail) => void,
  onStep: (steps: number) => void = () => {},
) => {
  const opened = openDatabase(target, { log: silentLog, name: 'lectern mortal process', size: 4 })
  const accepted: Accepted[] = []
  let steps = 0
  let refusals = fate.refusals
  const step = () => {
    if (fate.diesBefore !== null && steps >= fate.diesBefore)
      throw new ProcessDiedError('The process is dead.')
    onStep(++steps)
  }
  const counted = <Ask extends (...given: never[]) => unknown>(ask: Ask): Ask =>
    new Proxy(ask, {
      apply: (real, self, given: unknown[]) => {
        try {
          step()
        } catch (error) {
          const told = given.at(-1)
          if (typeof told !== 'function') return Promise.reject(error)
          return process.nextTick(told, error)
        }
        for (const letter of accepted) letter.isNoted = true
        return Reflect.apply(real, self, given)
      },
    })
  const clients: PoolClient[] = []
  opened.pool.on('connect', (client) => {
    clients.push(client)
    client.query = counted(client.query)
  })
  const mailer: Mailer = {
    send: async (mail) => {
      step()
      if (refusals-- > 0) throw new Error('The mail server refuses.')
      accept(mail)
      accepted.push({ mail, isNoted: false })
      step()
    },
    close: async () => {},
  }
  return {
    db: opened.db satisfies Database,
    mailer,
    /** Does something, and ends as a process does: its open transactions are undone. */
    live: async (work: () => Promise<void>): Promise<readonly Accepted[]> => {
      try {
        await work()
      } catch (error) {
        if (!isDeath(error)) throw error
      } finally {
        // The pool would wait for connections that the dead hold.
        await Promise.all(clients.map((client) => client.end()))
      }
      return accepted
    },
  }
}

const isDeath = (error: unknown): boolean =>
  error instanceof ProcessDiedError || (error instanceof Error && isDeath(error.cause))
