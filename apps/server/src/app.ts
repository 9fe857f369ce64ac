import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance } from 'fastify'
import { listParticipations } from './domains/access/index.ts'
import { createIdentity, registerAccounts } from './domains/accounts/index.ts'
import { registerAttempts } from './domains/attempts/index.ts'
import { registerCourses } from './domains/courses/index.ts'
import { productOfCourse } from './domains/courses/product-of-course.ts'
import { registerLessons } from './domains/lessons/index.ts'
import { registerQuizzes } from './domains/quizzes/index.ts'
import { registerTexts } from './domains/texts/index.ts'
import { type Api, createApi } from './platform/http/api.ts'
import { apiBase } from './platform/http/api-parts.ts'
import { CallError } from './platform/http/call-error.ts'
import { sendError } from './platform/http/error-mapper.ts'
import { mountHealth } from './platform/http/health.ts'
import { parseJsonBody } from './platform/http/json-body.ts'
import { mountMailbox } from './platform/http/mailbox.ts'
import { mountPages, type WebPages } from './platform/http/pages.ts'
import { sessionToken } from './platform/http/session-token.ts'
import type { Parts } from './platform/parts.ts'

/** The whole server over the given parts, without a socket: platform first, then domains, then the one error mapper. */
export const buildApp = async (parts: Parts, pages: WebPages | null): Promise<FastifyInstance> => {
  const app = fastify({
    loggerInstance: parts.log,
    disableRequestLogging: true,
    trustProxy: parts.env.trustedProxies.length > 0 ? [...parts.env.trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    requestTimeout: 120_000,
    connectionTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  await addPlatform(app, parts)
  const api = createApi({ db: parts.db, clock: parts.clock, identity: await createIdentity(parts) })
  await registerDomains(api, parts)
  api.mount(app)
  mountHealth(app, parts)
  mountMailbox(app, parts)
  if (pages) await mountPages(app, pages, api.direct)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => sendError(unknownAddress(request), request, reply))
  return app
}

/** Binds the operations of every domain. */
export const registerDomains = async (api: Api, parts: Parts): Promise<void> => {
  registerTexts(api.bind, parts)
  registerAccounts(api.bind, parts, listParticipations)
  registerQuizzes(api.bind)
  registerAttempts(api.bind, parts)
  await registerLessons(api.bind, parts, productOfCourse)
  await registerCourses(api.bind)
}

const addPlatform = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => sessionToken(request) ?? request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      new CallError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseJsonBody(body),
  )
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      ...(parts.env.production ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

const unknownAddress = (request: { method: string; url: string }): CallError =>
  new CallError('not_found', {
    detail: `${request.method} ${request.url.startsWith(apiBase) ? 'api' : 'page'}`,
  })
