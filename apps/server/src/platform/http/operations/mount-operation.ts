import type { Operation } from '@lectern/contract/kernel/operation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressKey, countTry } from '../../limits/limits.ts'
import { type ApiDependencies, apiBase } from '../api-dependencies.ts'
import type { Answer, BoundOperation } from './bound-operation.ts'
import { PreparedBody, type RawCall } from '../call.ts'
import { chosenSchool } from '../requests/chosen-school.ts'
import { hostOf } from '../requests/host.ts'
import { readIdempotencyKey } from './idempotency.ts'
import { localeOf } from '../requests/locale-of.ts'
import { checkOrigin } from '../requests/origin-check.ts'
import { sendText } from '../sending/send-text.ts'
import { sessionControl } from '../requests/session-token.ts'

const defaultBodyLimit = 1024 * 1024
const minuteMs = 60_000

/**
 * Gives a bound operation its route. Its limit per minute is counted here first, at no cost, and then, where something is
 * changed, for all processes together. Reads are counted by each process alone: they write nothing.
 */
export const mountOperation = (
  app: FastifyInstance,
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  { operation, run }: BoundOperation,
): void => {
  const { method, path, perMinute } = operation
  app.route({
    method,
    url: `${apiBase}${path}`,
    bodyLimit: operation.bodyLimit ?? defaultBodyLimit,
    config: {
      takesForm: operation.takesForm === true,
      ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: minuteMs } }),
    },
    handler: async (request, reply) => {
      if (method !== 'GET') checkOrigin(request)
      if (method !== 'GET') await countChange({ db, clock }, operation, request)
      return send(request, reply, await run(rawCallOf(request, reply)))
    },
  })
}

/** Counts one change of an address against the limit of its operation, for all processes together. */
export const countChange = async (
  { db, clock }: Pick<ApiDependencies, 'db' | 'clock'>,
  { id, perMinute }: Operation,
  { ip }: FastifyRequest,
): Promise<void> => {
  if (perMinute === undefined) return
  await countTry(db, [{ key: addressKey(id, ip), most: perMinute, windowMs: minuteMs }], clock.now())
}

/** A request as the binder wants it. */
export const rawCallOf = (request: FastifyRequest, reply: FastifyReply): RawCall => ({
  url: request.url,
  params: request.params,
  query: request.query,
  body: request.body,
  host: hostOf(request).name,
  schoolHeader: chosenSchool(request),
  personHeader: single(request.headers['x-person-id']) ?? null,
  idempotencyKey: readIdempotencyKey(request.headers['idempotency-key']),
  locale: localeOf(request),
  requestId: request.id,
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  isScripted: request.headers['x-requested-with'] === 'XMLHttpRequest',
  session: sessionControl(request, reply),
})

const single = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header)

const send = (request: FastifyRequest, reply: FastifyReply, { status, body }: Answer) => {
  reply.code(status).type('application/json; charset=utf-8')
  if (!(body instanceof PreparedBody))
    return sendText(request, reply.header('cache-control', 'no-store'), JSON.stringify(body))
  reply.header('cache-control', 'private, no-cache').header('etag', body.etag)
  if (request.headers['if-none-match'] === body.etag) return reply.code(304).send()
  return sendText(request, reply, body.text)
}
