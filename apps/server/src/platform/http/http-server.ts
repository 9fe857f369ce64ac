import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { createErrorTexts, type ErrorTexts } from '../texts/error-texts.ts'
import { CallError } from './call-error.ts'
import { finishRequests } from './finish-requests.ts'
import { sendError } from './operations/error-mapper.ts'
import { acceptFormBodies } from './requests/form-body.ts'
import { limitBodyTime } from './requests/body-time.ts'
import { parseJsonBody } from './requests/json-body.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Words every refusal of this server. */
    errorTexts: ErrorTexts
  }
}

export type HttpServer = FastifyInstance

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
} as const

/** The contract's schemas check and write everything: Fastify's own compilers are not even loaded. */
const noSchemas = () => () => {
  throw new Error('A route has no schema of its own: the contract describes it.')
}

/** An HTTP server without routes: limits, cookies, JSON bodies, security headers, one log line a request. */
export const createHttpServer = async ({
  env,
  log,
  textsFolder,
}: Pick<Dependencies, 'env' | 'log' | 'textsFolder'>): Promise<HttpServer> => {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    // An upload may take hours: bodies are watched by `limitBodyTime` and by whoever takes long ones.
    requestTimeout: 0,
    connectionTimeout: 120_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // What the router itself refuses: an address that cannot be decoded, a part of it that is too long.
    frameworkErrors: sendError,
    forceCloseConnections: 'idle',
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  app.decorate('errorTexts', createErrorTexts(textsFolder))
  app.server.headersTimeout = 60_000
  finishRequests(app)
  limitBodyTime(app)
  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    // Never by a token: nobody has looked at it yet, and a new invented one each time would be a new allowance.
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new CallError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseJsonBody(body),
  )
  acceptFormBodies(app)
  const headers = env.production
    ? { ...securityHeaders, 'strict-transport-security': 'max-age=31536000' }
    : securityHeaders
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.setErrorHandler(sendError)
  return app
}
