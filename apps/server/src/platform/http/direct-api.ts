import type { FastifyReply, FastifyRequest } from 'fastify'
import type { DirectApi } from '@lectern/contract/kernel/page-renderer'
import type { BoundOperation } from './bound-operation.ts'
import { PreparedBody } from './call.ts'
import { CallError, notFound } from './call-error.ts'
import { toCallError } from './error-mapper.ts'
import { rawCallOf } from './mount-operation.ts'

export type DirectCaller = (request: FastifyRequest, reply: FastifyReply) => DirectApi

/**
 * The API for a page that is rendered in this process: the same operations with the visitor's own rights, without the
 * cost of a request to oneself. Reads only: rendering a page never changes anything.
 */
export const directCaller =
  (bound: () => readonly BoundOperation[]): DirectCaller =>
  (request, reply) =>
  async ({ method, path }) => {
    try {
      if (method !== 'GET') throw new CallError('method_not_allowed')
      const url = new URL(path, 'http://direct.invalid')
      const { target, params } = match(bound(), url.pathname)
      const query = Object.fromEntries(url.searchParams)
      const raw = {
        ...rawCallOf(request, reply),
        url: path,
        params,
        query,
        body: undefined,
        idempotencyKey: null,
      }
      const { status, body } = await target.run(raw)
      return { status, body: body instanceof PreparedBody ? body.value : body }
    } catch (error) {
      const refusal = toCallError(error)
      if (refusal === null) request.log.error({ err: error, path }, 'a page could not load its data')
      const { status, body } = refusal ?? new CallError('internal')
      return { status, body }
    }
  }

const match = (bound: readonly BoundOperation[], pathname: string) => {
  const segments = pathname.split('/')
  for (const target of bound) {
    const params = target.operation.method === 'GET' ? paramsOf(target.operation.path, segments) : null
    if (params) return { target, params }
  }
  throw notFound(`no operation at ${pathname}`)
}

const paramsOf = (path: string, segments: readonly string[]): Record<string, string> | null => {
  const pattern = path.split('/')
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment)
    else if (part !== segment) return null
  }
  return params
}
