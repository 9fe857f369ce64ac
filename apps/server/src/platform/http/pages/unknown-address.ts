import type { Operation } from '@lectern/contract/kernel/operation'
import { apiBase } from '../api-dependencies.ts'
import { CallError, notFound } from '../call-error.ts'
import { sendError } from '../operations/error-mapper.ts'
import type { HttpServer } from '../http-server.ts'

/** Answers what no route answers: 405 with the methods that an API address takes, else 404. */
export const mountUnknownAddress = (app: HttpServer, operations: readonly Operation[]): void => {
  const patterns = operations.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^${apiBase}${path.replace(/:\w+/g, '[^/]+')}/?$`),
  }))
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?')
    const taken = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method)
    if (taken.length === 0) return sendError(notFound('no such address'), request, reply)
    reply.header('allow', [...new Set(taken)].join(', '))
    return sendError(new CallError('method_not_allowed'), request, reply)
  })
}
