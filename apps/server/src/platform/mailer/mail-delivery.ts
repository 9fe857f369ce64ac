import { mailFailures, type MailFailure, type MailState } from '@lectern/contract/identity/mail-states'
import type { Clock } from '../clock.ts'
import type { ReadDatabase, WriteDatabase } from '../database/pool.ts'
import { eq, sql } from '../database/sql.ts'
import type { Env } from '../env.ts'
import { errorCode } from '../error-fields.ts'
import { hashToken } from '../sign-in/tokens.ts'
import { mailDeliveries } from './mail-delivery.tables.ts'
import type { Mailer } from './mailer.ts'

type MailEnv = Pick<Env, 'smtpUrl'>

export interface MailFacts {
  readonly state: MailState
  readonly failure: MailFailure | null
  readonly takenAt: Date | null
}

/** Whether there is a mail server at all. */
export const hasMailServer = ({ smtpUrl }: MailEnv): boolean => smtpUrl !== undefined

/** Names the mail server without its password. */
const serverOf = (smtpUrl: string): string => {
  const url = new URL(smtpUrl)
  url.password = ''
  return hashToken(url.href)
}

const unreachable = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS'])

/** What a failed letter says of its mail server. */
export const failureOf = (error: unknown): MailFailure => {
  const code = errorCode(error) ?? ''
  if (code === 'EAUTH') return 'sign_in'
  return unreachable.has(code) ? 'unreachable' : 'refused'
}

/** Whether letters go out, as all processes have seen it. */
export const findMailFacts = async (db: ReadDatabase, { smtpUrl }: MailEnv): Promise<MailFacts> => {
  if (smtpUrl === undefined) return { state: 'kept', failure: null, takenAt: null }
  const [row] = await db
    .select({
      takenAt: mailDeliveries.takenAt,
      failedAt: mailDeliveries.failedAt,
      failure: mailDeliveries.failure,
    })
    .from(mailDeliveries)
    .where(eq(mailDeliveries.server, serverOf(smtpUrl)))
  if (!row) return { state: 'untried', failure: null, takenAt: null }
  const { takenAt, failedAt } = row
  const isFailing = failedAt !== null && (takenAt === null || failedAt > takenAt)
  const failure = mailFailures.find((each) => each === row.failure) ?? null
  return { state: isFailing ? 'failing' : 'works', failure: isFailing ? failure : null, takenAt }
}

/** The mailer, with what its mail server does noted for all processes. A letter that is refused alone says nothing of the server. */
export const noteDeliveries = (
  mailer: Mailer,
  { db, env, clock }: { readonly db: WriteDatabase; readonly env: MailEnv; readonly clock: Clock },
): Mailer => {
  const { smtpUrl } = env
  if (smtpUrl === undefined) return mailer
  const server = serverOf(smtpUrl)
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail)
      } catch (error) {
        const failure = failureOf(error)
        if (failure !== 'refused') await noteFailed(db, { server, failedAt: clock.now(), failure })
        throw error
      }
      await noteTaken(db, server, clock.now())
    },
    close: () => mailer.close(),
  }
}

/** Of many letters in a minute one is noted, unless letters failed before it. */
const noteTaken = async (db: WriteDatabase, server: string, takenAt: Date): Promise<void> => {
  const aMinuteAgo = new Date(takenAt.getTime() - 60_000)
  await db
    .insert(mailDeliveries)
    .values({ server, takenAt })
    .onConflictDoUpdate({
      target: mailDeliveries.server,
      set: { takenAt, failedAt: null, failure: null },
      setWhere: sql`${mailDeliveries.failedAt} is not null or ${mailDeliveries.takenAt} is null
        or ${mailDeliveries.takenAt} < ${aMinuteAgo}`,
    })
}

const noteFailed = async (
  db: WriteDatabase,
  { server, ...failed }: { server: string; failedAt: Date; failure: MailFailure },
): Promise<void> => {
  await db
    .insert(mailDeliveries)
    .values({ server, ...failed })
    .onConflictDoUpdate({ target: mailDeliveries.server, set: failed })
}
