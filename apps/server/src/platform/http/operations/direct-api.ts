import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '@lectern/contract/kernel/operation'
import type { DirectApi } from '@lectern/contract/kernel/page-renderer'
import type { BoundOperation } from './bound-operation.ts'
import { PreparedBody } from '../call.ts'
import { CallError, notFound } from '../call-error.ts'
import { errorBody, toCallError } from './error-mapper.ts'
import { rawCallOf } from './mount-operation.ts'

export type DirectCaller = (request: FastifyRequest, reply: FastifyReply) => DirectApi

/** What calls from inside the process may change. */
interface DirectRules {
  /** Called before something is changed. Absent: nothing is. */
  readonly beforeChange?: (operation: Operation, request: FastifyRequest) => Promise<void>
}

/**
 * The API for a page that is rendered in this process: the same operations with the visitor's own rights, without the
 * cost of a request to oneself. Reads only, unless the rules say otherwise: rendering a page never changes anything.
 */
export const directCaller = (
  bound: () => readonly BoundOperation[],
  { beforeChange }: DirectRules = {},
): DirectCaller => {
  let known: readonly Known[] | undefined
  return (request, reply) =>
    async ({ method, path, body: sent }) => {
      try {
        if (method !== 'GET' && beforeChange === undefined) throw new CallError('method_not_allowed')
        const url = new URL(path, 'http://direct.invalid')
        known ??= exactFirst(bound())
        const { target, params } = match(known, method, url.pathname)
        if (method !== 'GET') await beforeChange?.(target.operation, request)
        const query = Object.fromEntries(url.searchParams)
        const raw = {
          ...rawCallOf(request, reply),
          url: path,
          params,
          query,
          body: method === 'GET' ? undefined : sent,
          idempotencyKey: null,
        }
        const { status, body } = await target.run(raw)
        return { status, body: body instanceof PreparedBody ? body.value : body }
      } catch (error) {
        const refusal = toCallError(error)
        if (refusal === null) request.log.error({ err: error, path }, 'a page could not load its data')
        const told = refusal ?? new CallError('internal')
        return { status: told.status, body: errorBody(told, request) }
      }
    }
}

interface Known {
  readonly target: BoundOperation
  readonly pattern: readonly string[]
}

const parametersIn = ({ pattern }: Known): number => pattern.filter((part) => part.startsWith(':')).length

/** The most exact first, as the server's router takes them: `/users/permissions` is no user. */
const exactFirst = (bound: readonly BoundOperation[]): Known[] =>
  bound
    .map((target) => ({ target, pattern: target.operation.path.split('/') }))
    .toSorted((one, other) => parametersIn(one) - parametersIn(other))

const match = (known: readonly Known[], method: string, pathname: string) => {
  const segments = pathname.replace(/(?<=.)\/$/, '').split('/')
  for (const { target, pattern } of known) {
    const params = target.operation.method === method ? paramsOf(pattern, segments) : null
    if (params) return { target, params }
  }
  throw notFound(`no operation at ${pathname}`)
}

const paramsOf = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | null => {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(segment)
    else if (part !== segment) return null
  }
  return params
}
