import type { IncomingHttpHeaders } from 'node:http'
import { apiBase } from '../../../platform/http/api-dependencies.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { RefusedMessage } from '../../../platform/providers/payments/payment-provider.ts'
import { createSharedWork } from '../../../platform/shared-work.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import {
  messagesPath,
  type OpenConnection,
  openConnection,
  schoolOrigin,
} from '../connections/connections.ts'
import { createMessageKeeper } from './keep-messages.ts'
import { findSystemOfToken, noteRefusedMessage } from './messages.repository.ts'

const bodyLimit = 256 * 1024
/** Of one address: a provider sends the messages of all its schools from few. */
const perMinute = 6_000
/** Accounts that are looked up at once, and how long the next one waits. */
const lookUps = 20
const patienceMs = 10_000
/** Codes of repeated and foreign headers are none of a provider's. */
const mostHeaders = 100

/**
 * `POST /api/v1/payment-messages/…`: takes what a provider tells. The address chooses the account whose secret proves the message; it is
 * kept and acted on later, so that its answer never waits, and it says only where to look. One that is refused is counted, not kept.
 */
export const mountPaymentMessages = (app: HttpServer, engine: PaymentEngine): void => {
  const { db, clock } = engine
  const keeper = createMessageKeeper(db)
  // Messages that come at the same moment to one address look it up once.
  const accounts = createSharedWork<Account>(lookUps, patienceMs)
  void app.register(async (scope) => {
    // A signature is of the bytes that were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    scope.post<{ Params: { token: string }; Body: Buffer | undefined }>(
      `${apiBase}${messagesPath}/:token`,
      { bodyLimit, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
      async ({ params, headers, body }, reply) => {
        const { system, open } = await accounts.of(params.token, () => findAccount(engine, params.token))
        const now = clock.now()
        try {
          const message = await open.provider.readMessage(
            open.connection,
            body ?? new Uint8Array(),
            plainHeaders(headers),
            now,
          )
          const { id: messageId, word, keys, externalIds } = message
          const place = { schoolId: system.schoolId, systemId: system.id }
          await keeper.keep({ ...place, messageId, word, keys, externalIds }, now)
          const answer = open.provider.replyTo(open.connection, message, now)
          return await reply.code(answer.status).headers(answer.headers).send(answer.body)
        } catch (error) {
          if (!(error instanceof RefusedMessage)) throw error
          await db.transaction((tx) => noteRefusedMessage(tx, system.id, now))
          return await reply.code(400).header('content-type', 'text/plain; charset=utf-8').send('refused')
        }
      },
    )
  })
}

interface Account {
  readonly system: NonNullable<Awaited<ReturnType<typeof findSystemOfToken>>>
  readonly open: OpenConnection
}

/** @throws CallError not_found where nothing is connected at an address */
const findAccount = async (engine: PaymentEngine, token: string): Promise<Account> => {
  const system = await findSystemOfToken(engine.db, token)
  if (system === null) throw notFound('no such address of messages')
  const open = openConnection(engine, system, await schoolOrigin(engine.db, engine, system.schoolId))
  if (open === null) throw notFound('a payment system that is not connected')
  return { system, open }
}

const plainHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, mostHeaders)
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
