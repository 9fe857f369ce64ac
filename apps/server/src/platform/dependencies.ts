import type { Clock } from './clock.ts'
import type { Notifications } from './database/notifications.ts'
import type { ReadDatabase, Database, OpenDatabase } from './database/pool.ts'
import type { Env } from './env.ts'
import type { GroupProvider } from './group-provider/group-provider.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mailer/mailer.ts'
import type { StoringMailer } from './mailer/storing-mailer.ts'
import type { SignInServices } from './sign-in/services.ts'
import type { PaymentProviders } from './providers/payments/payment-provider.ts'
import type { ObjectStorage } from './storage/object-storage.ts'
import type { FetchLimits } from './uploads/fetch-public.ts'
import type { UploadStore } from './uploads/upload-store.ts'
import type { FastifyBaseLogger } from 'fastify'

/** Everything that the house lends to its domains. A test replaces any of it. */
export interface Dependencies {
  readonly env: Env
  readonly log: Log & FastifyBaseLogger
  readonly database: OpenDatabase
  readonly db: Database
  readonly reading: ReadDatabase
  readonly clock: Clock
  readonly notifications: Notifications
  readonly mailer: Mailer
  /** Mails kept because there is no mail server; null with one. */
  readonly storedMails: StoringMailer | null
  readonly storage: ObjectStorage
  /** Bytes of resumable uploads that are not whole yet. */
  readonly uploads: UploadStore
  readonly services: SignInServices
  /** Where money is taken. */
  readonly paymentProviders: PaymentProviders
  /** Where closed groups are. */
  readonly groupProvider: GroupProvider
  /** How far this server goes for a file of the web: the usual limits are empty here. */
  readonly fetchLimits: FetchLimits
  /** Chance: a number in [0, 1). */
  readonly random: () => number
  /** Folder of the compiled interface texts, `{locale}/{group}.json`. */
  readonly textsFolder: string
}
