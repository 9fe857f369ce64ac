import type { IncomingHttpHeaders } from 'node:http'
import { apiBase } from '../../../platform/http/api-dependencies.ts'
import { notFound } from '../../../platform/http/call-error.ts'
import type { HttpServer } from '../../../platform/http/http-server.ts'
import { RefusedMessage } from '../../../platform/providers/payments/payment-provider.ts'
import { enqueue } from '../../../platform/queue/enqueue.ts'
import type { PaymentEngine } from '../attempts/attempt-parts.ts'
import { messagesPath, openConnection, schoolOrigin } from '../connections/connections.ts'
import { actOnMessage } from '../jobs/payment-jobs.ts'
import {
  findSystemOfToken,
  insertMessage,
  noteGoodMessage,
  noteRefusedMessage,
} from './messages.repository.ts'

const bodyLimit = 256 * 1024
/** Of one address: a provider sends the messages of all its schools from few. */
const perMinute = 6_000
/** Codes of repeated and foreign headers are none of a provider's. */
const mostHeaders = 100

/**
 * `POST /api/v1/payment-messages/…`: takes what a provider tells. The address chooses the account whose secret proves the message; it is
 * kept and acted on later, so that its answer never waits, and it says only where to look. One that is refused is counted, not kept.
 */
export const mountPaymentMessages = (app: HttpServer, engine: PaymentEngine): void => {
  const { db, clock } = engine
  void app.register(async (scope) => {
    // A signature is of the bytes that were sent.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body)
    scope.post<{ Params: { token: string }; Body: Buffer | undefined }>(
      `${apiBase}${messagesPath}/:token`,
      { bodyLimit, config: { rateLimit: { max: perMinute, timeWindow: 60_000 } } },
      async ({ params, headers, body }, reply) => {
        const system = await findSystemOfToken(db, params.token)
        if (system === null) throw notFound('no such address of messages')
        const origin = await schoolOrigin(db, engine, system.schoolId)
        const open = openConnection(engine, system, origin)
        if (open === null) throw notFound('a payment system that is not connected')
        const now = clock.now()
        try {
          const message = await open.provider.readMessage(
            open.connection,
            body ?? new Uint8Array(),
            plainHeaders(headers),
            now,
          )
          await db.transaction(async (tx) => {
            await noteGoodMessage(tx, system.id, now)
            if (message.keys.length + message.externalIds.length === 0) return
            const { id: messageId, word, keys, externalIds } = message
            const place = { schoolId: system.schoolId, systemId: system.id }
            const id = await insertMessage(tx, { ...place, messageId, word, keys, externalIds }, now)
            if (id === null) return
            await enqueue(tx, actOnMessage, { school_id: system.schoolId, message_id: id })
          })
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

const plainHeaders = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, mostHeaders)
      .flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
