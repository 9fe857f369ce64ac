import type { Locale } from '@lectern/contract/kernel/locales'
import { type Database, inTransaction } from '../../../platform/database/pool.ts'
import type { School } from '../../../platform/http/call.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import * as repository from '../accounts.repository.ts'
import { sendWelcome } from '../jobs/send-welcome.ts'

export interface NewPerson {
  readonly userId: number
  readonly language: Locale
  readonly phone: string | undefined
  readonly school: School
  /** The address of the school for links in letters: from the settings, never from the call (THREATS T53). */
  readonly origin: string
  readonly now: Date
}

/** Completes a new account with what the sign-up told, and has the welcome sent. */
export const welcomePerson = (db: Database, person: NewPerson): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { userId, language, phone, school, origin, now } = person
    await repository.updateUser(tx, userId, { language, ...(phone === undefined ? {} : { phone }) }, now)
    await enqueue(tx, sendWelcome, { user_id: userId, locale: language, school: school.name, origin })
  })
